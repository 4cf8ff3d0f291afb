import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the path for which a site was built, without a slash at the end, as its home page names its
 * icon. Undefined if it names none.
 */
export function readBuiltBase(siteFolder: string): string | undefined {
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  return /\shref="((?:\/[^"/?#:]+)*)\/favicon\.svg"/u.exec(html)?.[1]
}
