import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { readText } from './read-text.ts'
import { Refusal, createRefusal } from './refusal.ts'

test('a file that cannot be read is a refusal in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-refusal-'))
  try {
    expect(() => readText(folder)).toThrow(Refusal)
    expect(() => readText(join(folder, 'gone.json'))).toThrow(
      /gone\.json cannot be read: there is no such file\.$/u,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['ENOENT', 'there is no such folder'],
  ['EEXIST', 'there is a file of this name already'],
  ['EACCES', 'permissions do not allow it'],
  ['EROFS', 'the disk is for reading only'],
  ['EIO', 'EIO: i/o error'],
])('a file that cannot be written because of %s says why', (code, reason) => {
  const error = Object.assign(new Error('EIO: i/o error'), { code })
  expect(createRefusal('a/b.json', error, 'written').message).toBe(
    `a/b.json cannot be written: ${reason}.`,
  )
})

test('a missing content file that CONTENT_FILE names is reported with that setting', () => {
  vi.stubEnv('CONTENT_FILE', 'gone/portfolio.json')
  try {
    expect(() => readText(join(process.cwd(), 'gone/portfolio.json'))).toThrow(
      'gone/portfolio.json cannot be read: there is no such file. CONTENT_FILE is "gone/portfolio.json": write the path of your content file there.',
    )
    expect(() => readText(join(process.cwd(), 'gone/style.css'))).toThrow(/no such file\.$/u)
  } finally {
    vi.unstubAllEnvs()
  }
})

test.each([
  ['Content/portfolio.json', 'Rename "Content" to "content".'],
  ['content/Portfolio.json', 'Rename "Portfolio.json" to "portfolio.json".'],
])('where only the capitals of %s are others, the advice is a new name', (other, advice) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-refusal-'))
  const file = join(folder, 'content/portfolio.json')
  vi.stubEnv('CONTENT_FILE', file)
  try {
    mkdirSync(dirname(join(folder, other)))
    writeFileSync(join(folder, other), '{}')
    const { message } = createRefusal(file, { code: 'ENOENT' }, 'read')
    expect(message).toMatch(new RegExp(`there is no such file\\. ${advice}$`, 'u'))
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
