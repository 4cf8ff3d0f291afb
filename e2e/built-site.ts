import { join } from 'node:path'

import { specification } from './build-variant.ts'
import { serveSite, type ServedSite } from './serve-site.ts'

/** The folder of the built page of the specification. */
export const builtFolder = 'out/specification'

/** Serves the built site for as long as a fixture of Playwright is in use. */
export async function builtSite(
  // Playwright reads off the names in here which other fixtures are asked for: none.
  {},
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const site = await serveSite(builtFolder, join(specification, 'portfolio.json'))
  await use(site)
  await site.stop()
}
