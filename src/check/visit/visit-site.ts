import type { Browser } from '@playwright/test'

import type { Portfolio } from '#content/portfolio.ts'

import { createTargets } from '#check/links/find-targets.ts'
import type { Row } from '#check/tally.ts'
import { createTallies, type Visit } from './visit.ts'
import { visitWindow, type Window } from './visit-window.ts'
import { visitWithoutScripts } from './visit-without-scripts.ts'

const windows: readonly Window[] = [
  { width: 360, height: 780, hasTouch: true, widths: [320, 360] },
  { width: 1440, height: 900, hasTouch: false, widths: [768, 1024, 1440] },
]

/** A site that is served, and its content. */
export type Site = {
  /** Its URL, with a slash at the end. */
  readonly served: string
  readonly portfolio: Portfolio
  /** The folder for pictures of the main page. */
  readonly pictures: string
}

/** The names of the checks that visit a site. */
export const visitedChecks: readonly string[] = Object.keys(createTallies())

/** Visits every document in each window and without JavaScript. Returns a row for each check. */
export async function visitSite(browser: Browser, site: Site): Promise<Row[]> {
  const { served, portfolio, pictures } = site
  const { url } = portfolio.site
  const published = url === undefined || url.endsWith('/') ? url : `${url}/`
  const tallies = createTallies()
  const visit: Visit = {
    browser,
    portfolio,
    pictures,
    tallies,
    addresses: { served, published },
    documents: [
      { name: '', address: served, isMain: true },
      { name: 'not-found page, ', address: `${served}there-is-no-such-page`, isMain: false },
    ],
    targetOf: createTargets(),
  }
  await Promise.all([
    ...windows.map((window) => visitWindow(visit, window)),
    visitWithoutScripts(visit),
  ])
  return Object.values(tallies).map((tally) => tally.row())
}
