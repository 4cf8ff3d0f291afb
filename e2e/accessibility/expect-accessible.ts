import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { axeTags, createAxe } from '#check/visit/find-barriers.ts'

/** Expects no violation in a part of the page; axe skips the rules of `without`. */
export async function expectAccessible(
  page: Page,
  state: string,
  part = 'html',
  without: readonly string[] = [],
) {
  const axe = (await createAxe(page)).include(part).withTags([...axeTags])
  expect(await listViolations(axe.disableRules([...without])), state).toEqual([])
}

/**
 * The same in both colour schemes; the dark one is only checked for contrast. Motion stays off
 * afterwards: with it, colours change over 150 ms, and axe would see one in between.
 */
export async function expectAccessibleInBothSchemes(page: Page, state: string, part = 'html') {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, state, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const axe = (await createAxe(page)).include(part).withRules(['color-contrast'])
  expect(await listViolations(axe), `${state}, dark`).toEqual([])
}

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
