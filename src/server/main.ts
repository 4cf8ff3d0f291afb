import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'

import { getRequestListener } from '@hono/node-server'

import { contentFile, loadPortfolio, projectRoot } from '#disk/load-portfolio.ts'

import { createApp } from './app.ts'
import { contactWords, type ContactWords } from './contact-words.ts'
import { hasCode, listen, type Listening } from './listen.ts'
import { openMessageStore, type MessageStore } from './message-store.ts'
import { readSettings } from './settings.ts'

const portsToTry = 20
const millisecondsToFinish = 10_000

const { settings, faults } = readSettings(process.env, projectRoot)
if (faults.length > 0) stop(faults)
const { host, siteFolder, dataFolder, base, allowedOrigins } = settings
if (!existsSync(join(siteFolder, 'index.html'))) {
  stop([`There is no built site in ${siteFolder}. Run "npm run build" or set SITE_FOLDER.`])
}
const words = readWords()
const store = openStore()
const app = createApp({ store, siteFolder, words, allowedOrigins, base, log: console.error })
const listening = await startServers()
let closing = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
console.log(`Folio is at http://${hostToOpen()}:${listening.port}${base && `${base}/`}`)

function readWords(): ContactWords | undefined {
  const file = contentFile()
  try {
    const { portfolio } = loadPortfolio(file)
    if (portfolio) return contactWords(portfolio)
  } catch (error) {
    stop([`${relative(process.cwd(), file)} cannot be read: ${reason(error)}.`])
  }
  return stop(['The content has problems. Run "npm run validate" to see them.'])
}

function openStore(): MessageStore {
  try {
    return openMessageStore(dataFolder)
  } catch (error) {
    return stop([
      `Messages cannot be kept in ${dataFolder}: ${reason(error)}. Set DATA_DIR to a folder that can be written.`,
    ])
  }
}

async function startServers(): Promise<Listening> {
  const listener = getRequestListener(app.fetch)
  try {
    return await listen({
      createServer: () =>
        createServer({ headersTimeout: 15_000, requestTimeout: 30_000 }, listener),
      host,
      port: settings.port,
      attempts: portsToTry,
      onTaken: (taken, next) => console.error(`Port ${taken} is taken; trying ${next}.`),
    })
  } catch (error) {
    store.close()
    if (hasCode(error, 'EADDRINUSE')) {
      return stop([`Port ${settings.port} and those after it are taken. Set PORT to a free one.`])
    }
    return stop([`The service cannot listen at ${host}: ${reason(error)}. Set HOST or PORT.`])
  }
}

/** An address for a browser: the ones that stand for all addresses cannot be opened. */
function hostToOpen(): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Ctrl+C in a terminal can arrive twice: at the whole group, and passed on by the parent. */
async function close() {
  if (closing) return
  closing = true
  await listening.close(millisecondsToFinish)
  store.close()
  process.exit(0)
}

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
