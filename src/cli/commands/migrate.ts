import { migrate as migrateText } from '#content/migrate.ts'
import { checkVersion, currentVersion, readVersion } from '#content/schema-version.ts'
import { readJson } from '#json/read-json.ts'
import { replaceText } from '#disk/write-text.ts'
import { createCommand } from '#terminal/command.ts'

import { readContentText, sayUnreadable } from '#cli/read-content-text.ts'
import { writeCommand } from '#cli/write-command.ts'

/** Brings a content file of an older version up to date; with --check it only lists the changes. */
export const migrate = createCommand({
  command: 'npm run migrate --',
  summary: 'bring an older content file up to date',
  operands: ['[FILE]'],
  options: {
    check: { type: 'boolean', help: 'list the changes and write nothing' },
  },
  async run({ values, positionals }, io) {
    const { file, path, text } = readContentText(positionals[0])
    const { document, errors } = readJson(text)
    const version = readVersion(document)
    if (errors.length > 0 || version === undefined) return sayUnreadable(path, io)
    if (version > currentVersion) {
      const problem = checkVersion(document)
      io.error(`${file}: ${problem?.message} ${problem?.help}`)
      return 1
    }
    if (version === currentVersion) {
      io.out(`${file} has version ${version}, the newest: there is nothing to change.`)
      return 0
    }
    const migration = migrateText(text)
    if (!values.check) await replaceText(path, migration.text)
    const print = values.check ? io.error : io.out
    for (const { line, message } of migration.changes) print(`${file}:${line}: ${message}`)
    if (values.check) {
      const command = writeCommand('migrate', path)
      io.error(`${file} has version ${version}. "${command}" makes the changes above.`)
      return 1
    }
    const command = writeCommand('validate', path)
    io.out(`${file} has version ${currentVersion} now. Check it with "${command}".`)
    return 0
  },
})
