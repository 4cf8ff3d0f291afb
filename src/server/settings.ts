import { join, resolve } from 'node:path'

import type { MailOptions } from './delivery/create-mail-sender.ts'
import { readEnvironment } from './environment.ts'

/** How messages reach the owner. */
export type DeliverySettings =
  | ({ readonly by: 'mail' } & MailOptions)
  | { readonly by: 'webhook'; readonly url: string }

/** Where messages are stored: in a folder of this machine, or in a PostgreSQL. */
export type StorageSettings = { readonly folder: string } | { readonly url: string }

/** The settings of the service. */
export type Settings = {
  readonly port: number
  /** A name or an address. "localhost" means every loopback address. */
  readonly host: string
  /** How many connections may be open at once. */
  readonly maxConnections: number
  readonly siteFolder: string
  /** The base path of the site, without a slash at the end. Undefined if the content says it. */
  readonly base: string | undefined
  readonly storage: StorageSettings
  /** After how many days messages are deleted; undefined if they are kept. */
  readonly keepDays: number | undefined
  /** Undefined if messages wait in the database. */
  readonly delivery: DeliverySettings | undefined
  readonly allowedOrigins: readonly string[]
  /** Whether browsers must use HTTPS for this host, or also for its subdomains. */
  readonly hsts: 'off' | 'on' | 'subdomains'
  /** The addresses and subnets of proxies. */
  readonly trustedProxies: readonly string[]
  /** Messages within ten minutes from one address and from all. May be Infinity. */
  readonly rateLimit: { readonly perAddress: number; readonly all: number }
}

/** Reads the environment; every error is one sentence. Returns settings if there is none. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  ownerFolder: string,
): { readonly settings: Settings } | { readonly errors: readonly string[] } {
  const reading = readEnvironment(environment)
  const errors = [...('errors' in reading ? reading.errors : []), ...findConflicts(environment)]
  if ('errors' in reading || errors.length > 0) return { errors }
  const { values } = reading
  const { SMTP_URL, MAIL_TO, MAIL_FROM, WEBHOOK_URL, DATABASE_URL } = values

  const mail = SMTP_URL !== undefined && MAIL_TO !== undefined && MAIL_FROM !== undefined
  const webhook: DeliverySettings | undefined =
    WEBHOOK_URL === undefined ? undefined : { by: 'webhook', url: WEBHOOK_URL }
  const settings: Settings = {
    port: values.PORT,
    host: values.HOST,
    maxConnections: values.MAX_CONNECTIONS,
    siteFolder: resolve(values.SITE_FOLDER ?? values.OUT_DIR ?? join(ownerFolder, 'dist')),
    base: values.BASE_PATH,
    storage:
      DATABASE_URL === undefined
        ? { folder: resolve(values.DATA_DIR ?? join(ownerFolder, 'data')) }
        : { url: DATABASE_URL },
    keepDays: values.KEEP_DAYS,
    delivery: mail
      ? {
          by: 'mail',
          url: SMTP_URL,
          to: MAIL_TO,
          from: MAIL_FROM.address,
          fromName: MAIL_FROM.name,
        }
      : webhook,
    allowedOrigins: values.ALLOWED_ORIGINS,
    hsts: values.HSTS,
    trustedProxies: values.TRUST_PROXY,
    rateLimit: { perAddress: values.RATE_LIMIT, all: values.RATE_LIMIT_ALL },
  }
  return { settings }
}

/** Finds variables that do not fit together. */
function findConflicts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  if (!isSet('SMTP_URL')) return []
  const missing = ['MAIL_TO', 'MAIL_FROM'].filter((name) => !isSet(name))
  return [
    ...(isSet('WEBHOOK_URL')
      ? ['SMTP_URL and WEBHOOK_URL are both set: leave one of them out.']
      : []),
    ...missing.map(
      (name) =>
        `SMTP_URL is set and ${name} is not: write an email address such as ada@example.org.`,
    ),
  ]
}
