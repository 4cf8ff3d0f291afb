import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { run } from '../run.mjs'

/*
 * The other browser engines, from Debian's packages. Variables of the environment name their
 * programs for the tests.
 */
export const engines = [
  {
    project: 'firefox',
    name: 'Firefox',
    required: true,
    packages: ['firefox-esr'],
    debianName: 'firefox-esr',
    find: () => ({
      FIREFOX_PATH: process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox'),
    }),
  },
  {
    project: 'webkit',
    name: 'WebKit',
    // Not every Debian has a driver for it.
    required: false,
    // Its driver has the second name since Ubuntu 26.04. apt-get reads this as a pattern.
    packages: ['^webkit(2gtk-driver|gtk-webdriver)$', 'xvfb'],
    debianName: 'webkit2gtk-driver (newer systems: webkitgtk-webdriver) and xvfb',
    find: () => ({
      WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver'),
      WEBKIT_BROWSER_PATH: findMiniBrowser(),
      XVFB_PATH: onPath('Xvfb'),
    }),
  },
]

/** The paths of an engine's programs; undefined where one is missing. */
export function findEngine({ find }) {
  const paths = find()
  return Object.values(paths).every(Boolean) ? paths : undefined
}

/** Installs engines from Debian where that can be done: as root, and with apt-get. */
export async function installEngines(missing) {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get.`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], quiet)
  // One by one: not every Debian has all of them.
  for (const engine of missing) {
    await run('apt-get', ['install', '-qy', '--no-install-recommends', ...engine.packages], quiet)
  }
}

/** Whether a missing engine is a failure: in CI on Debian. */
export function mustHave({ required }) {
  return required && Boolean(process.env.CI) && existsSync('/etc/debian_version')
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** WebKitGTK's own browser is in a folder of its library, the newest one last. */
function findMiniBrowser() {
  return listFolders('/usr/lib')
    .flatMap((system) => listFolders(system).filter((path) => /\/webkit2?gtk-[\d.]+$/u.test(path)))
    .toSorted()
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((path) => existsSync(path))
}

function listFolders(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
}
