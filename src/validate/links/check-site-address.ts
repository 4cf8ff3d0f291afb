import { findHost } from '#fields/links/site-host.ts'
import { readSitePath } from '#content/site-path.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/**
 * Warns if the content does not say where the site is published, or says another path than
 * BASE_PATH.
 */
export function checkSiteAddress(document: unknown, basePath?: string): RawProblem[] {
  const url = readProperty(readProperty(document, 'site'), 'url')
  if (url !== undefined) return basePath === undefined ? [] : comparePaths(document, basePath)
  const message =
    'The site has no address yet, so it is built without a canonical address, a site map and a picture for shared links.'
  const help =
    'Once you know where it can be visited, write that in "url", as "https://example.org/".'
  return [{ path: ['site'], mark: 'key', code: 'site/no-url', message, help }]
}

/** Warns if the address of the site is that of another host than `host`. */
export function checkHost(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  const [url, host] = [readProperty(site, 'url'), readProperty(site, 'host')]
  const [ending, meant] = findHost(url) ?? []
  if (meant === undefined || typeof host !== 'string' || host === meant) return []
  return [
    {
      path: ['site', 'host'],
      code: 'site/other-host',
      message: `"host" is "${host}", and "url" is an address at ${ending}, which is another host.`,
      help: `Write "${meant}", or correct "url".`,
      suggestion: meant,
    },
  ]
}

function comparePaths(document: unknown, basePath: string): RawProblem[] {
  const path = readSitePath(document)
  if (path === basePath) return []
  return [
    {
      path: ['site', 'url'],
      code: 'site/base-path',
      message: `This address says that the site begins at ${path}, but BASE_PATH is ${basePath}.`,
      help: 'Correct "url", or remove BASE_PATH: without it, the site begins where "url" says. For a preview at another path, leave both as they are.',
    },
  ]
}

/** Warns about the site itself among those in other languages: the page leaves it out. */
export function checkTranslations(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  const language = readProperty(site, 'language') ?? 'en'
  if (typeof language !== 'string') return []
  if (readProperty(readProperty(site, 'translations'), language) === undefined) return []
  return [
    {
      path: ['site', 'translations', language],
      mark: 'key',
      code: 'site/own-translation',
      message: `This site is the one in "${language}", so this address is used nowhere.`,
      help: 'Delete it: "url" says where this site is. Or correct "language" in "site".',
    },
  ]
}

const repository = /^https:\/\/(?:www\.)?(github|gitlab)\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/iu

/** Reports the address of a repository in place of the site that is published from it. */
export function checkRepository(document: unknown): RawProblem[] {
  const url = readProperty(readProperty(document, 'site'), 'url')
  const [, host, owner = '', name = ''] = (typeof url === 'string' && repository.exec(url)) || []
  if (host === undefined) return []
  const site = `${owner}.${host}.io`.toLowerCase()
  const suggestion = name.toLowerCase() === site ? `https://${site}/` : `https://${site}/${name}/`
  return [
    {
      path: ['site', 'url'],
      code: 'content/wrong-format',
      message: 'This is the address of a repository, not that of the site.',
      help: `Write "${suggestion}", or your own domain.`,
      suggestion,
    },
  ]
}
