import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import type { Browser, LaunchOptions } from 'playwright-core'

import { makeWritable } from '#disk/make-writable.ts'
import { Refusal } from '#disk/refusal.ts'

import { browserSwitches } from './browser-switches.ts'

/** Names of Chromium on Linux. The headless shell is a fifth faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser']

/** What the browser of Playwright says on a Linux without a desktop, in its log. */
const missingLibrary = /error while loading shared libraries: ([^\s:]+)/u

/**
 * Opens the browser of CHROMIUM_PATH, or the first that is installed: Chromium, Chrome, Edge, or the
 * one of Playwright. Rejects with a Refusal if there is none.
 */
export async function openBrowser(): Promise<Browser> {
  const [{ chromium }] = await Promise.all([
    import('playwright-core'),
    import('@axe-core/playwright'),
  ]).catch(() => {
    throw new Refusal(
      'The check needs two packages to visit the site. Run "npm install --save-dev playwright-core @axe-core/playwright".',
    )
  })
  // The browser keeps its profile there, and does not start without.
  const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR'
  await makeWritable(tmpdir(), `Name another folder for temporary files in ${variable}.`)
  const chosen = process.env['CHROMIUM_PATH']
  const found = listPaths().map((executablePath) => ({ executablePath }))
  const ways: LaunchOptions[] = chosen
    ? [{ executablePath: chosen }]
    : [...found, { channel: 'chrome' }, { channel: 'msedge' }, {}]
  let reason = ''
  let library: string | undefined
  for (const way of ways) {
    try {
      return await chromium.launch({ ...way, args: browserSwitches })
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error)
      library ??= missingLibrary.exec(message)?.[1]
      // The other lines are logs of the browser.
      const [line = ''] = message.split('\n')
      reason = line.replace('browserType.launch: ', '')
    }
  }
  if (library !== undefined) {
    throw new Refusal(
      `The browser does not start, because this machine lacks ${library}. Run "sudo npx playwright-core install-deps chromium", which installs all that it needs, or install Chromium as your system does.`,
    )
  }
  throw new Refusal(
    chosen
      ? `The browser "${chosen}" does not start: ${reason}. If it is the wrong one, set CHROMIUM_PATH to the path of Chromium, Chrome or Edge.`
      : 'The check needs a browser. Install Chrome, Edge or Chromium, or set CHROMIUM_PATH to its path.',
  )
}

/** Lists where the PATH has a browser. */
function listPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}
