import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { getConnInfo } from '@hono/node-server/conninfo'

import { readReason } from '#disk/read-reason.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { decodeLetters } from '#content/site-path.ts'
import { isInside } from '#disk/is-inside.ts'
import { Refusal } from '#disk/refusal.ts'
import { findSiteBasePath } from '#disk/find-site-base-path.ts'

import { createApp } from './app.ts'
import { findClientAddress, parseTrustedProxies } from './limits/client-address.ts'
import { findContactTexts, type ContactTexts } from './contact/contact-texts.ts'
import { startDelivery } from './delivery/start-delivery.ts'
import { createHttpServer } from './http/http-server.ts'
import { hasCode } from '#disk/has-code.ts'
import { listen, type Listening } from './http/listen.ts'
import { loadServiceSettings } from './load-service-settings.ts'
import type { Log } from './log.ts'
import { purgeDaily } from './purge-daily.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { readBuiltBase } from './read-built-base.ts'
import type { Settings } from './settings.ts'
import { openMessageStore, type OpenStore } from './storage/open-message-store.ts'

const portsToTry = 20
/** How long the parts of the service may take to stop, in ms. */
const answerTimeout = 8000
const mailTimeout = 5000
const storeTimeout = 1000

/** A service that answers requests. */
export type Service = {
  /** The address of its site. */
  readonly address: string
  /** Ends it within a few seconds. A second call does nothing. */
  readonly close: () => Promise<void>
}

/** Starts the service of the settings. Rejects with a Refusal that says what is wrong with them. */
export async function startService(log: Log): Promise<Service> {
  const settings = await loadServiceSettings((line) => log('warn', line)).catch((error) =>
    refuse(readReason(error)),
  )
  const { host, siteFolder, storage, keepDays } = settings
  if (!existsSync(join(siteFolder, 'index.html'))) {
    refuse(`There is no built site in ${siteFolder}. Run "npm run build" or set SITE_FOLDER.`)
  }
  if ('folder' in storage && isInside(storage.folder, siteFolder)) {
    refuse(
      `DATA_DIR is ${storage.folder}, in the folder of the built site: everyone could read the messages, and the next build would delete them. Name a folder elsewhere.`,
    )
  }
  const base = settings.base ?? findSiteBasePath().replace(/\/$/u, '')
  const builtBase = readBuiltBase(siteFolder)
  if (builtBase !== undefined && decodeLetters(builtBase) !== base) {
    log(
      'warn',
      `The built site begins at ${builtBase}/, and this service at ${base}/: the page would be without styles and scripts. Build it again, or set BASE_PATH to ${builtBase}/`,
    )
  }
  const texts = readTexts()
  const { store, pool } = await openStore(settings, log)
  // A page without a form of this service gets no messages: there is nothing to say about mail.
  const delivery =
    texts || settings.delivery ? startDelivery(settings.delivery, store, log) : undefined
  let closing = false
  const isTrusted = parseTrustedProxies(settings.trustedProxies)
  const app = createApp({
    store,
    siteFolder,
    texts,
    base,
    log,
    allowedOrigins: settings.allowedOrigins,
    hsts: settings.hsts,
    readAddress: (c) =>
      findClientAddress(
        getConnInfo(c).remote.address ?? '',
        c.req.header('X-Forwarded-For'),
        isTrusted,
      ),
    rateLimits: createRateLimits(settings.rateLimit, pool),
    onStored: () => delivery?.nudge(),
    delivery,
    isClosing: () => closing,
  })
  const listening = await startServers(settings, () =>
    createHttpServer(app, { maxConnections: settings.maxConnections, isProxy: isTrusted }),
  ).catch(async (error) => {
    // Do not wait for a mail server: it would delay the reason by minutes.
    void delivery?.stop()
    await store.close()
    throw error
  })
  const purge = (before: number) => store.purge(before, delivery !== undefined)
  const stopPurging = keepDays === undefined ? undefined : purgeDaily(keepDays, purge, log)
  return {
    address: `http://${findHostToOpen(host)}:${listening.port}${base && `${base}/`}`,
    async close() {
      if (closing) return
      closing = true
      // Do not wait for a mail server that does not answer: the message stays in the queue.
      const mailed = Promise.race([delivery?.stop(), setTimeout(mailTimeout)])
      const purged = Promise.race([stopPurging?.(), setTimeout(mailTimeout)])
      await Promise.all([listening.close(answerTimeout), mailed, purged])
      // Do not wait for the database either: unconfirmed messages were never acknowledged.
      await Promise.race([store.close(), setTimeout(storeTimeout)])
    },
  }
}

function readTexts(): ContactTexts | undefined {
  try {
    // The service may run without the files of the site, as in a container.
    const { portfolio } = loadPortfolio(findContentFile(), { checksFiles: false })
    if (portfolio) return findContactTexts(portfolio)
  } catch (error) {
    refuse(readReason(error))
  }
  return refuse('The content has errors. Run "npm run validate" to see them.')
}

async function openStore({ storage }: Settings, log: Log): Promise<OpenStore> {
  try {
    return await openMessageStore(storage, (error) => {
      log('warn', 'The database was interrupted', { reason: readReason(error) })
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(
      'url' in storage
        ? `The database of DATABASE_URL cannot be used: ${readReason(error)}.`
        : `Messages cannot be stored in ${storage.folder}: ${readReason(error)}. Set DATA_DIR to a folder that can be written.`,
    )
  }
}

async function startServers(
  { host, port }: Settings,
  createServer: Parameters<typeof listen>[0]['createServer'],
): Promise<Listening> {
  try {
    return await listen({
      createServer,
      host,
      port,
      attempts: portsToTry,
      onTaken: (taken, next) => console.error(`Port ${taken} is in use; trying ${next}.`),
    })
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      return refuse(`Port ${port} and the next ones are in use. Set PORT to a free one.`)
    }
    return refuse(`The service cannot listen at ${host}: ${readReason(error)}. Set HOST or PORT.`)
  }
}

/** Returns a host that a browser can open: 0.0.0.0 and :: are not addresses. */
function findHostToOpen(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function refuse(sentence: string): never {
  throw new Refusal(sentence)
}
