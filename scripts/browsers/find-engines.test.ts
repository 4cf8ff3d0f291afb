import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

test('where no other engine is installed, a line for each names its packages', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/engines.mjs'], {
    cwd: engineFolder,
    encoding: 'utf8',
    env: { PATH: '' },
  })
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(/with Firefox: .* Debian has it as firefox-esr\.$/u),
      expect.stringMatching(
        /with WebKit: .* as webkit2gtk-driver \(newer systems: webkitgtk-webdriver\) and xvfb\.$/u,
      ),
    ],
  })
})
