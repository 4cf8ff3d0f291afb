import { isIP, isIPv4 } from 'node:net'

import { z } from 'zod'

import { readBasePath } from '#disk/base-path.ts'
import { settings, type SettingName } from '#disk/settings/setting-list.ts'
import { makePrintable } from '#json/make-printable.ts'

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/u.test(text) && Number(text) <= 65_535, {
    error: 'write a number from 0 to 65535.',
  })
  .transform(Number)
  .default(4173)

const host = z
  .string()
  .regex(/^[\w.:-]+$/u, 'write a name or an address such as localhost or 0.0.0.0.')
  .default('localhost')

const basePathOfSite = z
  .string()
  .transform((text, context) => {
    try {
      return readBasePath(text)?.replace(/\/+$/u, '')
    } catch {
      context.addIssue('write a path such as /folio.')
      return z.NEVER
    }
  })
  .optional()

const folder = z.string().optional()

const keepDays = numberOrOff(
  /^[1-9]\d{0,4}$/u,
  'write a number of days such as 365, or off.',
  undefined,
).optional()

const databaseUrl = urlOfUser(
  ['postgres:', 'postgresql:'],
  'postgres://user:password@host:5432/folio',
).optional()

const smtpUrl = urlOfUser(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org').optional()

const webhookUrl = url(['https:', 'http:'], 'https://example.org/hook')
  .refine(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'leave user and password out of it.',
  )
  .optional()

const mailAddress = z.string().regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"'`]+$/u)

/** Reads an address alone, or behind a name: Ada <ada@example.org>. Returns undefined if it is none. */
function readSender(text: string): { name: string; address: string } | undefined {
  const named = /^(?:"(?<quoted>[^"<>\p{Cc}]*)"|(?<plain>[^"<>\p{Cc}]*))\s*<(?<address>[^<>]*)>$/u
  const { quoted, plain = '', address = text } = named.exec(text)?.groups ?? {}
  if (!mailAddress.safeParse(address).success) return undefined
  return { name: (quoted ?? plain).trim(), address }
}

const sender = z.string().transform((text, context) => {
  const found = readSender(text)
  if (found) return found
  context.addIssue('write an email address such as ada@example.org or Ada <ada@example.org>.')
  return z.NEVER
})

/** Mail servers deliver addresses that differ only in capitals to one mailbox. The first spelling stays. */
function removeRepeats(addresses: readonly string[]): readonly string[] {
  const lower = addresses.map((address) => address.toLowerCase())
  return addresses.filter((_, index) => lower.indexOf(lower[index] ?? '') === index)
}

/** One address or several, also behind names. A mistake is about one of them, which the message names. */
const mailAddresses = z.string().transform((text, context) => {
  // A quoted name may have a comma.
  const parts = text.split(/[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/u).map((part) => part.trim())
  const addresses = parts.flatMap((part) => readSender(part)?.address ?? [])
  if (addresses.length === parts.length) return removeRepeats(addresses)
  const wrong = parts.find((part) => readSender(part) === undefined)
  context.addIssue(
    wrong === ''
      ? 'an address is missing beside a comma. Write addresses such as ada@example.org, grace@example.org.'
      : `"${wrong}" is not an email address such as ada@example.org. Write commas between several.`,
  )
  return z.NEVER
})

const allowedOrigins = list(
  // A browser sends a whole host, so that one with "*" in it never matches.
  (item) => /^https?:\/\/[^*]+$/u.test(item) && URL.parse(item)?.origin === item,
  'write origins such as https://example.org, with commas between them.',
).default([])

const hsts = z.enum(['off', 'on', 'subdomains'], 'write off, on or subdomains.').default('off')

const trustProxy = z
  .union([
    z.literal('off').transform(() => []),
    list(isSubnet, 'write off, or addresses such as 10.0.0.7 or 172.16.0.0/12, with commas.'),
  ])
  .default([])

const rateLimit = (count: number) =>
  numberOrOff(/^[1-9]\d{0,8}$/u, `write a number such as ${count}, or off.`, Infinity).default(
    count,
  )

const maxConnections = z
  .string()
  .regex(/^[1-9]\d{0,5}$/u, 'write a number such as 1000.')
  .transform(Number)
  .default(1000)

/** Every setting that the service reads, with its rule. */
const environment = z.object({
  PORT: port,
  HOST: host,
  MAX_CONNECTIONS: maxConnections,
  BASE_PATH: basePathOfSite,
  SITE_FOLDER: folder,
  OUT_DIR: folder,
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  KEEP_DAYS: keepDays,
  SMTP_URL: smtpUrl,
  MAIL_TO: mailAddresses.optional(),
  MAIL_FROM: sender.optional(),
  WEBHOOK_URL: webhookUrl,
  ALLOWED_ORIGINS: allowedOrigins,
  HSTS: hsts,
  TRUST_PROXY: trustProxy,
  RATE_LIMIT: rateLimit(20),
  RATE_LIMIT_ALL: rateLimit(600),
} satisfies Partial<Record<SettingName, z.ZodType>>)

export type Environment = z.infer<typeof environment>

/** Reads the environment. Returns one sentence for each invalid value. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): { readonly values: Environment } | { readonly errors: readonly string[] } {
  // A variable that is set to nothing counts as one that is not set.
  const trimmed = Object.keys(environment.shape).map((name) => [
    name,
    given[name]?.trim() || undefined,
  ])
  const { data, error } = environment.safeParse(Object.fromEntries(trimmed))
  if (data) return { values: data }
  return {
    errors: error.issues.map((issue) => {
      const name = String(issue.path[0])
      const message = readIssue(issue)
      return makePrintable(
        secrets.has(name)
          ? `${name} cannot be used: ${message}`
          : `${name} is "${given[name]?.trim()}": ${message}`,
      )
    }),
  }
}

const secrets = new Set(settings.flatMap(([name, { isSecret }]) => (isSecret ? name : [])))

/** Of a choice, the last rule is the one that says what to write. */
function readIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}

function url(protocols: readonly string[], example: string, text = z.string()) {
  return text
    .refine((given) => !/^(["'`]).*\1$/u.test(given), {
      error: 'leave out the quotation marks around it.',
      abort: true,
    })
    .refine((given) => {
      const { protocol, hostname } = URL.parse(given) ?? {}
      return protocol !== undefined && protocols.includes(protocol) && hostname !== ''
    }, `write an address such as ${example}.`)
}

/** Where a password holds a sign that ends it, the rest would be read as host, port and path. */
function urlOfUser(protocols: readonly string[], example: string) {
  const text = z.string().refine((given) => !/^\w+:\/\/[^@]*[/?#].*@/u.test(given), {
    error: 'write / as %2F, ? as %3F and # as %23 in its password.',
    abort: true,
  })
  return url(protocols, example, text)
}

function numberOrOff<Off>(pattern: RegExp, message: string, off: Off) {
  return z.union([
    z.literal('off').transform(() => off),
    z.string().regex(pattern, message).transform(Number),
  ])
}

function list(isItem: (item: string) => boolean, message: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ''))
    .refine((items) => items.every(isItem), message)
}

function isSubnet(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/')
  const maxPrefix = isIPv4(address) ? 32 : 128
  return (
    isIP(address) > 0 &&
    /^\d{1,3}$/u.test(prefix) &&
    Number(prefix) <= maxPrefix &&
    more.length === 0
  )
}
