import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { projectRoot } from '#disk/load-portfolio.ts'

const folder = 'out/build-test'
const removeFolder = () => rm(join(projectRoot, folder), { recursive: true, force: true })
beforeAll(removeFolder)
afterAll(removeFolder)

/** Builds a site at /folio/ whose address says that it begins at "/". Returns what is printed. */
async function build(): Promise<string> {
  const script = `import { buildIfChanged } from './scripts/build.mjs'
await buildIfChanged('${folder}', 'fixtures/hero-alone/portfolio.json')`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production', BASE_PATH: '/folio/' } },
  )
  return stdout + stderr
}

test('a wrong base path is reported once by each build, also by an unchanged one', async () => {
  const printed = [await build(), await build()]
  expect(printed.map((text) => text.match(/this build begins at \/folio\//gu)?.length)).toEqual([
    1, 1,
  ])
  expect(printed[1]).toContain('Correct "url" in "site", or build with BASE_PATH=/.')
})
