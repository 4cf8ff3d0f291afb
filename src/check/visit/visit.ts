import type { Browser, Page } from '@playwright/test'

import type { Portfolio } from '#content/portfolio.ts'

import { findBrokenLinks, type SiteAddresses, type Target } from '#check/links/find-broken-links.ts'
import { createTally } from '#check/tally.ts'
import { listProblems, listen, type Heard } from './listen.ts'
import { scrollThrough } from './scroll-through.ts'

/** Creates a tally for each check that needs a browser. */
export function createTallies() {
  return {
    visits: createTally('visits'),
    accessibility: createTally('accessibility'),
    width: createTally('width'),
    links: createTally('links'),
    texts: createTally('texts'),
  }
}

/** A document of the site; the not-found page is answered with 404. */
export type Document = {
  /** A prefix for the names of its views. Empty for the main page. */
  readonly name: string
  readonly address: string
  readonly isMain: boolean
}

/** Everything that the visits of one run share. */
export type Visit = {
  readonly browser: Browser
  readonly portfolio: Portfolio
  readonly addresses: SiteAddresses
  readonly documents: readonly Document[]
  /** The folder for pictures of the main page. */
  readonly pictures: string
  readonly targetOf: (address: string) => Promise<Target>
  readonly tallies: ReturnType<typeof createTallies>
}

/** Opens a document and listens to it. With scripts, it also loads all parts. */
export async function open(
  { tallies: { visits } }: Visit,
  page: Page,
  { address }: Document,
  view: string,
  hasScripts: boolean,
): Promise<Heard> {
  const heard = listen(page, hasScripts)
  await visits.time(async () => {
    await page.goto(address, { waitUntil: hasScripts ? 'domcontentloaded' : 'load' })
    // Any key ends the preloader.
    await page.keyboard.press('Shift')
    if (hasScripts) visits.add(view, await scrollThrough(page, heard))
  })
  return heard
}

/** Closes a document and adds what the browser reported. */
export async function close(
  { tallies: { visits }, addresses: { served } }: Visit,
  page: Page,
  { address, isMain }: Document,
  view: string,
  heard: Heard,
): Promise<void> {
  visits.add(view, listProblems(heard, served, isMain ? undefined : address))
  visits.count('visit', 1)
  visits.count('request', heard.requests.length)
  await page.close()
}

/** Checks the links of a document. */
export async function checkLinks(
  { addresses, targetOf, tallies: { links } }: Visit,
  page: Page,
  view: string,
): Promise<void> {
  const found = await links.time(() => findBrokenLinks(page, addresses, targetOf))
  links.add(view, found.problems)
  links.count('link', found.links)
}
