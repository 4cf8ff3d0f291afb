import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { ownerFolder } from '#disk/folders.ts'
import { contentFile } from '#disk/load-portfolio.ts'
import { outputFolder } from '#disk/output-folder.ts'
import { Refusal } from '#disk/refusal.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { formatPath } from '#disk/format-path.ts'
import { createCommand, terminal } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'

import { browserSwitches } from '../../scripts/browsers/browser-switches.mjs'
import { buildSite } from '../../scripts/build.mjs'
import { formatTable } from './check-results.ts'
import { checkSite } from './check-site.ts'
import { visitSite } from './visit/visit-site.ts'

const pictures = join(ownerFolder, 'out/check')

const check = createCommand({
  command: 'npm run check --',
  summary: 'check the whole site: content, build, and the pages in a browser',
  options: { strict: { type: 'boolean', help: 'texts and links of the sample are errors' } },
  notes:
    'Exit code: 0 if there is no problem, 1 if there are problems, 2 if it could not be checked.',
  async run({ values: { strict = false } }, io) {
    const browser = await openBrowser()
    if (!browser) {
      io.error('The browser does not start. Install Chromium, or set CHROMIUM_PATH to its path.')
      return 2
    }
    try {
      const site = { contentFile: contentFile(), folder: outputFolder() }
      const rows = await checkSite({
        ...site,
        strict,
        build: buildSite,
        visit: async (portfolio, results) => {
          await visitSite({ ...site, portfolio, pictures, browser }, results)
        },
        io,
      })
      if (!rows) return 2
      const problems = rows.flatMap((row) => row.problems.map((text) => `${row.name}: ${text}`))
      for (const problem of problems) io.error(problem)
      io.out(`\n${formatTable(rows)}\n`)
      io.out(`${formatCount(problems.length, 'problem')}.`)
      if (rows.every(({ state }) => state !== 'not run')) {
        io.out(`Pictures of the page are in ${formatPath(pictures)}.`)
      }
      return problems.length > 0 ? 1 : 0
    } finally {
      await browser.close()
    }
  },
})

/** Opens the browser of CHROMIUM_PATH, or that of Playwright. Returns undefined if it fails. */
function openBrowser() {
  const path = process.env['CHROMIUM_PATH']
  const options = path ? { executablePath: path } : {}
  return chromium.launch({ ...options, args: browserSwitches }).catch(() => undefined)
}

try {
  loadSettings()
  process.exitCode = await check.run(process.argv.slice(2), terminal)
} catch (error) {
  terminal.error(error instanceof Refusal ? error.message : `The check failed: ${String(error)}`)
  process.exitCode = 2
}
