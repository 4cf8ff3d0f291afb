import { findFileHost } from '#fields/links/site-host.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { describePlaceholder } from './placeholder.ts'

/** Form services that owners name in place of Folio's own. */
const formService =
  /^https?:\/\/([^/]*\.)?(formspree\.io|web3forms\.com|forminit\.com|getform\.io|formsubmit\.co)\//iu

const waysOut =
  'Name a form service in "to", write "to": "mail" to show your email address, or name a Folio service elsewhere in "backend".'

/** Checks that Folio's contact service can receive messages at "backend". */
export function checkService(
  section: unknown,
  { path: sectionPath, publication = {} }: CheckContext,
): RawProblem[] {
  const written = readProperty(section, 'backend')
  const field = ['backend', 'to'].find((name) => readProperty(section, name) !== undefined)
  const path = [...sectionPath, field ?? 'type']
  const backend = publication.backend ?? written ?? '/'
  if (backend === '/') return checkOwnHost(publication, path)
  const isUsed = publication.backend === undefined && typeof written === 'string'
  return isUsed ? checkAddress(written, path) : []
}

/** The form posts to the host of the page: only Folio's own server takes messages. */
function checkOwnHost(
  { host, base }: NonNullable<CheckContext['publication']>,
  path: RawProblem['path'],
): RawProblem[] {
  const fileHost = findFileHost(host)
  if (fileHost) {
    const message = `${fileHost.name} does not run Folio’s contact service, so every message of the form would be lost.`
    return [{ path, code: 'contact/dead-form', message, help: waysOut }]
  }
  if (host !== undefined || base === undefined || base === '/') return []
  return [
    {
      path,
      code: 'contact/sub-path',
      message: `The site is at ${base}, but the form posts to /api/contact at the root of its host, where only Folio’s own server answers.`,
      help: 'Write in "host" of "site" where you publish: "own-server" if that is Folio’s own server.',
    },
  ]
}

function checkAddress(written: string, path: RawProblem['path']): RawProblem[] {
  const code = 'contact/placeholder-backend'
  const message = describePlaceholder(written)
  if (message !== undefined) {
    const help =
      'Write "/" for the server that serves the page, or the address of your contact service.'
    return [{ path, code, message, help }]
  }
  if (!formService.test(written)) return []
  return [
    {
      path,
      code,
      message: 'This form service does not answer as Folio’s contact service does.',
      help: `Write "to": { "url": ${JSON.stringify(written)} }, and delete "backend".`,
    },
  ]
}
