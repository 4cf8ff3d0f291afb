import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { getConnInfo } from '@hono/node-server/conninfo'

import { contentFile, loadPortfolio, projectRoot } from '#disk/load-portfolio.ts'

import { createApp } from './app.ts'
import { clientAddress, trustedProxies } from './client-address.ts'
import { contactWords, type ContactWords } from './contact-words.ts'
import { startDelivery } from './delivery/start-delivery.ts'
import { httpServer } from './http-server.ts'
import { hasCode, listen, type Listening } from './listen.ts'
import { createLog, reason } from './log.ts'
import { purgeDaily } from './purge-daily.ts'
import { createRateLimits } from './rate-limits.ts'
import { readSettings, type Settings } from './settings.ts'
import { DamagedDatabase } from './storage/damaged-database.ts'
import { openMessageStore, type OpenStore } from './storage/open-message-store.ts'

const portsToTry = 20
/** What is in flight has this long: requests, the mail that is on its way, and then the database. */
const millisecondsToFinish = 8000
const millisecondsToMail = 5000
const millisecondsToClose = 1000

const log = createLog(console.error, process.stderr.isTTY)
const settings = settingsOrStop()
const { host, siteFolder, base, storage } = settings
if (!existsSync(join(siteFolder, 'index.html'))) {
  stop([`There is no built site in ${siteFolder}. Run "npm run build" or set SITE_FOLDER.`])
}
const words = readWords()
const { store, pool } = await openStore()
const delivery = startDelivery(settings.delivery, store, log)
let closing = false
const isTrusted = trustedProxies(settings.trustedProxies)
const app = createApp({
  store,
  siteFolder,
  words,
  base,
  log,
  allowedOrigins: settings.allowedOrigins,
  hsts: settings.hsts,
  addressOf: (c) =>
    clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('X-Forwarded-For'), isTrusted),
  rateLimits: createRateLimits(settings.rateLimit, pool),
  onStored: () => delivery?.nudge(),
  delivery,
  isClosing: () => closing,
})
const listening = await startServers()
const { keepDays } = settings
const purge = (before: number) => store.purge(before, delivery !== undefined)
const stopPurging = keepDays === undefined ? undefined : purgeDaily(keepDays, purge, log)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
console.log(`Folio is at http://${hostToOpen()}:${listening.port}${base && `${base}/`}`)

function settingsOrStop(): Settings {
  const reading = readSettings(process.env, projectRoot)
  return 'faults' in reading ? stop(reading.faults) : reading.settings
}

function readWords(): ContactWords | undefined {
  try {
    const { portfolio } = loadPortfolio(contentFile())
    if (portfolio) return contactWords(portfolio)
  } catch (error) {
    stop([reason(error)])
  }
  return stop(['The content has problems. Run "npm run validate" to see them.'])
}

async function openStore(): Promise<OpenStore> {
  try {
    return await openMessageStore(storage, (error) => {
      log('warn', 'The database was interrupted', { reason: reason(error) })
    })
  } catch (error) {
    if (error instanceof DamagedDatabase) return stop([error.message])
    return stop([
      'url' in storage
        ? `The database of DATABASE_URL cannot be used: ${reason(error)}.`
        : `Messages cannot be kept in ${storage.folder}: ${reason(error)}. Set DATA_DIR to a folder that can be written.`,
    ])
  }
}

async function startServers(): Promise<Listening> {
  try {
    return await listen({
      createServer: () =>
        httpServer(app, { maxConnections: settings.maxConnections, isProxy: isTrusted }),
      host,
      port: settings.port,
      attempts: portsToTry,
      onTaken: (taken, next) => console.error(`Port ${taken} is taken; trying ${next}.`),
    })
  } catch (error) {
    await store.close()
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
  // A mail server that does not answer is not waited for: the message stays in the queue.
  const mailed = Promise.race([delivery?.stop(), setTimeout(millisecondsToMail)])
  const purged = Promise.race([stopPurging?.(), setTimeout(millisecondsToMail)])
  await Promise.all([listening.close(millisecondsToFinish), mailed, purged])
  // Nor is a database: what it has not confirmed, nobody was told of as stored.
  await Promise.race([store.close(), setTimeout(millisecondsToClose)])
  process.exit(0)
}

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}
