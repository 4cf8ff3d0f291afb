import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

test('a checkout has LF where Git is set up for Windows, and other files are as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-line-ends-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, stdio: 'ignore' })
  const files = {
    'views.ts': Buffer.from('one\ntwo\n'),
    'picture.webp': Buffer.from('RIFF\0\r\n\0\n'),
  }
  try {
    git('init')
    copyFileSync(join(engineFolder, '.gitattributes'), join(folder, '.gitattributes'))
    for (const [name, bytes] of Object.entries(files)) {
      writeFileSync(join(folder, name), bytes)
      git('add', name)
      rmSync(join(folder, name))
    }
    git('checkout', '--', '.')
    for (const [name, bytes] of Object.entries(files)) {
      expect(readFileSync(join(folder, name)), name).toEqual(bytes)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
