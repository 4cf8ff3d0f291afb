import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { findMisplacedFiles } from './find-misplaced-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folio-misplaced-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** The misplaced files among these, and the ends of the places where they belong. */
function find(paths: readonly string[], folder = 'content') {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  const found = findMisplacedFiles(join(root, folder), join(root, 'public'))
  return found.map(({ file, place }) => [relative(root, file), place.replaceAll('\\', '/')])
}

test.each([
  ['content/uses.md', /content\/pages\/uses\.md for a page, or .*content\/stories\/uses\.md/u],
  ['content/page/uses.md', /content\/pages\/uses\.md$/u],
  ['content/story/atlas.md', /content\/stories\/atlas\.md$/u],
  ['content/Pages/uses.md', /content\/pages\/uses\.md$/u],
  ['content/Media/me.jpg', /content\/media\/me\.jpg$/u],
  ['content/images/me.jpg', /content\/media\/me\.jpg$/u],
  ['content/animation/hero.json', /content\/animations\/hero\.json$/u],
  ['content/Transcripts/talk.txt', /content\/transcripts\/talk\.txt$/u],
  ['Public/cv.pdf', /(?<!content\/)public\/cv\.pdf$/u],
  ['content/public/cv.pdf', /(?<!content\/)public\/cv\.pdf$/u],
  ['content/favicon.svg', /(?<!content\/)public\/favicon\.svg$/u],
  ['pages/uses.md', /content\/pages\/uses\.md$/u],
  ['content/portfolio.sv.json', /content\/sv\/portfolio\.json, the content of a site of its own$/u],
  ['share.png', /public\/share\.png$/u],
])('%s is told where it belongs', (path, place) => {
  expect(find([path])).toEqual([[path, expect.stringMatching(place)]])
})

test('files in their places, those of other programs and links without end are not reported', () => {
  const places = [
    'pages/README.md',
    'content/portfolio.old.json',
    'content/README.md',
    'content/pages/uses.md',
    'content/transcripts/talk.txt',
    'content/story',
    'public/favicon.svg',
    'README.md',
  ]
  expect(find(places)).toEqual([])
  symlinkSync('Stories', join(root, 'content/Stories'))
  expect(find([])).toEqual([])
  expect(find(['mine/notes.md'], 'mine')).toEqual([])
})
