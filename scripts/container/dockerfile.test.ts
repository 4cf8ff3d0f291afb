import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { readDockerfile } from './read-dockerfile.ts'

const dockerfile = readFileSync(join(engineFolder, 'Dockerfile'), 'utf8')

test('the Dockerfile passes its linter', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
})

test('the linter finds errors', () => {
  const broken = dockerfile.replace('--interval=10s', '--interval=often').replace('USER', 'USR')
  expect(validate(broken).map(({ message }) => message)).toEqual([
    'Unknown instruction: USR',
    'time: invalid duration often',
  ])
})

// The service refuses a content with section types that it does not know.
test.skipIf(process.platform === 'win32').each([
  ['with', ['content', 'dist', 'sections']],
  ['without', ['content', 'dist']],
])('the image has the folders of an owner %s section types of their own', (_, folders) => {
  const [build, image] = readDockerfile(dockerfile)
  const step = build?.steps.find(({ text }) => text.startsWith('mkdir owner'))
  expect(image?.steps.map(({ text, from }) => from && text)).toContain('/app/owner ./')
  const project = mkdtempSync(join(tmpdir(), 'folio-image-'))
  for (const name of folders) mkdirSync(join(project, name))
  expect(spawnSync('/bin/sh', ['-c', step?.text ?? 'false'], { cwd: project }).status).toBe(0)
  const copied = ['content', 'dist', 'sections'].filter((name) =>
    existsSync(join(project, 'owner', name)),
  )
  expect(copied).toEqual(folders)
  rmSync(project, { recursive: true })
})
