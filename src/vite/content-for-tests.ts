import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, vi } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { findPublicFolder } from '#disk/owner/own-files.ts'

/** What every build and every server of these tests has. */
export const viteOptions = {
  configFile: false,
  root: engineFolder,
  publicDir: findPublicFolder(),
  logLevel: 'error',
} as const

/** A folder with the content of one test: `path` is set before each. Call this at the top of a test file. */
export function useContentFolder(): { path: string } {
  const folder = { path: '' }
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'folio-faces-'))
    const file = join(folder.path, 'portfolio.json')
    const fonts = { display: 'big-shoulders', mono: 'sometype-mono' }
    const content = {
      site: { title: 'Title', description: 'Words.' },
      theme: { fonts },
      schemaVersion: 2,
      preloader: { enabled: false, letters: ['A'] },
      sections: [
        { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' },
      ],
    }
    writeFileSync(file, JSON.stringify(content))
    vi.stubEnv('CONTENT_FILE', file)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder.path, { recursive: true })
  })
  return folder
}

/** The files of the fonts of this content. */
export const faces = [
  'big-shoulders-latin-wght-normal.woff2',
  'familjen-grotesk-latin-wght-normal.woff2',
  'sometype-mono-latin-wght-normal.woff2',
]

/** Adds a project with a story to the content of a folder. Returns the file of the story. */
export function addStory(folder: string, text: string): string {
  const file = join(folder, 'portfolio.json')
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  const project = { id: 'a', name: 'Atlas', description: 'A map.', story: 'stories/a.md' }
  writeFileSync(file, JSON.stringify({ ...content, profile: { projects: [project] } }))
  mkdirSync(join(folder, 'stories'))
  const story = join(folder, 'stories/a.md')
  writeFileSync(story, text)
  return story
}
