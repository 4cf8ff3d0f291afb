import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

/** The workflows of this repository, and those that a new site gets. */
const folders = ['.github/workflows', 'src/bin/new/template']
const workflows = folders
  .flatMap((folder) =>
    readdirSync(join(engineFolder, folder))
      .filter((name) => name.endsWith('.yml'))
      .map((name) => ({ name, text: readFileSync(join(engineFolder, folder, name), 'utf8') })),
  )
  .filter(({ text }) => /^jobs:/mu.test(text))

/** The jobs of a workflow, each as its lines: two spaces before the name, more before the rest. */
function listJobs(text: string): readonly string[] {
  const [, jobs = ''] = text.split(/^jobs:\n/mu)
  return jobs.match(/^ {2}\w[\w-]*:\n(?: {3,}.*\n|\n| *#.*\n)+/gmu) ?? []
}

test('every action is pinned to a commit, with its version beside it', () => {
  const lines = workflows.flatMap(({ text }) => text.match(/^.*\buses:.*$/gmu) ?? [])
  expect(lines.length).toBeGreaterThan(5)
  const pinned = /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u
  expect(lines.filter((line) => !pinned.test(line))).toEqual([])
})

test('no job that may write anything runs a command, but to publish what another job made', () => {
  const mayWrite = /: write\b|write-all/u
  const heads = workflows.map(({ text }) => text.split(/^jobs:/mu)[0] ?? '')
  expect(heads.filter((head) => mayWrite.test(head))).toEqual([])
  const jobs = workflows.flatMap(({ text }) => listJobs(text))
  expect(jobs.length).toBeGreaterThan(workflows.length)
  // Nothing that was installed, and nothing of the repository.
  const runs =
    /^\s*(?:- )?run: (?!gh release create |for name in folio create-folio; do npm view "\S+" version \|\| npm publish )/mu
  expect(jobs.filter((job) => mayWrite.test(job) && runs.test(job))).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a release that failed half way publishes the other package when it is run again',
  () => {
    const release = workflows.find(({ name }) => name === 'release.yml')?.text ?? ''
    const command = /run: (for name in .*)$/mu.exec(release)?.[1] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'folio-release-'))
    const npm = `#!/bin/sh
case "$*" in
  "view @folio-page/folio@1.2.3 version") ;;
  view*) exit 1 ;;
  *) echo "$@" ;;
esac
`
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
    for (const name of ['folio', 'create-folio']) {
      writeFileSync(join(folder, `folio-page-${name}-1.2.3.tgz`), '')
    }
    const { stdout } = spawnSync('bash', ['-e', '-c', command], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env['PATH']}`, GITHUB_REF_NAME: 'v1.2.3' },
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(stdout).toBe(
      'publish ./folio-page-create-folio-1.2.3.tgz --provenance --access public\n',
    )
  },
)

test('GitHub Pages gets hidden files, such as public/.well-known', () => {
  const uploads = workflows.filter(({ text }) => text.includes('actions/upload-pages-artifact@'))
  expect(uploads.map(({ name }) => name)).toEqual(['pages.yml', 'deploy.yml'])
  expect(uploads.filter(({ text }) => !text.includes('include-hidden-files: true'))).toEqual([])
})

test('the driver of WebKitGTK is installed under both of its names', () => {
  const engines = readFileSync(join(engineFolder, 'scripts/browsers/find-engines.mjs'), 'utf8')
  const patterns = [engines, ...workflows.map(({ text }) => text)].flatMap(
    (text) => text.match(/(?<=')[^\s']*webkit[^\s']*driver[^\s']*(?=')/gu) ?? [],
  )
  expect(patterns).toHaveLength(3)
  const names = ['webkit2gtk-driver', 'webkitgtk-webdriver']
  const missing = patterns.filter((one) => !names.every((name) => new RegExp(one, 'u').test(name)))
  expect(missing).toEqual([])
})

test('every workflow states its permissions', () => {
  expect(workflows.filter(({ text }) => !/^permissions:/mu.test(text))).toEqual([])
})
