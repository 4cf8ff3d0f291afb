import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { browserSwitches } from './browsers/browser-switches.mjs'
import { findBrowser } from './browsers/find-browser.mjs'
import { Failure, main, node24, root, run } from './run.mjs'

/*
 * Holds pictures of the built site against the committed ones. Another browser, or another system
 * with other letters, draws other pictures of the same page: there nothing is compared.
 */

const folder = join(root, 'e2e/visual/baselines')
const madeWith = join(folder, 'browser.json')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')

await main(async () => {
  const args = process.argv.slice(2)
  const updates = args.some((arg) => arg === '-u' || arg.startsWith('--update-snapshots'))
  const CHROMIUM_PATH = await findBrowser()
  const ours = {
    browser: kindOf(CHROMIUM_PATH || chromium.executablePath()),
    version: await majorVersion(CHROMIUM_PATH),
    platform: process.platform,
  }
  const theirs = JSON.parse(await readFile(madeWith, 'utf8'))
  const same = Object.entries(ours).every(([name, value]) => theirs[name] === value)
  if (!same && !updates) {
    console.warn(
      `!!! VISUAL SKIPPED: no picture was compared. They were made with ${told(theirs)}, this is ${told(ours)}; to make new ones: npm run visual -- --update-snapshots`,
    )
    return 0
  }
  if (updates && args.length === 1) {
    // All are made anew, and what no test takes any more goes.
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await writeFile(madeWith, `${JSON.stringify(ours, null, 2)}\n`)
  } else if (!same) {
    throw new Failure(
      `The pictures were made with ${told(theirs)}, this is ${told(ours)}. Make all of them anew: npm run visual -- --update-snapshots`,
    )
  }
  const test = [playwright, 'test', '--config', 'e2e/visual', ...args]
  return run(node24, test, { CHROMIUM_PATH })
})

async function majorVersion(executablePath) {
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  const version = browser.version()
  await browser.close()
  return Number.parseInt(version, 10)
}

/** The shell smooths the edges of letters in its own way. */
function kindOf(path) {
  return /headless[-_]shell/u.test(path) ? 'Chromium headless shell' : 'Chromium'
}

function told({ browser, version, platform }) {
  return `${browser} ${version} on ${platform}`
}
