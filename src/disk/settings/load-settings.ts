import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

import { findClosest } from '#problems/find-closest.ts'

import { formatPath } from '#disk/format-path.ts'
import { ownerFolder } from '#disk/folders.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'

import { composeMailUrl, mailPart } from './compose-mail-url.ts'
import { findBadLines, findLine } from './find-bad-lines.ts'
import { findMailMistakes } from './find-mail-mistakes.ts'
import { settingList, settings } from './setting-list.ts'

const paths = new Set(settings.flatMap(([name, { isPath }]) => (isPath ? [name] : [])))

let settingsFile: string | undefined

/** The file whose settings were loaded, or would have been; undefined if none is read. */
export function findSettingsFile(): string | undefined {
  return settingsFile
}

/**
 * Reads the settings of `.env`, or of the file in ENV_FILE, into the environment. Variables that are
 * set already stay, even if they are empty. Every command calls this first. Throws a Refusal that
 * names each line that is no setting, and warns about names that are misspelt
 * and mail that cannot be sent.
 */
export function loadSettings(warn: (line: string) => void = console.error): void {
  const given = process.env['ENV_FILE']?.trim()
  // Programs that this one starts get the settings with its environment.
  process.env['ENV_FILE'] = 'off'
  if (given === 'off') return
  const file = given ? resolve(given) : join(ownerFolder, '.env')
  settingsFile = file
  const text = given || existsSync(file) ? readText(file).replace(/^\uFEFF/u, '') : ''
  const formatLine = (line: number) => `${formatPath(file)}:${line}`
  const bad = findBadLines(text)
  if (bad.length > 0) {
    throw new Refusal(bad.map(({ line, message }) => `${formatLine(line)}: ${message}`).join('\n'))
  }
  const written = parseEnv(text)
  for (const [name, value = ''] of Object.entries(written)) {
    process.env[name] ??= paths.has(name) ? expandHomeFolder(value) : value
    if (Object.hasOwn(settingList, name)) continue
    // Other programs may have settings in the same file.
    const help = adviseOnUnknown(name, written)
    if (help !== undefined) {
      warn(`${formatLine(findLine(text, name))}: There is no setting ${name}. ${help}`)
    }
  }
  for (const { name, message } of findMailMistakes(process.env)) {
    const isHere = name in written && written[name] === process.env[name]
    warn(isHere ? `${formatLine(findLine(text, name))}: ${message}` : message)
  }
}

/** Says what to write in place of an unknown setting; undefined if nothing is near, or it is said of another one. */
function adviseOnUnknown(name: string, written: NodeJS.Dict<string>): string | undefined {
  if (mailPart.test(name) && written['SMTP_URL'] === undefined) {
    const first = Object.keys(written).find((one) => mailPart.test(one))
    return name === first ? `Write ${composeMailUrl(written)} in place of all of these.` : undefined
  }
  const near = findMeantSetting(name)
  return near && `Did you mean ${near}?`
}

/** The setting that was meant by a name of another program, or by a misspelt one. */
function findMeantSetting(name: string): string | undefined {
  if (mailPart.test(name)) return 'SMTP_URL'
  if (/^CONTENT(?:_(?:DIR|FOLDER|PATH))?$/u.test(name)) return 'CONTENT_FILE'
  return findClosest(name, Object.keys(settingList))
}

/** Replaces a leading "~", as a shell does. */
function expandHomeFolder(path: string): string {
  return path.replace(/^~(?=[/\\]|$)/u, () => homedir())
}
