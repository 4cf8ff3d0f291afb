import { isIP, isIPv4 } from 'node:net'

import { z } from 'zod'

import { givenBasePath } from '#disk/base-path.ts'

/** What .env.example says about a variable. */
type About = {
  readonly description: string
  /** The default, or an example of a value. */
  readonly example: string
  /** Its value never appears in a message. */
  readonly secret?: boolean
}

const about = z.registry<About>()

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/u.test(text) && Number(text) <= 65_535, {
    error: 'write a number from 0 to 65535.',
  })
  .transform(Number)
  .default(4173)
  .register(about, { description: 'The port of the service.', example: '4173' })

const host = z
  .string()
  .regex(/^[\w.:-]+$/u, 'write a name or an address such as localhost or 0.0.0.0.')
  .default('localhost')
  .register(about, {
    description:
      'The address that the service listens on: localhost for this machine only, 0.0.0.0 for all networks.',
    example: 'localhost',
  })

const basePathOfSite = z
  .string()
  .transform((text, context) => {
    try {
      return givenBasePath(text)?.replace(/\/+$/u, '')
    } catch {
      context.addIssue('write a path such as /folio.')
      return z.NEVER
    }
  })
  .optional()
  .register(about, {
    description:
      'The path of the site, if it is not at the root of its host. Left out, it is the path of "url" in "site".',
    example: '/',
  })

const folder = (description: string, example: string) =>
  z.string().optional().register(about, { description, example })

const keepDays = z
  .union([
    z.literal('off').transform(() => undefined),
    z
      .string()
      .regex(/^[1-9]\d{0,4}$/u, 'write a number of days such as 365, or off.')
      .transform(Number),
  ])
  .optional()
  .register(about, {
    description:
      'The service deletes messages after this number of days, unless they wait to be mailed or posted to you. off keeps them.',
    example: 'off',
  })

const databaseUrl = urlOfUser(
  ['postgres:', 'postgresql:'],
  'postgres://user:password@host:5432/folio',
)
  .optional()
  .register(about, {
    description:
      'A PostgreSQL that stores the messages instead of messages.db. Several copies of the service can share it.',
    example: 'postgres://user:password@localhost:5432/folio',
    secret: true,
  })

const smtpUrl = urlOfUser(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org')
  .optional()
  .register(about, {
    description:
      'The mail server that sends each message to you. smtps:// uses TLS from the start, smtp:// after STARTTLS. In a password write @ as %40. Without this setting, messages stay in the database.',
    example: 'smtps://user:password@mail.example.org',
    secret: true,
  })

const webhookUrl = url(['https:', 'http:'], 'https://example.org/hook')
  .refine(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'leave user and password out of it.',
  )
  .optional()
  .register(about, {
    description: 'Instead of mail: the address to post each message to, as JSON.',
    example: 'https://example.org/hook',
    secret: true,
  })

const mailAddress = (description: string) =>
  z
    .string()
    .regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/u, 'write an email address such as ada@example.org.')
    .optional()
    .register(about, { description, example: 'ada@example.org' })

const allowedOrigins = list(
  (item) => /^https?:\/\//u.test(item) && URL.parse(item)?.origin === item,
  'write origins such as https://example.org, with commas between them.',
)
  .default([])
  .register(about, {
    description: 'Other sites whose forms may post to this service, separated by commas.',
    example: 'https://example.org',
  })

const hsts = z
  .enum(['off', 'on', 'subdomains'], 'write off, on or subdomains.')
  .default('off')
  .register(about, {
    description:
      'Tells browsers to use only HTTPS for a year: on for this host, subdomains for its subdomains, too. Set it on your own domain, when HTTPS works and will stay.',
    example: 'off',
  })

const trustProxy = z
  .union([
    z.literal('off').transform(() => []),
    list(isSubnet, 'write off, or addresses such as 10.0.0.7 or 172.16.0.0/12, with commas.'),
  ])
  .default([])
  .register(about, {
    description:
      'The addresses of the proxies in front of the service. The service believes their X-Forwarded-For header.',
    example: 'off',
  })

const rateLimit = (count: number, description: string) =>
  z
    .union([
      z.literal('off').transform(() => Infinity),
      z
        .string()
        .regex(/^[1-9]\d{0,8}$/u, `write a number such as ${count}, or off.`)
        .transform(Number),
    ])
    .default(count)
    .register(about, { description, example: String(count) })

const maxConnections = z
  .string()
  .regex(/^[1-9]\d{0,5}$/u, 'write a number such as 1000.')
  .transform(Number)
  .default(1000)
  .register(about, {
    description:
      'The maximum of open connections. One address that is not in TRUST_PROXY may have a fifth of them. The service closes connections above the limit, and connections with more than 8 unanswered requests.',
    example: '1000',
  })

/** Every variable of the environment that the service reads, with its rule and what it is for. */
const environment = z.object({
  PORT: port,
  HOST: host,
  MAX_CONNECTIONS: maxConnections,
  BASE_PATH: basePathOfSite,
  SITE_FOLDER: folder('The folder of the built site.', './dist'),
  DATA_DIR: folder('The folder of messages.db, which stores the messages.', './data'),
  DATABASE_URL: databaseUrl,
  KEEP_DAYS: keepDays,
  SMTP_URL: smtpUrl,
  MAIL_TO: mailAddress('Your email address, which receives the messages.'),
  MAIL_FROM: mailAddress(
    'The sender of these mails. Your mail server must allow it. Replies go to the visitor.',
  ),
  WEBHOOK_URL: webhookUrl,
  ALLOWED_ORIGINS: allowedOrigins,
  HSTS: hsts,
  TRUST_PROXY: trustProxy,
  RATE_LIMIT: rateLimit(
    20,
    'How many times one address may post in ten minutes, or off. For IPv6 the limit counts for a /64 network; a /56 may post 4 times as often, and a /48 16 times.',
  ),
  RATE_LIMIT_ALL: rateLimit(
    600,
    'How many messages the service delivers in ten minutes in total, or off. It holds the rest, up to 5000 messages, which take at most 84 MB. After that it refuses messages until the ten minutes are over.',
  ),
})

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
      const message = messageOf(issue)
      return secrets.has(name)
        ? `${name} cannot be used: ${message}`
        : `${name} is "${given[name]?.trim()}": ${message}`
    }),
  }
}

const entries = Object.entries(environment.shape)
const secrets = new Set(entries.flatMap(([name, rule]) => (about.get(rule)?.secret ? name : [])))

/** The text of .env.example: every variable, commented out, with what it is for. */
export function environmentExample(): string {
  const head = [
    'Settings of the service. Copy this file to .env, and remove the # before each setting that you change.',
    '"npm run unit -- src/server/settings.test.ts -u" writes this file from src/server/environment.ts.',
  ]
  const blocks = entries.map(([name, rule]) => {
    const { description = '', example = '' } = about.get(rule) ?? {}
    return `# ${description}\n# ${name}=${example}\n`
  })
  return [head.map((line) => `# ${line}\n`).join(''), ...blocks].join('\n')
}

/** Of a choice, the last rule is the one that says what to write. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}

function url(protocols: readonly string[], example: string) {
  return z.string().refine((text) => {
    const { protocol, hostname } = URL.parse(text) ?? {}
    return protocol !== undefined && protocols.includes(protocol) && hostname !== ''
  }, `write an address such as ${example}.`)
}

/** Where a password holds a sign that ends it, the rest would be read as host, port and path. */
function urlOfUser(protocols: readonly string[], example: string) {
  return url(protocols, example).refine(
    (text) => !/^\w+:\/\/[^@]*[/?#].*@/u.test(text),
    'write / as %2F, ? as %3F and # as %23 in its password.',
  )
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
