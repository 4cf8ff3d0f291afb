import { makeFolder, startService } from '../contact/service.ts'
import { readMessages } from '../contact/stored.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'
import { formatGoal } from '../measure.ts'

/** Posts a number of messages, each from another address, and then one as a new visitor. */
export async function attackFromManyAddresses(count: number): Promise<void> {
  console.log(`A flood of ${count} messages from as many addresses, with the default limits`)
  const folder = makeFolder()
  const settings = { RATE_LIMIT: '20', RATE_LIMIT_ALL: '600', TRUST_PROXY: '127.0.0.1' }
  const service = await startService(folder, settings)
  const statuses = new Map<number, number>()
  const began = performance.now()
  for (let sent = 0; sent < count; sent += 1) {
    const address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
    const status = await post(service.url, address, `Flood ${sent}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const seconds = (performance.now() - began) / 1000
  const visitor = await post(service.url, '203.0.113.7', 'A visitor')
  await service.end('SIGTERM')
  const store = openSqliteStore(`${folder.path}/data`)
  const isKept = (await readMessages(store)).some(({ message }) => message === 'A visitor')
  const { counts } = await store.readStats()
  await store.close()
  const answers = [...statuses].map(([status, times]) => `${times} with ${status}`).join(', ')
  console.log(
    `  answered in ${seconds.toFixed(0)} s: ${answers}; ${counts.held} held for the owner`,
  )
  const isSmall = count < 5000
  const isTaken = visitor === 200 && isKept
  console.log(
    isSmall
      ? `  ${formatGoal(isTaken, `a new visitor's message is accepted (${visitor}) and stored`)}`
      : `  ${formatGoal(counts.held <= 5000, 'at most 5000 messages are held')}`,
  )
  folder.remove()
}

async function post(url: string, address: string, message: string): Promise<number> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
  })
  await answer.arrayBuffer()
  return answer.status
}
