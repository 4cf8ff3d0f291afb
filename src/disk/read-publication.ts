import { listCompletions } from '#fields/completion.ts'
import { backend } from '#fields/links/backend.ts'
import { siteHost, type SiteHost } from '#fields/links/site-host.ts'
import { makePrintable } from '#json/make-printable.ts'
import { findClosest } from '#problems/find-closest.ts'

import { Refusal } from './refusal.ts'

/** Reads what the environment says about where the site will be published. Throws a Refusal. */
export function readPublication(environment: NodeJS.ProcessEnv = process.env) {
  return { host: readSiteHost(environment), backend: readContactBackend(environment) }
}

/** Returns CONTACT_BACKEND, or undefined if it is not set. Throws a Refusal if it is no address. */
export function readContactBackend({
  CONTACT_BACKEND: value,
}: NodeJS.ProcessEnv): string | undefined {
  if (value === undefined || value === '') return undefined
  const { success } = backend.safeParse(value)
  if (success && (value === '/' || URL.canParse(value))) return value
  throw new Refusal(
    `CONTACT_BACKEND is "${makePrintable(value)}". Write "/" or the https:// address of the contact service.`,
  )
}

/** Returns SITE_HOST, or undefined if it is not set. Throws a Refusal if there is no such host. */
export function readSiteHost({ SITE_HOST: value }: NodeJS.ProcessEnv): SiteHost | undefined {
  if (value === undefined || value === '') return undefined
  const whole = listCompletions(siteHost).reduce<unknown>((made, complete) => complete(made), value)
  const { success, data } = siteHost.safeParse(whole)
  if (success) return data
  const near = findClosest(value, siteHost.options)
  const question = near === undefined ? '' : ` Did you mean "${near}"?`
  throw new Refusal(
    `SITE_HOST is "${makePrintable(value)}". Write one of ${siteHost.options.join(', ')}.${question}`,
  )
}
