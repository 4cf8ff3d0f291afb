import { join } from 'node:path'

import { specification } from '../scripts/sites/build-variant.ts'
import { serveSite, type ServedSite } from '../scripts/sites/serve-site.ts'

/** The built site of the specification fixture. */
export const builtFolder = 'out/specification'

/** A fixture of Playwright that serves the built site. */
export async function serveBuiltSite(
  // Playwright reads the fixtures that this one needs from this pattern: none.
  {},
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const site = await serveSite(builtFolder, join(specification, 'portfolio.json'))
  await use(site)
  await site.stop()
}
