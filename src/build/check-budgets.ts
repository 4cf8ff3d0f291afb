import type { Portfolio } from '#content/portfolio.ts'

import { budgetTable, weighSite, type BuiltSite } from './budgets.ts'
import { chunkFaults } from './chunk-rules.ts'

/** From here on the words of the content are what weighs, and they are their owner's choice. */
const longContent = 16_000

/** The table of what a built page weighs. Throws where that, or its layout, breaks a budget. */
export async function checkBudgets(portfolio: Portfolio, site: BuiltSite): Promise<string> {
  const weights = await weighSite(site)
  const table = budgetTable(weights)
  const isLong = JSON.stringify(portfolio.sections).length > longContent
  const faults = chunkFaults(site.chunks)
  if (!isLong && weights.some(({ bytes, limit }) => bytes > limit)) {
    faults.push(
      'The page weighs more than it may. If its content alone has changed, give the first section a smaller animation.',
    )
  }
  if (faults.length > 0)
    throw new Error(['The build breaks its budgets.', table, ...faults].join('\n'))
  return table
}
