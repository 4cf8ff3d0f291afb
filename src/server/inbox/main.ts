import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '#disk/load-portfolio.ts'

import { reason } from '../log.ts'
import { readSettings } from '../settings.ts'
import { DamagedDatabase } from '../storage/damaged-database.ts'
import { openMessageStore } from '../storage/open-message-store.ts'
import { runInbox } from './run-inbox.ts'

// The settings of "npm start", which reads the same file.
const file = join(projectRoot, '.env')
if (existsSync(file)) process.loadEnvFile(file)

const io = {
  out: (line: string) => console.log(line),
  error: (line: string) => console.error(line),
  isTerminal: process.stdout.isTTY,
}

// Whoever reads the output may have seen enough: "npm run inbox -- export | head".
process.stdout.on('error', () => process.exit(0))

const reading = readSettings(process.env, projectRoot)
if ('faults' in reading) {
  for (const fault of reading.faults) io.error(fault)
  process.exitCode = 2
} else {
  const open = async () => (await openMessageStore(reading.settings.storage, () => {})).store
  const delivers = reading.settings.delivery !== undefined
  process.exitCode = await runInbox(process.argv.slice(2), open, io, delivers).catch(
    (error: unknown) => {
      io.error(
        error instanceof DamagedDatabase
          ? error.message
          : `The inbox cannot be read: ${reason(error)}.`,
      )
      return 2
    },
  )
}
