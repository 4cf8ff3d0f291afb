import { join } from 'node:path'

import { formatTable } from '#check/check-results.ts'
import { checkSite } from '#check/check-site.ts'
import { openBrowser } from '#check/open-browser.ts'
import { ownerFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { findSiteFolder } from '#disk/site-folder.ts'
import { createCommand } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'

import { buildIfChanged } from './build-if-changed.ts'

const pictures = join(ownerFolder, 'out/check')

/** Checks the whole site, for an owner's CI. */
export const check = createCommand({
  command: 'npm run check --',
  summary: 'check the whole site: content, build, and the pages in a browser',
  options: {
    strict: { type: 'boolean', help: 'what is left of the sample or of an example is an error' },
  },
  notes:
    'Exit code: 0 if there is no problem, 1 if there are problems, 2 if it could not be checked.',
  async run({ values: { strict = false } }, io) {
    const browser = await openBrowser()
    // With Ctrl+C, Playwright closes the browser and ends this process: the visit fails before.
    let isStopped = false
    process.once('SIGINT', () => {
      isStopped = true
    })
    try {
      const { visitSite } = await import('#check/visit/visit-site.ts')
      const site = { contentFile: findContentFile(), folder: findSiteFolder() }
      const rows = await checkSite({
        ...site,
        strict,
        // The validation has printed the problems of the content.
        build: () => buildIfChanged(site.folder, site.contentFile, { isQuiet: true }),
        visit: async (content, results) => {
          await visitSite({ ...site, ...content, pictures, browser }, results)
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
    } catch (error) {
      if (!isStopped) throw error
      return 130
    } finally {
      await browser.close()
    }
  },
})
