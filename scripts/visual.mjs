import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { browserSwitches } from '../src/check/browser-switches.ts'
import { findBrowser } from './browsers/find-browser.mjs'
import { Failure, engineFolder, runScript, node24, playwright, run } from './run.mjs'

/*
 * Compares pictures of the built site with the committed ones. Other browsers and other fonts draw
 * the same page differently: then nothing is compared.
 */

const folder = join(engineFolder, 'e2e/visual/baselines')
const madeWith = join(folder, 'browser.json')

await runScript(async () => {
  const args = process.argv.slice(2)
  const updates = args.some((arg) => arg === '-u' || arg.startsWith('--update-snapshots'))
  const CHROMIUM_PATH = await findBrowser()
  const ours = {
    browser: nameKind(CHROMIUM_PATH || chromium.executablePath()),
    version: await readMajorVersion(CHROMIUM_PATH),
    platform: process.platform,
  }
  const theirs = JSON.parse(await readFile(madeWith, 'utf8'))
  const same = Object.entries(ours).every(([name, value]) => theirs[name] === value)
  if (!same && !updates) {
    console.warn(
      `!!! VISUAL SKIPPED: no picture was compared. They were made with ${describe(theirs)}, this is ${describe(ours)}; to make new ones: npm run visual -- --update-snapshots`,
    )
    return 0
  }
  if (updates && args.length === 1) {
    // Delete all pictures: some may belong to a test that is gone.
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await writeFile(madeWith, `${JSON.stringify(ours, null, 2)}\n`)
  } else if (!same) {
    throw new Failure(
      `The pictures were made with ${describe(theirs)}, this is ${describe(ours)}. Make all of them again: npm run visual -- --update-snapshots`,
    )
  }
  const test = [playwright, 'test', '--config', 'e2e/visual', ...args]
  return run(node24, test, { CHROMIUM_PATH })
})

async function readMajorVersion(executablePath) {
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  const version = browser.version()
  await browser.close()
  return Number.parseInt(version, 10)
}

/** The shell smooths the edges of letters in its own way. */
function nameKind(path) {
  return /headless[-_]shell/u.test(path) ? 'Chromium headless shell' : 'Chromium'
}

function describe({ browser, version, platform }) {
  return `${browser} ${version} on ${platform}`
}
