import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { openBrowser } from '#check/open-browser.ts'
import { startServer } from '#check/start-server.ts'

import { findFreePort } from '../free-port.ts'

/** Runs a command of the Folio in a site, and returns what it printed. Throws that if it fails. */
type RunFolio = (...args: readonly string[]) => string

/** Writes the schema of a site with a section type of its own. Throws if editors would not know the type. */
export async function useSchema(site: string, type: string, runFolio: RunFolio): Promise<void> {
  runFolio('schema')
  const schema = await readFile(join(site, 'schema/portfolio.schema.json'), 'utf8')
  if (!schema.includes(`"${type}"`)) throw new Error(`The schema does not have "${type}".`)
}

/** Checks a site in a browser. Throws if there is a problem, or if no pictures were taken. */
export function useCheck(site: string, runFolio: RunFolio): void {
  const printed = runFolio('check')
  if (!printed.includes('0 problems.')) throw new Error(printed)
  if (!existsSync(join(site, 'out/check'))) throw new Error(`There are no pictures.\n${printed}`)
}

/** Looks for the section type and the style sheet of docs/own-section.md. Throws if one is missing. */
export async function seeOwnFiles(page: Page): Promise<void> {
  // "folio dev" renders a section when it comes near the window.
  await page.getByRole('link', { name: 'Timeline' }).first().click()
  await page.getByText('With four people.').waitFor()
  const spacing = await page
    .getByRole('heading', { name: 'The first job' })
    .evaluate((heading) => getComputedStyle(heading).letterSpacing)
  if (spacing === 'normal') throw new Error('style.css has no effect.')
}

/**
 * Serves a site while it is edited. Throws if the page does not show a new name by itself, or if the
 * command cannot be stopped. `program` is that of the Folio in the site.
 */
export async function useDev(site: string, program: string, name: string): Promise<void> {
  const port = await findFreePort()
  const args = [program, 'dev', '--port', String(port)]
  const server = await startServer(args, { ENV_FILE: 'off' }, undefined, site)
  const browser = await openBrowser()
  const content = join(site, 'content/portfolio.json')
  const text = await readFile(content, 'utf8')
  try {
    const page = await browser.newPage()
    await page.goto(server.url)
    const findHeading = (words: string) => page.getByRole('heading', { name: words }).first()
    await findHeading(name).waitFor()
    await seeOwnFiles(page)
    await writeFile(content, text.replaceAll(name, 'Ada Byron'))
    await findHeading('Ada Byron').waitFor()
  } finally {
    await writeFile(content, text)
    await browser.close()
    await server.stop()
  }
  const answers = await fetch(server.url).then(
    () => true,
    () => false,
  )
  if (answers) throw new Error('The page is still served after "folio dev" was stopped.')
}
