import { describe, expect, it } from 'vitest'

import { testDatabases } from '#server/storage/databases-for-tests.ts'

import { ada, start, useInbox } from './inbox-for-tests.ts'

describe.each([...testDatabases])('a message of the inbox, on %s', (_, makeDatabase) => {
  const inbox = useInbox(makeDatabase)
  const { runOnInbox } = inbox

  it('finds a message by the start of its id, in every command that takes an id', async () => {
    await inbox.service.restore(
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
    expect((await inbox.service.readPage({ limit: 9 })).map(({ id }) => id)).toEqual([
      'f5d7-2',
      'f5d7-23',
    ])
  })

  it('lists at most ten messages if the start of an id fits more', async () => {
    await inbox.service.restore(
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
})
