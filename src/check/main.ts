import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import type { Io } from '#cli/command.ts'
import { contentFile, projectRoot } from '#disk/load-portfolio.ts'
import { shownPath } from '#disk/shown-path.ts'

import { browserSwitches } from '../../scripts/browser-switches.mjs'
import { buildSite } from '../../scripts/build.mjs'
import { checkSite, visitServed } from './check-site.ts'
import { formatTable } from './format-table.ts'
import { counted } from './tally.ts'

const io: Io = { out: (line) => console.log(line), error: (line) => console.error(line) }
const pictures = join(projectRoot, 'out/check')

/** Checks the site. Exit code: 0 no problem, 1 there are problems, 2 it could not be checked. */
async function main(args: readonly string[]): Promise<number> {
  const strict = readStrict(args)
  if (strict === undefined) {
    io.error('Write "npm run check" or "npm run check -- --strict": there is no other option.')
    return 2
  }
  const browser = await openBrowser()
  if (!browser) return 2
  try {
    const site = { contentFile: contentFile(), folder: join(projectRoot, 'dist') }
    const rows = await checkSite({
      ...site,
      strict,
      build: buildSite,
      visit: (portfolio) => visitServed({ ...site, portfolio, pictures, browser }),
      io,
    })
    if (!rows) return 2
    const problems = rows.flatMap((row) => row.problems.map((problem) => `${row.name}: ${problem}`))
    for (const problem of problems) io.error(problem)
    io.out(`\n${formatTable(rows)}\n`)
    const isPictured = rows.every(({ state }) => state !== 'not run')
    io.out(
      [counted(problems.length, 'problem'), ...(isPictured ? [seen] : [])].join('. ').concat('.'),
    )
    return problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

const seen = `Pictures of the page are in ${shownPath(pictures)}`

function readStrict(args: readonly string[]): boolean | undefined {
  try {
    return parseArgs({ args: [...args], options: { strict: { type: 'boolean', default: false } } })
      .values.strict
  } catch {
    return undefined
  }
}

/** Opens the browser of CHROMIUM_PATH, or Playwright's. Undefined, after saying why, if it fails. */
async function openBrowser() {
  const path = process.env['CHROMIUM_PATH']
  try {
    return await chromium.launch({
      ...(path ? { executablePath: path } : {}),
      args: browserSwitches,
    })
  } catch {
    io.error('The browser does not start. Install Chromium, or set CHROMIUM_PATH to one.')
    return undefined
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  io.error(`The site could not be checked to its end: ${String(error)}`)
  process.exitCode = 2
}
