import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(engineFolder, 'package.json'), 'utf8'),
)

test.each(['e2e', 'visual'])('"npm run %s" looks for a browser by itself', (name) => {
  const [, ...args] = scripts[name]?.split(' ') ?? []
  const { status, stderr } = spawnSync(process.execPath, [...args, '--list'], {
    cwd: engineFolder,
    env: { ...process.env, CHROMIUM_PATH: 'no-such-browser' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'CHROMIUM_PATH is "no-such-browser", which does not exist. Set it to the path of Chromium.\n',
  ])
})
