import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const readme = readFileSync(join(engineFolder, 'README.md'), 'utf8')
const [, commands = ''] = /^```sh\n(git fetch upstream\n[^]*?)^```/mu.exec(readme) ?? []

let folder = ''
let clone = ''

/** Runs commands in a folder, with an npm that only prints how it is called, and no settings of Git. */
function run(text: string, cwd: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', text], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      ...Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((who) => [
          [`GIT_${who}_NAME`, 'Ada'],
          [`GIT_${who}_EMAIL`, 'ada@example.org'],
        ]),
      ),
    },
  })
  return { status, printed: stdout + stderr }
}

/** Writes and commits files; a file without a text is deleted. */
function commit(where: string, files: Readonly<Record<string, string | undefined>>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(where, path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  expect(run('git add --all && git commit --quiet --message change', where)).toMatchObject({
    status: 0,
  })
}

/** Upgrades the clone. Returns what a person sees of it, and what is in the clone then. */
function upgrade() {
  const { printed } = run(commands, clone)
  const lines = printed.split('\n')
  return {
    calls: lines.filter((line) => line.startsWith('npm ')),
    said: lines.filter((line) => /^(?:First|Nothing|[\w/.]+$)/u.test(line)),
    files: Object.fromEntries(
      globSync('**/*.*', { cwd: clone })
        .toSorted()
        .map((path) => [path, readFileSync(join(clone, path), 'utf8')]),
    ),
    state: run('git status --porcelain; git log -1 --format=%s', clone).printed.trim(),
  }
}

describe.skipIf(process.platform === 'win32')('the commands that upgrade a clone', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'folio-upgrade-'))
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n')
    chmodSync(join(folder, 'bin/npm'), 0o755)
    clone = join(folder, 'clone')
    const upstream = join(folder, 'upstream')
    run('git init --quiet --initial-branch main upstream', folder)
    commit(upstream, {
      'content/portfolio.json': 'sample',
      'content/sample.gif': 'sample',
      'engine.ts': 'old',
    })
    run('git clone --quiet --origin upstream upstream clone', folder)
    commit(clone, { 'content/portfolio.json': 'mine', 'content/sample.gif': undefined })
    commit(upstream, {
      'content/portfolio.json': 'new sample',
      'content/sample.gif': 'new sample',
      'public/sample.txt': 'sample',
      'engine.ts': 'new',
    })
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('take the new engine, and keep the files of the owner', () => {
    expect(upgrade()).toEqual({
      calls: ['npm ci', 'npm run migrate', 'npm run schema', 'npm run check'],
      said: [],
      files: { 'content/portfolio.json': 'mine', 'engine.ts': 'new' },
      state: "Merge remote-tracking branch 'upstream/main'",
    })
  })

  test('name a conflict in another file, and install nothing until it is settled', () => {
    commit(clone, { 'engine.ts': 'changed' })
    expect(upgrade()).toMatchObject({
      calls: [],
      said: ['engine.ts'],
      files: { 'content/portfolio.json': 'mine' },
      state: 'UU engine.ts\nchange',
    })
  })

  test('do not delete a file that is not committed, even if Git shows none', () => {
    run('git config status.showUntrackedFiles no', clone)
    mkdirSync(join(clone, 'content/pages'))
    writeFileSync(join(clone, 'content/pages/uses.md'), 'mine')
    expect(upgrade()).toMatchObject({
      calls: [],
      said: [expect.stringContaining('First commit your files.')],
      files: { 'content/pages/uses.md': 'mine', 'engine.ts': 'old' },
    })
  })

  test('say how to finish or undo an upgrade that was interrupted', () => {
    run('git fetch --quiet && git merge --no-ff --no-commit upstream/main', clone)
    expect(upgrade()).toMatchObject({
      calls: [],
      said: [expect.stringContaining('run its last line, or undo it: git merge --abort')],
    })
    run('git merge --abort', clone)
    expect(upgrade()).toMatchObject({
      files: { 'content/portfolio.json': 'mine', 'engine.ts': 'new' },
      state: "Merge remote-tracking branch 'upstream/main'",
    })
  })

  test.each([
    [
      'a clone without history',
      'rm -r .git && git init --quiet && git add . && git commit -m mine',
    ],
    ['a clone that does not know the repository of Folio', 'git remote remove upstream'],
  ])('check nothing in %s, because there is no new version', (_, change) => {
    run(change, clone)
    if (change.includes('init')) run('git remote add upstream ../upstream', clone)
    expect(upgrade()).toMatchObject({
      calls: [],
      said: ['Nothing was merged: the lines above say why.'],
      files: { 'content/portfolio.json': 'mine', 'engine.ts': 'old' },
    })
  })
})

test('no shell takes a comment for a part of a command: zsh reads none at its prompt', () => {
  expect(commands).not.toContain('#')
})
