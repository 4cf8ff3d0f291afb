import { describe, expect, it } from 'vitest'

import { testDatabases } from '#server/storage/databases-for-tests.ts'

import { useInbox } from './inbox-for-tests.ts'

describe.each([...testDatabases])('the numbers of the inbox, on %s', (_, makeDatabase) => {
  const inbox = useInbox(makeDatabase)
  const { add, runOnInbox } = inbox

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
    const claimed = await inbox.service.claim(inbox.time + 60_000)
    const outcome = {
      state: 'waiting',
      dueAt: inbox.time + 30_000,
      error: 'Busy\u001B[2J',
    } as const
    if (claimed) await inbox.service.settle(claimed, outcome)
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
