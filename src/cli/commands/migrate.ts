import { parseArgs } from 'node:util'

import { migrate as migrateText } from '#content/migrate.ts'
import { checkVersion, currentVersion, versionOf } from '#content/schema-version.ts'
import { readSource } from '#content/source-map.ts'
import { refusalOf } from '#disk/refusal.ts'
import { writeAtomically } from '#disk/write-atomically.ts'
import { propertyOf } from '#fields/raw.ts'

import type { Command } from '../command.ts'
import { readContent } from '../read-content.ts'

/** Brings a content file of an older version up to date; with --check it only says what it would do. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'bring an older content file up to date ([--check] [FILE])',
  async run(args, io) {
    const options = readOptions(args)
    if (!options) {
      io.error('Write "npm run migrate -- [--check] [FILE]": there is no other option.')
      return 2
    }
    const content = readContent(options.path, io)
    if (!content) return 2
    const { file, path, text } = content
    const source = readSource(text.replace(/^\uFEFF/u, ' '))
    const version = versionOf(source.value)
    if (source.faults.length > 0 || version === undefined) {
      io.error(`${file} cannot be read as it is. "npm run validate" says what to mend first.`)
      return 1
    }
    if (version > currentVersion) {
      const finding = checkVersion(source.value)
      io.error(`${file}: ${finding?.message} ${finding?.help}`)
      return 1
    }
    if (!tellsVersion(source.value)) {
      io.error(
        `${file} says no version, and has no list of sections to tell it by. "npm run validate" says what to mend first.`,
      )
      return 1
    }
    if (version === currentVersion) {
      io.out(`${file} is of version ${version}, the newest: there is nothing to change.`)
      return 0
    }
    const migration = migrateText(text)
    const say = options.check ? io.error : io.out
    for (const { line, message } of migration.changes) say(`${file}:${line}: ${message}`)
    if (options.check) {
      io.error(`${file} is of version ${version}. "npm run migrate" would change the lines above.`)
      return 1
    }
    try {
      await writeAtomically(path, migration.text)
    } catch (error) {
      io.error(refusalOf(path, error, 'written').message)
      return 2
    }
    io.out(`${file} is of version ${currentVersion} now. "npm run validate" checks it.`)
    return 0
  },
}

/** Whether a document says of which version it is, or is of the form of one. */
function tellsVersion(document: unknown): boolean {
  return (
    propertyOf(document, 'schemaVersion') !== undefined ||
    Array.isArray(propertyOf(document, 'sections')) ||
    versionOf(document) !== currentVersion
  )
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return positionals.length < 2 ? { check: values.check, path: positionals[0] } : undefined
  } catch {
    return undefined
  }
}
