import { describe, expect, it } from 'vitest'

import { testDatabases } from '#server/storage/databases-for-tests.ts'

import { ada, useInbox } from './inbox-for-tests.ts'

describe.each([...testDatabases])('the messages of the inbox, on %s', (_, makeDatabase) => {
  const inbox = useInbox(makeDatabase)
  const { add, run, runOnInbox } = inbox

  it('lists the newest messages, without control characters', async () => {
    await add({ message: 'The first' })
    const second = await add({
      name: 'Eve',
      message: '\u001B[2Jgone\u202E\n\tand more, much more than fits',
    })
    const third = await add({ message: 'Third' }, true)
    const { out, code, errors } = await runOnInbox('list', '--limit', '2')
    expect(out.split('\n').map((line) => line.trimEnd())).toEqual([
      'ID                                    RECEIVED (UTC)    STATE      FROM                              MESSAGE',
      `${second}  2026-01-01 00:01  waiting    Eve <ada@example.org>             \u241B[2Jgone\uFFFD and more, much more than fits`,
      `${third}  2026-01-01 00:02  held       Ada <ada@example.org>             Third`,
    ])
    expect(code).toBe(0)
    expect(errors).toBe('Older messages are not listed: 1. Write --limit 3 to list them, too.')
    expect((await runOnInbox('list', '--limit', '3')).errors).toBe('')
    expect((await runOnInbox('list', '--state', 'held')).out).toContain(third)
    expect((await runOnInbox('list', '--state', 'held')).out).not.toContain(second)
  })

  it('lists and exports what one person sent, however the address is spelled', async () => {
    const first = await add({ email: 'ada@münchen.example' })
    await add({ email: 'grace@example.org' })
    const second = await add({ email: 'Ada@xn--mnchen-3ya.example' }, true)
    for (const command of ['list', 'export']) {
      const from = [command, '--format', 'json', '--from', 'ADA@münchen.example']
      const ids = async (...more: readonly string[]) =>
        JSON.parse((await runOnInbox(...from, ...more)).out).map(({ id }: { id: string }) => id)
      expect(await ids()).toEqual([first, second])
      expect(await ids('--state', 'held')).toEqual([second])
      expect(await runOnInbox(command, '--from', 'ada')).toMatchObject({
        code: 2,
        errors: expect.stringContaining('"ada" is not an email address'),
      })
    }
    expect(await runOnInbox('list', '--from', 'eve@example.org')).toMatchObject({
      code: 0,
      errors: 'There are no messages from eve@example.org.',
    })
  })

  it('says that there are none, of any state or of one', async () => {
    expect((await run(['list'], false)).errors).toBe('There are no messages.')
    await add()
    expect((await run(['list'], false)).errors).toBe('')
    expect((await run(['list', '--state', 'held'], false)).errors).toBe(
      'There are no "held" messages.',
    )
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
    const claimed = await inbox.service.claim(inbox.time)
    const outcome = { state: 'waiting', dueAt: inbox.time + 30_000, error: 'Busy\u0007' } as const
    if (claimed) await inbox.service.settle(claimed, outcome)
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

  it('has messages sent again', async () => {
    const held = await add({ message: 'held' }, true)
    const dead = await add({ message: 'dead' })
    const claimed = await inbox.service.claim(inbox.time)
    if (claimed) await inbox.service.settle(claimed, { state: 'dead', error: 'No such user' })
    expect(await runOnInbox('retry', '--all')).toMatchObject({ code: 0, out: 'Due now: 1' })
    expect(await inbox.service.findByStart(dead, 1)).toMatchObject([
      { state: 'waiting', attempts: 0 },
    ])
    expect(await runOnInbox('retry', held)).toMatchObject({
      code: 0,
      out: expect.stringContaining('is due now.'),
    })
    await inbox.service.claim(inbox.time + 60_000)
    await inbox.service.claim(inbox.time + 60_000)
    expect(await runOnInbox('retry', held)).toMatchObject({
      code: 1,
      errors: 'The message is being sent at this moment.',
    })
  })

  it('says that a message to send again is not sent, if nothing sends it', async () => {
    const id = await add()
    const errors = expect.stringContaining('SMTP_URL is not set here')
    const one = { code: 0, out: 'The message is due now.', errors }
    expect(await run(['retry', id], false, false)).toEqual(one)
    expect(await run(['retry', '--all'], false, false)).toEqual({ ...one, out: 'Due now: 1' })
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
})
