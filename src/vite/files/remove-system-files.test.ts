import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { listEntries } from '#disk/list-entries.ts'

import { removeSystemFiles } from './remove-system-files.ts'

test('what systems and editors write into folders is not published, and all else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-system-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'press'))
  const kept = ['.nojekyll', '_headers', 'cv.pdf', 'press/cv.pdf']
  const written = [
    '.DS_Store',
    'press/.DS_Store',
    'press/._cv.pdf',
    'Thumbs.db',
    'press/Desktop.ini',
    '.~lock.cv.odt#',
    '~$cv.docx',
    'press/.index.html.swp',
    'press/index.html~',
  ]
  for (const name of [...kept, ...written]) writeFileSync(join(folder, name), '')
  await removeSystemFiles(folder)
  const left = listEntries(folder).filter((entry) => entry.isFile())
  expect(left.map(({ parentPath, name }) => join(parentPath, name)).toSorted()).toEqual(
    kept.map((name) => join(folder, name)).toSorted(),
  )
})
