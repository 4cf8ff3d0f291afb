import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { canInstall, findProgram, installFromDebian } from '../debian.mjs'
import { Failure, isWindows, node24, playwright, run } from '../run.mjs'

/** The headless shell runs the tests a fifth faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']

/**
 * Finds a browser for the tests, or installs one. Returns its path, or empty text for the one of
 * Playwright, which Playwright finds by itself.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Failure(
      `CHROMIUM_PATH is "${chosen}", which does not exist. Set it to the path of Chromium.`,
    )
  }
  const found = findOnPath()
  if (found) return found
  const isDebian = canInstall() && existsSync('/etc/debian_version')
  if (isDebian) {
    console.log('No browser was found. Installing chromium with apt-get.')
    // The font is the fallback in the pictures of the page.
    await installFromDebian([['chromium', 'fonts-liberation'], ['chromium-headless-shell']])
    const installed = findOnPath()
    if (installed) return installed
  }
  console.log('Looking for the browser of Playwright, and installing it if it is missing.')
  const libraries = isDebian ? ['--with-deps'] : []
  if ((await run(node24, [playwright, 'install', ...libraries, 'chromium'])) === 0) return ''
  throw new Failure(
    'There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function findOnPath() {
  for (const name of names) {
    const path = findProgram(name)
    if (path && canStart(path)) return path
  }
  return undefined
}

/** Some systems have a program with that name that only explains how to install a browser. */
function canStart(path) {
  if (isWindows) return true
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
