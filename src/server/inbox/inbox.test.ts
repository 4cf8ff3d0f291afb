import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testDatabases, type TestDatabase } from '../storage/databases-for-tests.ts'
import type { MessageStore } from '../storage/message-store.ts'
import { runInbox, usage } from './run-inbox.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' }
const start = Date.UTC(2026, 0, 1)

describe.each([...testDatabases])('the inbox, on %s', (_, makeDatabase) => {
  let database: TestDatabase
  // The service goes on while the owner reads.
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

  async function inbox(...args: readonly string[]) {
    const out: string[] = []
    const errors: string[] = []
    const code = await runInbox(args, () => database.open(() => time), {
      out: (line) => out.push(line),
      error: (line) => errors.push(line),
    })
    return { code, out: out.join('\n'), errors: errors.join('\n') }
  }

  async function add(message: Partial<typeof ada> = {}, likelySpam = false): Promise<string> {
    const id = await service.add({ ...ada, ...message }, likelySpam)
    time += 60_000
    return id ?? ''
  }

  it('lists the newest messages, and no character that a terminal would obey', async () => {
    await add({ message: 'The first' })
    const second = await add({
      name: 'Eve',
      message: '\u001B[2Jgone\u202E\n\tand more, much more than fits',
    })
    const third = await add({ message: 'Third' }, true)
    const { out, code } = await inbox('list', '--limit', '2')
    expect(out.split('\n').map((line) => line.trimEnd())).toEqual([
      'ID                                    RECEIVED          STATE      FROM                              MESSAGE',
      `${second}  2026-01-01 00:01  waiting    Eve <ada@example.org>              [2Jgone and more, much more than fits`,
      `${third}  2026-01-01 00:02  held       Ada <ada@example.org>             Third`,
    ])
    expect(code).toBe(0)
    expect((await inbox('list', '--state', 'held')).out).toContain(third)
    expect((await inbox('list', '--state', 'held')).out).not.toContain(second)
  })

  it('shows a whole message, and what became of it', async () => {
    const id = await add()
    const claimed = await service.claim(time)
    const outcome = { state: 'waiting', dueAt: time + 30_000, error: 'Busy\u0007' } as const
    if (claimed) await service.settle(claimed, outcome)
    expect((await inbox('show', id)).out).toBe(
      [
        'From: Ada <ada@example.org>',
        'Received: 2026-01-01T00:00:00.000Z',
        `Id: ${id}`,
        'State: waiting, attempts: 1',
        'Next attempt: 2026-01-01T00:01:30.000Z',
        'Last error: Busy ',
        '',
        'Hello',
        'there',
      ].join('\n'),
    )
    expect(JSON.parse((await inbox('show', id, '--format', 'json')).out)).toEqual({
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

  it('exports every message for a spreadsheet, which runs none of it', async () => {
    const texts = ['=HYPERLINK("https://eve.example")', '+1', '-1', '@SUM(A1)', '\t=1', 'a "b", c']
    for (const message of texts) await add({ message })
    const { out } = await inbox('export')
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
  ])('exports %j so that no spreadsheet of any land runs it', async (message, cell) => {
    await add({ message })
    expect((await inbox('export')).out.endsWith(`,ada@example.org,${cell}`)).toBe(true)
  })

  it('exports more than one page as JSON', async () => {
    const texts = Array.from({ length: 700 }, (_each, index) => `Message ${index}`)
    await Promise.all(texts.map((message) => service.add({ ...ada, message })))
    const { out } = await inbox('export', '--format', 'json')
    expect(JSON.parse(out)).toHaveLength(700)
    expect((await inbox('export', '--format', 'json', '--state', 'dead')).out).toBe('[]')
  })

  it('has messages sent again', async () => {
    const held = await add({ message: 'held' }, true)
    const dead = await add({ message: 'dead' })
    const claimed = await service.claim(time)
    if (claimed) await service.settle(claimed, { state: 'dead', error: 'No such user' })
    expect(await inbox('retry', '--all')).toMatchObject({ code: 0, out: 'Due now: 1' })
    expect(await service.find(dead)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await inbox('retry', held)).toMatchObject({ code: 0, out: 'The message is due now.' })
    await service.claim(time + 60_000)
    await service.claim(time + 60_000)
    expect(await inbox('retry', held)).toMatchObject({
      code: 1,
      errors: 'The message is being sent at this moment.',
    })
  })

  it('deletes a message', async () => {
    const id = await add()
    expect(await inbox('delete', id)).toMatchObject({ code: 0, out: 'The message is deleted.' })
    for (const command of ['delete', 'show', 'retry']) {
      expect(await inbox(command, id)).toMatchObject({
        code: 1,
        errors: `There is no message "${id}".`,
      })
    }
  })

  it('counts messages', async () => {
    await add()
    await add({ message: 'spam' }, true)
    expect((await inbox('stats')).out).toBe(
      [
        'waiting         1',
        'sending         0',
        'delivered       0',
        'dead            0',
        'held            1',
        'oldest waiting  2026-01-01T00:00:00.000Z',
      ].join('\n'),
    )
    const counts = { waiting: 1, sending: 0, delivered: 0, dead: 0, held: 1 }
    expect(JSON.parse((await inbox('stats', '--format', 'json')).out)).toEqual({
      ...counts,
      oldestWaiting: '2026-01-01T00:00:00.000Z',
    })
  })
})

it.each([
  [[], 'Write a command.'],
  [['read'], 'There is no "read".'],
  [['show'], 'Write show with an id.'],
  [['list', 'one'], 'list takes no id.'],
  [['list', '--all'], '--all is for retry.'],
  [['retry', 'one', '--all'], 'That is too much at once.'],
  [['show', 'one', 'two'], 'That is too much at once.'],
  [['list', '--format', 'xml'], '--format xml is none.'],
  [['list', '--state', 'lost'], '--state lost is none.'],
  [['list', '--limit', 'all'], '--limit all is no number.'],
])('says what it takes where it is asked %j', async (args, fault) => {
  const errors: string[] = []
  const io = { out: () => {}, error: (line: string) => void errors.push(line) }
  // No database is opened for this.
  expect(await runInbox(args, () => Promise.reject(), io)).toBe(2)
  expect(errors).toEqual([`${fault}\n${usage}`])
})
