import { Refusal } from '#disk/refusal.ts'

import { isLeftByNpm } from '#terminal/is-left-by-npm.ts'
import { createLog } from './log.ts'
import { startService } from './start-service.ts'

// A log that nobody reads any more, or whose disk is full, must not end the service.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const log = createLog(console.error, process.stderr.isTTY)
const { address, close } = await startService(log).catch((error) => {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(2)
})
let isClosing = false
async function end() {
  // Ctrl+C may arrive twice: from the terminal, and passed on by npm.
  if (isClosing) return
  isClosing = true
  await close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// Otherwise this process would keep running, and its port in use.
setInterval(() => isLeftByNpm() && end(), 250).unref()
console.log(`Folio is at ${address}`)
