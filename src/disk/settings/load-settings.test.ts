import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Refusal } from '#disk/refusal.ts'

import { loadSettings } from './load-settings.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-settings-'))
  file = join(folder, 'settings.env')
  vi.stubEnv('ENV_FILE', file)
  for (const name of ['PORT', 'HOST', 'BASE_PATH', 'BASEPATH', 'SITE_ADDRESS']) {
    vi.stubEnv(name, undefined)
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Loads the settings of a text. Returns the warnings. */
function load(text: string): string[] {
  writeFileSync(file, text)
  const warnings: string[] = []
  loadSettings((line) => warnings.push(line))
  return warnings
}

test('variables of the environment win over the file, even empty ones', () => {
  vi.stubEnv('PORT', '1')
  vi.stubEnv('HOST', '')
  expect(load('\uFEFFBASE_PATH=/folio\nPORT=2\nHOST=here\n')).toEqual([])
  expect([process.env['BASE_PATH'], process.env['PORT'], process.env['HOST']]).toEqual([
    '/folio',
    '1',
    '',
  ])
})

test('"~" before a file or folder of the file is the home folder, and stays elsewhere', () => {
  const names = ['OUT_DIR', 'CONTENT_FILE', 'DATA_DIR', 'SITE_FOLDER', 'CHROMIUM_PATH', 'MAIL_TO']
  for (const name of names) vi.stubEnv(name, undefined)
  load('OUT_DIR=~/site\nCONTENT_FILE="~/me.json"\nDATA_DIR=~\nSITE_FOLDER=~ada/site\nMAIL_TO=~/a')
  expect(names.map((name) => process.env[name])).toEqual([
    `${homedir()}/site`,
    `${homedir()}/me.json`,
    homedir(),
    '~ada/site',
    undefined,
    '~/a',
  ])
})

test('mail that cannot be sent is reported at its line, unless the environment sets it', () => {
  for (const name of ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM']) vi.stubEnv(name, undefined)
  const text = 'PORT=2\nSMTP_URL=smtp://ada:secret@mail.ada.dev:465\n'
  expect(load(text)).toEqual([expect.stringMatching(/settings\.env:2: SMTP_URL has smtp:/u)])
  vi.stubEnv('ENV_FILE', file)
  vi.stubEnv('SMTP_URL', 'smtps://ada:secret@mail.ada.dev:465')
  expect(load(text)).toEqual([])
})

test('programs that this one starts do not read the file again', () => {
  load('PORT=2')
  expect(process.env['ENV_FILE']).toBe('off')
  vi.stubEnv('PORT', undefined)
  loadSettings()
  expect(process.env['PORT']).toBeUndefined()
})

test('lines that are no settings are named, and nothing is set', () => {
  const at = relative(process.cwd(), file)
  expect(() => load('PORT=2\nBASE_PATH: /folio\nHOST localhost')).toThrow(
    new Refusal(
      [2, 3]
        .map(
          (line) =>
            `${at}:${line}: This is not a setting. Write NAME=value, as in PORT=4173, or # first.`,
        )
        .join('\n'),
    ),
  )
  expect(process.env['PORT']).toBeUndefined()
})

test('a misspelt name is named with its line; settings of other programs are not', () => {
  expect(load('SITE_ADDRESS=ada.dev\n\nBASEPATH=/folio')).toEqual([
    `${relative(process.cwd(), file)}:3: There is no setting BASEPATH. Did you mean BASE_PATH?`,
  ])
})

test('the host of a mail server is told to be part of SMTP_URL', () => {
  expect(load('SMTP_HOST=mail.ada.dev\nSMTP_USER=ada@ada.dev\nSMTP_PORT=587')).toEqual([
    `${relative(process.cwd(), file)}:1: There is no setting SMTP_HOST. Write SMTP_URL=smtp://ada%40ada.dev:password@mail.ada.dev:587 in place of all of these.`,
  ])
})

test('beside SMTP_URL, the host of a mail server is no other one', () => {
  expect(load('SMTP_URL=smtps://ada:b@mail.ada.dev\nSMTP_HOST=mail.ada.dev')).toEqual([
    `${relative(process.cwd(), file)}:2: There is no setting SMTP_HOST. Did you mean SMTP_URL?`,
  ])
})

test('the folder of a content is told to be CONTENT_FILE', () => {
  expect(load('CONTENT_DIR=../me')).toEqual([
    `${relative(process.cwd(), file)}:1: There is no setting CONTENT_DIR. Did you mean CONTENT_FILE?`,
  ])
})

test('a file that ENV_FILE names must exist', () => {
  expect(() => loadSettings()).toThrow('cannot be read: there is no such file.')
})
