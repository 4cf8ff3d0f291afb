import { describe, expect, it } from 'vitest'

import { testDatabases } from '#server/storage/databases-for-tests.ts'

import { useInbox } from './inbox-for-tests.ts'

describe.each([...testDatabases])('what leaves the inbox, on %s', (_, makeDatabase) => {
  const inbox = useInbox(makeDatabase)
  const { add, run, runOnInbox } = inbox

  it('deletes old messages, and prints how many it kept because they wait', async () => {
    await add({ message: 'spam' }, true)
    await add({ message: 'waits' })
    expect(await runOnInbox('purge', '--older-than', '30d')).toMatchObject({
      code: 0,
      out: 'Deleted: 1\nKept because they still wait to be sent: 1',
    })
    // Without mail or a webhook, every message waits for ever.
    expect((await run(['purge', '--older-than', '30d'], false, false)).out).toBe('Deleted: 1')
    inbox.time = Date.now()
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
    expect((await inbox.service.readPage({ limit: 9 })).map(({ email }) => email)).toEqual([
      'grace@example.org',
    ])
  })
})
