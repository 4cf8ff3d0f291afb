import { expect, it } from 'vitest'

import { settings as documentedSettings } from '#disk/settings/setting-list.ts'

import { readSettings } from './settings.ts'

const ownerFolder = '/srv/folio'

function listErrors(environment: Record<string, string>) {
  const reading = readSettings(environment, ownerFolder)
  return 'errors' in reading ? reading.errors : []
}

function parseSettings(environment: Record<string, string>) {
  const reading = readSettings(environment, ownerFolder)
  return 'settings' in reading ? reading.settings : undefined
}

it('needs no variable, and treats an empty variable as not set', () => {
  const settings = {
    port: 4173,
    host: 'localhost',
    maxConnections: 1000,
    siteFolder: '/srv/folio/dist',
    base: undefined,
    storage: { folder: '/srv/folio/data' },
    keepDays: undefined,
    delivery: undefined,
    allowedOrigins: [],
    hsts: 'off',
    trustedProxies: [],
    rateLimit: { perAddress: 20, all: 600 },
  }
  expect(parseSettings({})).toEqual(settings)
  expect(
    parseSettings({ PORT: '', SMTP_URL: ' ', TRUST_PROXY: 'off', KEEP_DAYS: 'off', PATH: '/bin' }),
  ).toEqual(settings)
})

it('has the defaults that are documented', () => {
  const given = Object.fromEntries(
    documentedSettings.map(([name, setting]) => [name, setting.default]),
  )
  // A default folder is in that of the owner, and another one where the command runs.
  expect(readSettings(given, process.cwd())).toEqual(readSettings({}, process.cwd()))
})

it('reads everything that can be set', () => {
  const given = {
    PORT: '8080',
    HOST: '0.0.0.0',
    MAX_CONNECTIONS: '50',
    BASE_PATH: '/folio/',
    SITE_FOLDER: '/srv/site',
    DATABASE_URL: 'postgres://folio:secret@database/folio',
    KEEP_DAYS: '90',
    SMTP_URL: 'smtps://ada:p%40ss@mail.example.org',
    MAIL_TO: 'ada@example.org, grace@example.org,Ada@Example.org',
    MAIL_FROM: 'site@example.org',
    ALLOWED_ORIGINS: 'https://ada.example, http://localhost:4173',
    HSTS: 'subdomains',
    TRUST_PROXY: '127.0.0.1, ::1, 172.16.0.0/12',
    RATE_LIMIT: 'off',
    RATE_LIMIT_ALL: '50',
  }
  expect(parseSettings(given)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    maxConnections: 50,
    siteFolder: '/srv/site',
    base: '/folio',
    storage: { url: given.DATABASE_URL },
    keepDays: 90,
    delivery: {
      by: 'mail',
      url: given.SMTP_URL,
      to: ['ada@example.org', 'grace@example.org'],
      from: given.MAIL_FROM,
      fromName: '',
    },
    allowedOrigins: ['https://ada.example', 'http://localhost:4173'],
    hsts: 'subdomains',
    trustedProxies: ['127.0.0.1', '::1', '172.16.0.0/12'],
    rateLimit: { perAddress: Infinity, all: 50 },
  })
  const hook = 'https://example.org/hook'
  expect(parseSettings({ WEBHOOK_URL: hook })?.delivery).toEqual({ by: 'webhook', url: hook })
})

it('lists every error together, and no secret', () => {
  const faults = listErrors({
    PORT: 'http',
    HOST: 'my host',
    MAX_CONNECTIONS: '0',
    BASE_PATH: '/a b',
    DATABASE_URL: 'mysql://folio:secret@database',
    KEEP_DAYS: '1.5',
    SMTP_URL: 'mail.example.org:secret',
    WEBHOOK_URL: 'secret',
    MAIL_TO: 'Ada ada@example.org',
    ALLOWED_ORIGINS: 'https://ada.example/',
    HSTS: 'yes',
    TRUST_PROXY: 'on',
    RATE_LIMIT: '0',
    RATE_LIMIT_ALL: 'none',
  })
  expect(faults).toEqual([
    'PORT is "http": write a number from 0 to 65535.',
    'HOST is "my host": write a name or an address such as localhost or 0.0.0.0.',
    'MAX_CONNECTIONS is "0": write a number such as 1000.',
    'BASE_PATH is "/a b": write a path such as /folio.',
    'DATABASE_URL cannot be used: write an address such as postgres://user:password@host:5432/folio.',
    'KEEP_DAYS is "1.5": write a number of days such as 365, or off.',
    'SMTP_URL cannot be used: write an address such as smtps://user:password@mail.example.org.',
    'MAIL_TO is "Ada ada@example.org": "Ada ada@example.org" is not an email address such as ada@example.org. Write commas between several.',
    'WEBHOOK_URL cannot be used: write an address such as https://example.org/hook.',
    'ALLOWED_ORIGINS is "https://ada.example/": write origins such as https://example.org, with commas between them.',
    'HSTS is "yes": write off, on or subdomains.',
    'TRUST_PROXY is "on": write off, or addresses such as 10.0.0.7 or 172.16.0.0/12, with commas.',
    'RATE_LIMIT is "0": write a number such as 20, or off.',
    'RATE_LIMIT_ALL is "none": write a number such as 600, or off.',
    'SMTP_URL and WEBHOOK_URL are both set: leave one of them out.',
    'SMTP_URL is set and MAIL_FROM is not: write an email address such as ada@example.org.',
  ])
})

const mailed = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'ada@example.org' }

it.each([
  ['Ada Lovelace <site@example.org>', 'Ada Lovelace'],
  ['"Lovelace, Ada" <site@example.org>', 'Lovelace, Ada'],
  ['Ada’s site<site@example.org>', 'Ada’s site'],
  ['<site@example.org>', ''],
  ['site@example.org', ''],
])('the sender may have a name: %s', (MAIL_FROM, fromName) => {
  const { delivery } = parseSettings({ ...mailed, MAIL_FROM }) ?? {}
  expect(delivery).toMatchObject({ from: 'site@example.org', fromName })
})

it.each(['Ada', 'Ada <site>', 'Ada <a@b.example>, Eve <e@b.example>', 'A\nBcc: x <a@b.example>'])(
  'refuses a sender that is not one address: %j',
  (MAIL_FROM) => {
    expect(listErrors({ ...mailed, MAIL_FROM })).toEqual([
      `MAIL_FROM is "${MAIL_FROM.replace('\n', '␊')}": write an email address such as ada@example.org or Ada <ada@example.org>.`,
    ])
  },
)

it('shows a control character of a value by its picture', () => {
  expect(listErrors({ PORT: '80\u001B[2J\n81' })).toEqual([
    'PORT is "80␛[2J␊81": write a number from 0 to 65535.',
  ])
})

it('refuses an origin with a "*", which no browser sends', () => {
  expect(listErrors({ ALLOWED_ORIGINS: 'https://ada.example, https://*.ada.example' })).toEqual([
    'ALLOWED_ORIGINS is "https://ada.example, https://*.ada.example": write origins such as https://example.org, with commas between them.',
  ])
})

it.each([
  [
    'ada@example.org, grace.example.org',
    '"grace.example.org" is not an email address such as ada@example.org. Write commas between several.',
  ],
  [
    'ada@example.org grace@example.org',
    '"ada@example.org grace@example.org" is not an email address such as ada@example.org. Write commas between several.',
  ],
  [
    "'ada@example.org'",
    `"'ada@example.org'" is not an email address such as ada@example.org. Write commas between several.`,
  ],
  [
    'ada@example.org,',
    'an address is missing beside a comma. Write addresses such as ada@example.org, grace@example.org.',
  ],
])('says which of several addresses is wrong: %s', (MAIL_TO, message) => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.org' }
  expect(listErrors({ ...mail, MAIL_TO })).toEqual([`MAIL_TO is "${MAIL_TO}": ${message}`])
})

it.each([
  'Ada <ada@example.org>, grace@example.org',
  'ada@example.org; Grace <grace@example.org>',
  '"Lovelace, Ada" <ada@example.org>;"Hopper; Grace" <grace@example.org>',
])('mails go to addresses behind names, too: %s', (MAIL_TO) => {
  const { delivery } = parseSettings({ ...mailed, MAIL_TO, MAIL_FROM: 'site@example.org' }) ?? {}
  expect(delivery).toMatchObject({ to: ['ada@example.org', 'grace@example.org'] })
})

it.each(['1/2', '1?2', '1#2', 'one/two'])('says how the password %s is written', (password) => {
  const mail = { MAIL_TO: 'ada@example.org', MAIL_FROM: 'ada@example.org' }
  const how = 'cannot be used: write / as %2F, ? as %3F and # as %23 in its password.'
  expect(
    listErrors({
      ...mail,
      SMTP_URL: `smtp://ada:${password}@mail.example.org`,
      DATABASE_URL: `postgres://ada:${password}@database/folio`,
    }),
  ).toEqual([`DATABASE_URL ${how}`, `SMTP_URL ${how}`])
  const url = 'smtp://ada:1%23@mail.example.org/?name=a@b'
  expect(parseSettings({ ...mail, SMTP_URL: url })?.delivery).toMatchObject({ url })
})

it('says so of quotation marks around an address, which "docker run --env-file" keeps', () => {
  const url = '"postgres://ada:secret@database/folio"'
  expect(listErrors({ DATABASE_URL: url, WEBHOOK_URL: `'https://example.org/hook'` })).toEqual([
    'DATABASE_URL cannot be used: leave out the quotation marks around it.',
    'WEBHOOK_URL cannot be used: leave out the quotation marks around it.',
  ])
})

it('refuses a webhook that cannot be posted to', () => {
  expect(listErrors({ WEBHOOK_URL: 'https://ada:secret@example.org/hook' })).toEqual([
    'WEBHOOK_URL cannot be used: leave user and password out of it.',
  ])
  expect(parseSettings({ WEBHOOK_URL: 'https://example.org/@ada' })?.delivery).toBeDefined()
})

it('says which variables mail needs, and refuses mail together with a webhook', () => {
  expect(listErrors({ SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'http://localhost' })).toEqual([
    'SMTP_URL and WEBHOOK_URL are both set: leave one of them out.',
    'SMTP_URL is set and MAIL_TO is not: write an email address such as ada@example.org.',
    'SMTP_URL is set and MAIL_FROM is not: write an email address such as ada@example.org.',
  ])
})

it('serves the folder of the build, if no other is named', () => {
  expect(parseSettings({ OUT_DIR: '/srv/sv' })?.siteFolder).toBe('/srv/sv')
  expect(parseSettings({ OUT_DIR: '/srv/sv', SITE_FOLDER: '/srv/en' })?.siteFolder).toBe('/srv/en')
})
