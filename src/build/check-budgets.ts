import type { Portfolio } from '#content/portfolio.ts'

import { budgetTable, weighSite, type BuiltSite } from './budgets.ts'
import { chunkFaults } from './chunk-rules.ts'

/**
 * From here on what weighs are the words of the content, and they are their owner's choice. What
 * holds none of them keeps its budget.
 */
const longContent = 16_000

/** The table of what a built page weighs. Throws where that, or its layout, breaks a budget. */
export async function checkBudgets(portfolio: Portfolio, site: BuiltSite): Promise<string> {
  const weights = await weighSite(site)
  const table = budgetTable(weights)
  const isLong = JSON.stringify(portfolio.sections).length > longContent
  const faults = chunkFaults(site.chunks)
  if (weights.some(({ bytes, words, limit }) => (isLong ? bytes - words : bytes) > limit)) {
    faults.push(
      'The page weighs more than it may. If its content alone has changed, give the first section a smaller animation.',
    )
  }
  if (faults.length > 0)
    throw new Error(['The build breaks its budgets.', table, ...faults].join('\n'))
  return table
}
