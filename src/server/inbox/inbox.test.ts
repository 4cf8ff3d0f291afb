import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testDatabases, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { runInbox } from './run-inbox.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' }
const start = Date.UTC(2026, 0, 1)

describe.each([...testDatabases])('the inbox, on %s', (_, makeDatabase) => {
  let database: TestDatabase
  // The service continues while the owner reads.
  let service: MessageStore
  let time: number

  beforeEach(async () => {
    time = start
    database = await makeDatabase()
    service = await database.open(() => time)
  })
  afterEach(async () => {
    await service.close()
    await database.remove()
  })

  function runOnInbox(...args: readonly string[]) {
    return run(args, false)
  }

  async function run(args: readonly string[], isTerminal: boolean, delivers = true) {
    const out: string[] = []
    const errors: string[] = []
    const io = {
      out: (line: string) => out.push(line),
      error: (line: string) => errors.push(line),
      isTerminal,
      delivers,
    }
    const code = await runInbox(args, () => database.open(() => time), io)
    return { code, out: out.join('\n'), errors: errors.join('\n') }
  }

  async function add(message: Partial<typeof ada> = {}, likelySpam = false): Promise<string> {
    const id = await service.add({ ...ada, ...message }, likelySpam)
    time += 60_000
    return id ?? ''
  }

  it('lists the newest messages, without control characters', async () => {
    await add({ message: 'The first' })
    const second = await add({
      name: 'Eve',
      message: '\u001B[2Jgone\u202E\n\tand more, much more than fits',
    })
    const third = await add({ message: 'Third' }, true)
    const { out, code } = await runOnInbox('list', '--limit', '2')
    expect(out.split('\n').map((line) => line.trimEnd())).toEqual([
      'ID                                    RECEIVED          STATE      FROM                              MESSAGE',
      `${second}  2026-01-01 00:01  waiting    Eve <ada@example.org>             \u241B[2Jgone\uFFFD and more, much more than fits`,
      `${third}  2026-01-01 00:02  held       Ada <ada@example.org>             Third`,
    ])
    expect(code).toBe(0)
    expect((await runOnInbox('list', '--state', 'held')).out).toContain(third)
    expect((await runOnInbox('list', '--state', 'held')).out).not.toContain(second)
  })

  it('says that no mail is sent, if messages wait and nothing sends them', async () => {
    const held = await add({}, true)
    expect((await run(['list'], false, false)).errors).toBe('')
    const id = await add({ message: 'Another' })
    for (const args of [['list'], ['stats', '--format', 'json'], ['show', id]]) {
      expect((await run(args, false, false)).errors).toMatch(/^No mail is sent, because SMTP_URL/u)
      expect((await run(args, false)).errors).toBe('')
    }
    expect((await run(['show', held], false, false)).errors).toBe('')
  })

  it('prints a whole message and its state', async () => {
    const id = await add()
    const claimed = await service.claim(time)
    const outcome = { state: 'waiting', dueAt: time + 30_000, error: 'Busy\u0007' } as const
    if (claimed) await service.settle(claimed, outcome)
    expect((await runOnInbox('show', id)).out).toBe(
      [
        'From: Ada <ada@example.org>',
        'Received: 2026-01-01T00:00:00.000Z',
        `Id: ${id}`,
        'State: waiting, attempts: 1',
        'Next attempt: 2026-01-01T00:01:30.000Z',
        'Last error: Busy\u2407',
        '',
        'Hello',
        'there',
      ].join('\n'),
    )
    expect(JSON.parse((await runOnInbox('show', id, '--format', 'json')).out)).toEqual({
      ...ada,
      id,
      state: 'waiting',
      attempts: 1,
      error: 'Busy\u0007',
      received: '2026-01-01T00:00:00.000Z',
      delivered: null,
      due: '2026-01-01T00:01:30.000Z',
    })
  })

  it.each([
    ['www.shoes.example', 'Held because it looks like an advertisement'],
    ['Grace', 'Held because more messages than RATE_LIMIT_ALL came at that time'],
  ])('says why a message of %s is held', async (name, line) => {
    const id = await add({ name }, true)
    expect((await runOnInbox('show', id)).out.split('\n')).toContain(line)
  })

  it('exports every message for a spreadsheet, which runs no formula in it', async () => {
    const texts = ['=HYPERLINK("https://eve.example")', '+1', '-1', '@SUM(A1)', '\t=1', 'a "b", c']
    for (const message of texts) await add({ message })
    const { out } = await runOnInbox('export')
    const cells = out.split('\n').map((line) => line.split(',ada@example.org,')[1])
    expect(out.split('\n')[0]).toBe(
      'id,received,state,attempts,delivered,due,error,name,email,message',
    )
    expect(cells.slice(1)).toEqual([
      `"'=HYPERLINK(""https://eve.example"")"`,
      `"'+1"`,
      `"'-1"`,
      `"'@SUM(A1)"`,
      `"'\t=1"`,
      '"a ""b"", c"',
    ])
  })

  it.each([
    ['hello;=1+1', `"hello;'=1+1"`],
    ['hello;\t-1', `"hello;'\t-1"`],
    ['hello\n@SUM(A1)', `"hello\n'@SUM(A1)"`],
    ['\rhello', `"'\rhello"`],
    ['fun ;-) and 1-1=0; bye', '"fun ;-) and 1-1=0; bye"'],
  ])('exports %j so that no spreadsheet of any country runs it', async (message, cell) => {
    await add({ message })
    expect((await runOnInbox('export')).out.endsWith(`,ada@example.org,${cell}`)).toBe(true)
  })

  it('exports right-to-left texts with the marks between their words', async () => {
    const message = 'שלום \u200fABC\u200e'
    await add({ message })
    expect((await runOnInbox('export')).out).toContain(message)
  })

  const hostile = 'a\u001B]0;x\u0007b\u009B2Jc\u2028d\u202Ee\u2066f\tg\nh'

  it.each([
    ['export', '--format', 'csv'],
    ['list', '--format', 'csv'],
    ['export', '--format', 'json'],
    ['list', '--format', 'json'],
    ['export', '--format', 'table'],
    ['list'],
  ])('prints no control characters: %s %s %s', async (...args) => {
    await add({ name: hostile, message: hostile })
    const { out } = await run(args, true)
    expect(out).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u)
    expect(out).toContain('2J')
  })

  it('writes every message to a file: as CSV without control characters, as JSON unchanged', async () => {
    await add({ message: hostile })
    for (const csv of [['export'], ['list', '--format', 'csv']]) {
      expect((await run(csv, false)).out).toContain(
        '"a␛]0;x␇b\ufffd2Jc\ufffdd\ufffde\ufffdf\tg\nh"',
      )
    }
    const { out } = await runOnInbox('export', '--format', 'json')
    expect(JSON.parse(out)).toMatchObject([{ message: hostile }])
    expect(out).not.toMatch(/[\u0080-\u009F\u2028\u2029]/u)
  })

  it('exports more than one page as JSON', async () => {
    const texts = Array.from({ length: 700 }, (_each, index) => `Message ${index}`)
    await Promise.all(texts.map((message) => service.add({ ...ada, message })))
    const { out } = await runOnInbox('export', '--format', 'json')
    expect(JSON.parse(out)).toHaveLength(700)
    expect((await runOnInbox('export', '--format', 'json', '--state', 'dead')).out).toBe('[]')
  })

  it('has messages sent again', async () => {
    const held = await add({ message: 'held' }, true)
    const dead = await add({ message: 'dead' })
    const claimed = await service.claim(time)
    if (claimed) await service.settle(claimed, { state: 'dead', error: 'No such user' })
    expect(await runOnInbox('retry', '--all')).toMatchObject({ code: 0, out: 'Due now: 1' })
    expect(await service.find(dead)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await runOnInbox('retry', held)).toMatchObject({
      code: 0,
      out: expect.stringContaining('is due now.'),
    })
    await service.claim(time + 60_000)
    await service.claim(time + 60_000)
    expect(await runOnInbox('retry', held)).toMatchObject({
      code: 1,
      errors: 'The message is being sent at this moment.',
    })
  })

  it('deletes a message', async () => {
    const id = await add()
    expect(await runOnInbox('delete', id)).toMatchObject({
      code: 0,
      out: 'The message is deleted.',
    })
    for (const command of ['delete', 'show', 'retry']) {
      expect(await runOnInbox(command, id)).toMatchObject({
        code: 1,
        errors: `There is no message "${id}".`,
      })
    }
  })

  it('finds a message by the start of its id, in every command that takes an id', async () => {
    await service.restore(
      ['f5d6-1', 'f5d7-2', 'f5d7-23'].map((id, index) => ({
        ...ada,
        id,
        message: `Message ${index}`,
        receivedAt: start,
        state: 'waiting' as const,
        attempts: 0,
        dueAt: start,
        deliveredAt: null,
        error: null,
      })),
    )
    expect((await runOnInbox('show', 'F5D6')).out).toContain('Message 0')
    // A whole id may be the start of another.
    expect((await runOnInbox('show', 'f5d7-2')).out).toContain('Message 1')
    expect((await runOnInbox('show', 'f5d7-23')).out).toContain('Message 2')
    expect(await runOnInbox('retry', 'f5d6')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is due now.'),
    })
    for (const command of ['show', 'retry', 'delete']) {
      const { code, out, errors } = await runOnInbox(command, 'f5d7')
      expect({
        code,
        out,
        lines: errors.split('\n').map((line) => line.split(/ {2,}/u)[0]),
      }).toEqual({
        code: 1,
        out: '',
        lines: [
          'Several messages have an id that begins with "f5d7". Write more of it:',
          'ID',
          'f5d7-2',
          'f5d7-23',
        ],
      })
      for (const nothing of ['f5d8', '', 'f5d6%', '_']) {
        expect(await runOnInbox(command, nothing)).toMatchObject({
          code: 1,
          errors: `There is no message "${nothing}".`,
        })
      }
    }
    expect(await runOnInbox('delete', 'f5d6')).toMatchObject({ out: 'The message is deleted.' })
    expect((await service.readPage({ limit: 9 })).map(({ id }) => id)).toEqual([
      'f5d7-2',
      'f5d7-23',
    ])
  })

  it('lists at most ten messages if the start of an id fits more', async () => {
    await service.restore(
      Array.from({ length: 11 }, (_each, index) => ({
        ...ada,
        id: `aa-${index}`,
        receivedAt: start,
        state: 'held' as const,
        attempts: 0,
        dueAt: start,
        deliveredAt: null,
        error: null,
      })),
    )
    const lines = (await runOnInbox('show', 'aa')).errors.split('\n')
    expect(lines.filter((line) => line.startsWith('aa-'))).toHaveLength(10)
    expect(lines.at(-1)).toBe('There are more. "npm run inbox -- list" lists them.')
  })

  it('deletes old messages, and prints how many it kept because they wait', async () => {
    await add({ message: 'spam' }, true)
    await add({ message: 'waits' })
    expect(await runOnInbox('purge', '--older-than', '30d')).toMatchObject({
      code: 0,
      out: 'Deleted: 1\nKept because they still wait to be sent: 1',
    })
    // Without mail or a webhook, every message waits for ever.
    expect((await run(['purge', '--older-than', '30d'], false, false)).out).toBe('Deleted: 1')
    time = Date.now()
    await add({ message: 'new spam' }, true)
    expect((await runOnInbox('purge', '--older-than', '30d')).out).toBe('Deleted: 0')
  })

  it('forgets an address, and prints what it deleted and what it cannot delete', async () => {
    const first = await add()
    const second = await add({ email: 'ADA@EXAMPLE.ORG' })
    await add({ email: 'grace@example.org' })
    expect(await runOnInbox('forget', 'ada@example.org')).toMatchObject({
      code: 0,
      out: [
        `${first}  2026-01-01T00:00:00.000Z`,
        `${second}  2026-01-01T00:01:00.000Z`,
        'Deleted: 2',
        'Backups and sent mails are not changed: delete them yourself.',
      ].join('\n'),
    })
    expect((await service.readPage({ limit: 9 })).map(({ email }) => email)).toEqual([
      'grace@example.org',
    ])
  })

  it('counts messages', async () => {
    await add()
    await add({ message: 'spam' }, true)
    expect((await runOnInbox('stats')).out).toBe(
      [
        'waiting         1',
        'sending         0',
        'delivered       0',
        'dead            0',
        'held            1',
        'oldest waiting  2026-01-01T00:00:00.000Z',
        'next attempt    2026-01-01T00:00:00.000Z',
        'last error      none',
      ].join('\n'),
    )
    const claimed = await service.claim(time + 60_000)
    const outcome = { state: 'waiting', dueAt: time + 30_000, error: 'Busy\u001B[2J' } as const
    if (claimed) await service.settle(claimed, outcome)
    expect((await runOnInbox('stats')).out.split('\n').slice(-2)).toEqual([
      'next attempt    2026-01-01T00:02:30.000Z',
      'last error      Busy\u241B[2J',
    ])
    const counts = { waiting: 1, sending: 0, delivered: 0, dead: 0, held: 1 }
    expect(JSON.parse((await runOnInbox('stats', '--format', 'json')).out)).toEqual({
      ...counts,
      oldestWaiting: '2026-01-01T00:00:00.000Z',
      nextAttempt: '2026-01-01T00:02:30.000Z',
      lastError: 'Busy\u001B[2J',
    })
  })
})

it.each([
  [[], 'Write "npm run inbox -- COMMAND" with one of these commands:'],
  [['shwo'], 'There is no command "shwo". Did you mean "show"?'],
  [['show'], 'Write ID as well.'],
  [['list', 'one'], '"one" cannot be used here: there are only options.'],
  [['list', '--older-than', '90d'], 'There is no option "--older-than".'],
  [['purge'], 'Write an age in days, such as --older-than 90d.'],
  [['backup'], 'Write FILE as well.'],
  [['restore'], 'Write FILE as well.'],
  [['forget'], 'Write EMAIL as well.'],
  [['forget', 'ada'], '"ada" is not an email address: write one such as ada@example.org.'],
  [['list', '--all'], 'There is no option "--all".'],
  [['retry', 'one', '--all'], 'Write either an ID or --all.'],
  [['retry'], 'Write either an ID or --all.'],
  [['show', 'one', 'two'], '"two" is one too many: write at most ID.'],
  [['list', '--format', 'xml'], '"xml" is not a value of --format.'],
  [['list', '--state', 'lost'], '"lost" is not a value of --state.'],
  [['list', '--limit', 'all'], '--limit is "all": write a number such as 50.'],
  ...['90', '0d', '-1d', '1.5d', '90 d', '90h', '1e3d', '999999d', '', 'd'].map(
    (age): [string[], string] => [
      ['purge', `--older-than=${age}`],
      'Write an age in days, such as --older-than 90d.',
    ],
  ),
])('refuses %j without opening the database', async (args, sentence) => {
  const errors: string[] = []
  const io = { out: () => {}, error: (line: string) => void errors.push(line) }
  const inbox = { ...io, isTerminal: false, delivers: true }
  expect(await runInbox(args, () => Promise.reject(new Error('opened')), inbox)).toBe(2)
  expect(errors[0]?.startsWith(sentence)).toBe(true)
})
