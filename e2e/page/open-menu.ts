import type { Page } from '@playwright/test'

import { parseDefaultPortfolio } from '../default-portfolio.ts'

const { labels } = parseDefaultPortfolio()

/** The button that opens the links of the navigation, where they do not fit beside each other. */
export function findMenuButton(page: Page) {
  return page
    .getByRole('navigation', { name: labels.navigation })
    .getByRole('button', { name: new RegExp(`^${labels.menu}`, 'u') })
}

/** Opens the links of the navigation, unless they are in the bar. */
export async function openMenu(page: Page) {
  if (await findMenuButton(page).isVisible()) await findMenuButton(page).click()
}
