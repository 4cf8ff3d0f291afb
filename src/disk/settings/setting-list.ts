import { siteHost } from '#fields/links/site-host.ts'

/** What owners need to know about a setting. */
export type Setting = {
  readonly description: string
  /** The default, or an example of a value where there is none. */
  readonly example: string
  readonly default?: string
  readonly commands: readonly string[]
  /** Its value is a file or a folder: in .env, "~/" before it is the home folder. */
  readonly isPath?: true
  /** Its value never appears in a message. */
  readonly isSecret?: true
}

const all = ['all']
const builds = ['build', 'start', 'check']
const service = ['start']
const storage = ['start', 'inbox']

/** Every setting of the environment and of `.env`, in the order of the documentation. */
export const settingList = {
  CONTENT_FILE: {
    description:
      'The content file, or its folder (`portfolio.json` there, or the only content in it). Its pictures, animations, stories, pages and transcripts are in folders beside it.',
    example: 'content/portfolio.json',
    default: 'content/portfolio.json',
    commands: all,
    isPath: true,
  },
  BASE_PATH: {
    description:
      'Where the site begins on its host, if that is not the path of "url" in "site": a preview, for example.',
    example: '/preview/',
    commands: [...builds, 'dev', 'validate'],
  },
  OUT_DIR: {
    description:
      'The folder of the built site. Each build replaces all that is in it. npm run build -- --outDir FOLDER overrides it.',
    example: 'dist',
    default: 'dist',
    commands: builds,
    isPath: true,
  },
  CONTACT_BACKEND: {
    description: 'The contact service, instead of "backend" in the content.',
    example: 'https://contact.example.org',
    commands: [...builds, 'dev', 'validate'],
  },
  SITE_HOST: {
    description: `Where the site is published, instead of "host" of "site" in the content: ${siteHost.options.join(', ')}.`,
    example: 'github-pages',
    commands: [...builds, 'dev', 'validate'],
  },
  CHROMIUM_PATH: {
    description: 'The browser that visits the site. Left out, it is found or installed.',
    example: '/usr/bin/chromium',
    commands: ['check'],
    isPath: true,
  },
  PORT: {
    description: 'The port of the service.',
    example: '4173',
    default: '4173',
    commands: service,
  },
  HOST: {
    description:
      'The address that the service listens on: localhost for this machine only, 0.0.0.0 for all networks.',
    example: 'localhost',
    default: 'localhost',
    commands: service,
  },
  MAX_CONNECTIONS: {
    description:
      'The maximum of open connections. One address that is not in TRUST_PROXY may have a fifth of them. The service closes connections above the limit, and connections with more than 8 unanswered requests.',
    example: '1000',
    default: '1000',
    commands: service,
  },
  SITE_FOLDER: {
    description: 'The folder of the built site that the service serves, if it is not OUT_DIR.',
    example: 'dist',
    commands: service,
    isPath: true,
  },
  DATA_DIR: {
    description: 'The folder of messages.db, which stores the messages.',
    example: 'data',
    default: 'data',
    commands: storage,
    isPath: true,
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL that stores the messages instead of messages.db. Several copies of the service can share it.',
    example: 'postgres://user:password@localhost:5432/folio',
    commands: storage,
    isSecret: true,
  },
  KEEP_DAYS: {
    description:
      'The service deletes messages after this number of days, unless they wait to be mailed or posted to you. off keeps them.',
    example: 'off',
    default: 'off',
    commands: service,
  },
  SMTP_URL: {
    description:
      'The mail server that sends each message to you. smtps:// uses TLS from the start, smtp:// after STARTTLS. In a password write @ as %40. Without this setting, messages stay in the database.',
    example: 'smtps://user:password@mail.example.org',
    commands: storage,
    isSecret: true,
  },
  MAIL_TO: {
    description:
      'Your email address, which receives the messages. Separate several addresses by commas: each gets every message, and sees the others.',
    example: 'ada@example.org',
    commands: service,
  },
  MAIL_FROM: {
    description:
      'The sender of these mails: an address, or a name and an address. Your mail server must allow it. Replies go to the visitor.',
    example: 'Ada <ada@example.org>',
    commands: service,
  },
  WEBHOOK_URL: {
    description: 'Instead of mail: the address to post each message to, as JSON.',
    example: 'https://example.org/hook',
    commands: storage,
    isSecret: true,
  },
  ALLOWED_ORIGINS: {
    description: 'Other sites whose forms may post to this service, separated by commas.',
    example: 'https://example.org',
    commands: service,
  },
  HSTS: {
    description:
      'Tells browsers to use only HTTPS for a year: on for this host, subdomains for its subdomains, too. Set it on your own domain, when HTTPS works and will stay.',
    example: 'off',
    default: 'off',
    commands: service,
  },
  TRUST_PROXY: {
    description:
      'The addresses of the proxies in front of the service. The service believes their X-Forwarded-For header.',
    example: 'off',
    default: 'off',
    commands: service,
  },
  RATE_LIMIT: {
    description:
      'How many times one address may post in ten minutes, or off. For IPv6 the limit counts for a /64 network; a /56 may post 4 times as often, and a /48 16 times.',
    example: '20',
    default: '20',
    commands: service,
  },
  RATE_LIMIT_ALL: {
    description:
      'How many messages the service delivers in ten minutes in total, or off. It holds the rest, up to 5000 messages, which take at most 84 MB. After that it refuses messages until the ten minutes are over.',
    example: '600',
    default: '600',
    commands: service,
  },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settingList

export const settings: readonly (readonly [name: string, setting: Setting])[] =
  Object.entries(settingList)
