import { mkdirSync, readdirSync, rmSync } from 'node:fs'

import type { Browser } from '@playwright/test'

import type { Portfolio } from '#content/portfolio.ts'
import type { Io } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'

import { replayTranscripts, validateContent, type Outcome } from './check-content.ts'
import { serveSite } from './serve-site.ts'
import type { Row } from './tally.ts'
import { visitedChecks, visitSite } from './visit/visit-site.ts'

/** Options of a check. */
export type CheckOptions = {
  readonly contentFile: string
  /** Whether texts of the sample are errors. */
  readonly strict: boolean
  /** The folder of the built site. */
  readonly folder: string
  /** Builds the site. Throws a sentence if it cannot. */
  readonly build: () => Promise<void>
  /** Visits the built site. Returns a row for each check that needs a browser. */
  readonly visit: (portfolio: Portfolio) => Promise<Row[]>
  readonly io: Io
}

/**
 * Checks a whole site. A failed check does not stop the others, if they have something to check.
 * Returns undefined, after saying why, if the content file cannot be read.
 */
export async function checkSite(options: CheckOptions): Promise<Row[] | undefined> {
  const { contentFile, strict, folder, build, visit, io } = options
  const began = performance.now()
  const validated = await validateContent(contentFile, strict, io)
  if (!validated) return undefined
  const { portfolio } = validated
  const rows = [rowOf('validate', began, validated)]
  if (!portfolio) return [...rows, ...['build', 'transcripts', ...visitedChecks].map(notRun)]
  const built = await timed('build', () => buildSite(build, folder))
  rows.push(built, await timed('transcripts', () => replayTranscripts(contentFile)))
  const isBuilt = built.state === 'passed'
  return [...rows, ...(isBuilt ? await visit(portfolio) : visitedChecks.map(notRun))]
}

async function buildSite(build: CheckOptions['build'], folder: string): Promise<Outcome> {
  try {
    await build()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { checked: '', problems: [problem] }
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
  return { checked: formatCount(files.length, 'file'), problems: [] }
}

/** A built site, and the browser that visits it. */
export type BuiltSite = {
  readonly folder: string
  readonly contentFile: string
  readonly portfolio: Portfolio
  /** The folder for pictures of the page. Old files in it are deleted. */
  readonly pictures: string
  readonly browser: Browser
}

/** Serves a built site and visits it. */
export async function visitServed(site: BuiltSite): Promise<Row[]> {
  const { folder, contentFile, portfolio, pictures, browser } = site
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const { url, stop } = await serveSite(folder, contentFile)
  try {
    const served = url.endsWith('/') ? url : `${url}/`
    return await visitSite(browser, { served, portfolio, pictures })
  } finally {
    await stop()
  }
}

async function timed(name: string, check: () => Promise<Outcome>): Promise<Row> {
  const began = performance.now()
  return rowOf(name, began, await check())
}

function rowOf(name: string, began: number, { checked, problems }: Outcome): Row {
  const seconds = (performance.now() - began) / 1000
  return { name, state: problems.length > 0 ? 'failed' : 'passed', checked, problems, seconds }
}

function notRun(name: string): Row {
  return { name, state: 'not run', checked: '', problems: [], seconds: 0 }
}
