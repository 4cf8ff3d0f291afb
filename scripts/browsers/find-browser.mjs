import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { Failure, engineFolder, node24, run } from '../run.mjs'

/** The headless shell runs the tests a fifth faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']
const playwright = join(engineFolder, 'node_modules/@playwright/test/cli.js')

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
  const debian = process.getuid?.() === 0 && existsSync('/etc/debian_version') && has('apt-get')
  if (debian) {
    console.log('No browser was found. Installing chromium with apt-get.')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    if ((await run('apt-get', ['update'], quiet)) === 0) {
      // The fallback font in the pictures of the page.
      await run('apt-get', ['install', '-y', 'chromium', 'fonts-liberation'], quiet)
      // Not every Debian has it. Then the full browser is used.
      await run('apt-get', ['install', '-y', 'chromium-headless-shell'], quiet)
    }
    const installed = findOnPath()
    if (installed) return installed
  }
  console.log('Looking for the browser of Playwright, and installing it if it is missing.')
  const libraries = debian ? ['--with-deps'] : []
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

function findProgram(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path))
}

function has(name) {
  return findProgram(name) !== undefined
}

/** Some systems have a program with that name that only explains how to install a browser. */
function canStart(path) {
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
