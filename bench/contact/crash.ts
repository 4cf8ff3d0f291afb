import { join } from 'node:path'

import { claimMessage, deliverMessage } from '#server/delivery/deliver-message.ts'
import { createMailSender } from '#server/delivery/create-mail-sender.ts'
import { startSmtpSink } from '#server/delivery/smtp-sink-for-tests.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { formatGoal } from '../measure.ts'
import { startLoad } from './load.ts'
import { makeFolder, startService } from './service.ts'
import { compare, readMessages, checkIntegrity } from './stored.ts'

const mail = { to: 'owner@example.org', from: 'site@folio.example' }

/** Kills the service repeatedly under load, and prints which messages are missing. */
export async function crash(times: number): Promise<void> {
  console.log(`Killed with -9 under load, ${times} times`)
  const folder = makeFolder()
  const data = join(folder.path, 'data')
  const sink = await startSmtpSink()
  const settings = { SMTP_URL: sink.url, MAIL_TO: mail.to, MAIL_FROM: mail.from }
  const acknowledged = new Set<string>()
  let unanswered = 0
  for (let round = 1; round <= times; round += 1) {
    const service = await startService(folder, settings)
    const load = startLoad(service.url, 16, `Round ${round},`)
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 950))
    await service.end('SIGKILL')
    const tally = await load.stop()
    for (const text of tally.acknowledged) acknowledged.add(text)
    unanswered += tally.unanswered
  }

  // Ten minutes later, when interrupted attempts count as failed.
  const store = openSqliteStore(data, () => Date.now() + 10 * 60_000)
  const send = createMailSender({ url: sink.url, to: [mail.to], from: mail.from })
  const options = { store, send, log: () => {}, now: () => Date.now() + 10 * 60_000 }
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      let message = await claimMessage(options)
      while (message) {
        await deliverMessage(message, options)
        message = await claimMessage(options)
      }
    }),
  )
  const stored = await readMessages(store)
  const { lost, doubled } = compare(acknowledged, stored)
  const undelivered = stored.filter(({ state }) => state !== 'delivered').length
  await store.close()
  await sink.close()

  const ids = new Set(sink.mails.map(({ messageId }) => messageId))
  const texts = new Set(sink.mails.map(({ body }) => body))
  console.log(
    `  ${acknowledged.size} acknowledged, ${unanswered} unanswered, ${stored.length} stored`,
  )
  console.log(
    `  ${sink.mails.length} mails with ${ids.size} Message-IDs, ${undelivered} undelivered`,
  )
  console.log(`  ${formatGoal(lost === 0, `no acknowledged message lost (${lost} are)`)}`)
  const once = doubled === 0 && ids.size === stored.length && texts.size === ids.size
  console.log(
    `  ${formatGoal(once && undelivered === 0, 'every message mailed, with one Message-ID')}`,
  )
  console.log(`  ${formatGoal(checkIntegrity(data) === 'ok', 'the database is not damaged')}`)
  folder.remove()
}
