import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

import { findClosest } from '#problems/find-closest.ts'

import { formatPath } from '#disk/format-path.ts'
import { ownerFolder } from '#disk/folders.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'

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
  let isMailSaid = false
  for (const [name, value = ''] of Object.entries(written)) {
    process.env[name] ??= paths.has(name) ? expandHomeFolder(value) : value
    if (Object.hasOwn(settingList, name)) continue
    // Other programs may have settings in the same file.
    const near = findMeantSetting(name)
    if (mailPart.test(name) && written['SMTP_URL'] === undefined) {
      if (isMailSaid) continue
      isMailSaid = true
      warn(
        `${formatLine(findLine(text, name))}: There is no setting ${name}. Write ${composeMailUrl(written)} in place of all of these.`,
      )
    } else if (near !== undefined) {
      warn(
        `${formatLine(findLine(text, name))}: There is no setting ${name}. Did you mean ${near}?`,
      )
    }
  }
  for (const { name, message } of findMailMistakes(process.env)) {
    const isHere = name in written && written[name] === process.env[name]
    warn(isHere ? `${formatLine(findLine(text, name))}: ${message}` : message)
  }
}

/** Settings of a mail server that other programs have. */
const mailPart = /^(?:SMTP|MAIL)_(?:HOST|SERVER|PORT|USER(?:NAME)?|PASS(?:WORD)?)$/u

/** The setting that was meant by a name of another program, or by a misspelt one. */
function findMeantSetting(name: string): string | undefined {
  if (mailPart.test(name)) return 'SMTP_URL'
  if (/^CONTENT(?:_(?:DIR|FOLDER|PATH))?$/u.test(name)) return 'CONTENT_FILE'
  return findClosest(name, Object.keys(settingList))
}

/** The settings of a mail server that another program has in several, as one. The password stays out. */
function composeMailUrl(written: NodeJS.Dict<string>): string {
  const find = (form: RegExp) =>
    Object.entries(written)
      .find(([name]) => form.test(name))?.[1]
      ?.trim()
  const user = encodeURIComponent(find(/^(?:SMTP|MAIL)_USER/u) || 'user')
  const server = find(/^(?:SMTP|MAIL)_(?:HOST|SERVER)$/u) || 'smtp.example.org'
  const [, host, ownPort] = /^(?:\w+:\/\/)?([^:/]+)(?::(\d+))?/u.exec(server) ?? []
  const port = ownPort ?? (find(/^(?:SMTP|MAIL)_PORT$/u) || '465')
  const scheme = port === '465' ? 'smtps' : 'smtp'
  return `SMTP_URL=${scheme}://${user}:password@${host ?? 'smtp.example.org'}:${port}`
}

/** Replaces a leading "~", as a shell does. */
function expandHomeFolder(path: string): string {
  return path.replace(/^~(?=[/\\]|$)/u, () => homedir())
}
