import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { checkSite, type CheckOptions } from './check-site.ts'

const answers = [{ id: 'yes', label: 'Yes' }]
const scenes = {
  intro: { lines: ['Hello.'], next: { yes: 'end' } },
  end: { lines: ['Bye.'], ending: true },
}
const content = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [
    {
      type: 'conversation',
      id: 'conversation',
      heading: 'Talk',
      speaker: 'Robot',
      answers,
      scenes,
    },
  ],
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-check-'))
  mkdirSync(join(folder, 'transcripts'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function check(text: string, change: Partial<CheckOptions> = {}) {
  const contentFile = join(folder, 'portfolio.json')
  writeFileSync(contentFile, text)
  const printed: string[] = []
  const rows = await checkSite({
    contentFile,
    strict: false,
    folder,
    build: async () => {},
    visit: async () => {},
    io: { out: () => {}, error: (line) => printed.push(line) },
    ...change,
  })
  return { rows, printed, states: rows?.map(({ name, state }) => `${name}: ${state}`) }
}

test('content with an error is not built and not visited, and every check is in the table', async () => {
  const { states } = await check('{}', { build: () => Promise.reject(new Error('built')) })
  expect(states).toEqual([
    'validate: failed',
    'build: not run',
    'transcripts: not run',
    'visits: not run',
    'accessibility: not run',
    'width: not run',
    'links: not run',
    'texts: not run',
  ])
})

test('warnings of the content are counted in the table', async () => {
  const warned = { ...content, site: { ...content.site, language: 'sv' } }
  const { rows } = await check(JSON.stringify(warned))
  expect(rows?.[0]).toMatchObject({
    state: 'passed',
    checked: expect.stringMatching(/^1 file, \d warnings$/u),
  })
})

test('a build that fails says why, and transcripts are replayed nevertheless', async () => {
  const build = () => Promise.reject(new Error('It is over its budget.'))
  const { rows, states } = await check(JSON.stringify(content), { build })
  expect(rows?.flatMap(({ problems }) => problems)).toEqual(['It is over its budget.'])
  expect(states?.slice(0, 4)).toEqual([
    'validate: passed',
    'build: failed',
    'transcripts: passed',
    'visits: not run',
  ])
})

test('a transcript that goes another way is named, with the line', async () => {
  writeFileSync(join(folder, 'transcripts/good.txt'), 'scene: intro\nvisitor: yes\nscene: end\n')
  writeFileSync(join(folder, 'transcripts/wrong.txt'), 'scene: intro\nvisitor: no\n')
  const { rows } = await check(JSON.stringify(content))
  const transcripts = rows?.find(({ name }) => name === 'transcripts')
  expect(transcripts).toMatchObject({ state: 'failed', checked: '2 transcripts' })
  expect(transcripts?.problems).toEqual([
    expect.stringMatching(
      /^The transcript wrong\.txt does not replay: .*wrong\.txt:2: .* \(expected visitor: no; found the answers yes\)$/u,
    ),
  ])
})

describe('a transcript of the sample that the owner has left', () => {
  const sample = join(import.meta.dirname, '../../fixtures/specification/transcripts')
  const advice =
    /transcripts\/to-the-farewell\.txt is a transcript of the sample, .* Delete the file, or record your own: npm run play -- --record .*to-the-farewell\.txt$/u
  beforeEach(() => {
    cpSync(sample, join(folder, 'transcripts'), { recursive: true })
  })

  test('is a warning, not a problem', async () => {
    const { states, printed } = await check(JSON.stringify(content))
    expect(states).toContain('transcripts: passed')
    expect(printed.filter((line) => line.includes('transcript'))).toEqual([
      expect.stringMatching(advice),
    ])
    expect(printed.join('\n')).toMatch(/^warning: /mu)
  })

  test('is a problem if the check is strict', async () => {
    const { rows } = await check(JSON.stringify(content), { strict: true })
    expect(rows?.find(({ name }) => name === 'transcripts')?.problems).toEqual([
      expect.stringMatching(advice),
    ])
  })

  test('is a problem once the owner has changed it', async () => {
    appendFileSync(join(folder, 'transcripts/to-the-farewell.txt'), 'visitor: yes\n')
    const { states } = await check(JSON.stringify(content))
    expect(states).toContain('transcripts: failed')
  })
})

test('a content file that is not there is reported, and nothing is checked', async () => {
  const { rows, printed } = await check('', { contentFile: join(folder, 'gone.json') })
  expect({ rows, printed }).toEqual({
    rows: undefined,
    printed: [expect.stringContaining('gone.json')],
  })
})
