import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { canInstall, findProgram, installFromDebian } from '../debian.mjs'

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
      FIREFOX_PATH:
        process.env.FIREFOX_PATH || findProgram('firefox-esr') || findProgram('firefox'),
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
      WEBKIT_DRIVER_PATH: findProgram('WebKitWebDriver'),
      WEBKIT_BROWSER_PATH: findMiniBrowser(),
      XVFB_PATH: findProgram('Xvfb'),
    }),
  },
]

/** The paths of an engine's programs; undefined where one is missing. */
export function findEngine({ find }) {
  const paths = find()
  return Object.values(paths).every(Boolean) ? paths : undefined
}

/** Installs engines from Debian where that can be done. */
export async function installEngines(missing) {
  if (!canInstall()) return
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get.`)
  await installFromDebian(
    missing.map(({ packages }) => packages),
    '--no-install-recommends',
  )
}

/** Whether a missing engine is a failure: in CI on Debian. */
export function mustHave({ required }) {
  return required && Boolean(process.env.CI) && existsSync('/etc/debian_version')
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
