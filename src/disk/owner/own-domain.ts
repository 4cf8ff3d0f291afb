import { join } from 'node:path'

import { readSitePath } from '#content/site-path.ts'
import { readProperty } from '#json/untyped-value.ts'
import { locateProblems } from '#validate/locate-problems.ts'
import { readText } from '#disk/read-text.ts'

import type { CheckedFile } from './checked-file.ts'
import { listPublicFiles } from './public-folder.ts'

/**
 * Compares the domain in the file CNAME of the folder `public`, which GitHub Pages reads, with the address
 * of the site. `portfolio` may be raw data. `host` is where the site is published.
 */
export function checkOwnDomain(folder: string, portfolio: unknown, host: unknown): CheckedFile[] {
  const url = readProperty(readProperty(portfolio, 'site'), 'url')
  const isRead = host === undefined || host === 'github-pages'
  if (typeof url !== 'string' || !isRead || !listPublicFiles(folder).includes('CNAME')) return []
  const file = join(folder, 'CNAME')
  const text = readText(file)
  const domain = text.trim()
  const own = readHost(url)
  const other = /[\s/:]/u.test(domain) ? undefined : readHost(`https://${domain}`)
  const path = readSitePath(portfolio)
  if (own === undefined || domain === '' || (own === other && path === '/')) return []
  const way = own.endsWith('.github.io') ? 'delete this file' : `"${own}" in this file`
  const start = text.indexOf(domain)
  const problems = locateProblems(text, [
    {
      code: 'public/other-domain',
      start,
      end: start + domain.length,
      message:
        own === other
          ? `GitHub Pages publishes a site with this file at the top of its domain, and "url" in "site" has the path ${path}.`
          : `This file says that the site is at "${domain}", and "url" in "site" says "${url}".`,
      help:
        own === other
          ? `Write "https://${domain}/" in "url" of "site", or delete this file.`
          : other === undefined
            ? `Write the domain alone: "${own}".`
            : `Write "https://${domain}/" in "url" of "site", or ${way}.`,
    },
  ])
  return [{ file, text, problems }]
}

function readHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
