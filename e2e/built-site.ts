import { serveSite, type ServedSite } from './serve-site.ts'

/** Serves the built site for as long as a fixture of Playwright is in use. */
export async function builtSite(
  // Playwright reads off the names in here which other fixtures are asked for: none.
  {},
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const site = await serveSite('dist')
  await use(site)
  await site.stop()
}
