import type { Page } from 'playwright-core'

import { describeFound } from './describe-element.ts'

/** Finds sections that screen readers cannot name: no element has the id in their `aria-labelledby`. */
export async function findUnnamedSections(page: Page): Promise<string[]> {
  const sections = await describeFound(page, findUnnamed)
  return sections.map(
    ({ location }) =>
      `${location}, nothing names the section for screen readers. Write id={headingId} at the heading of its view.`,
  )
}

/** Runs in the page. */
function findUnnamed(): Element[] {
  return [...document.querySelectorAll('section[aria-labelledby]')].filter((section) => {
    const ids = section.getAttribute('aria-labelledby')?.split(/\s+/u) ?? []
    return !ids.some((id) => document.getElementById(id))
  })
}
