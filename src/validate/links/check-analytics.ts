import { analytics as settings, type Analytics } from '#fields/analytics.ts'
import type { Path } from '#json/path.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

const code = 'site/analytics'
const path = ['site', 'analytics']

/** Hosts of GoatCounter that are not the site of an owner there. */
const sharedHosts = new Set(['goatcounter.com', 'www.goatcounter.com', 'gc.zgo.at'])

/** Finds settings of `analytics` that are right one by one, and do not fit the service. */
export function checkAnalytics(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  const { data } = settings.safeParse(readProperty(site, 'analytics'))
  if (!data) return []
  return data.service === 'goatcounter'
    ? checkGoatCounter(data)
    : checkPlausible(data, readProperty(site, 'url') !== undefined)
}

function checkGoatCounter({ url, domain }: Analytics): RawProblem[] {
  const address = 'the address at which you see your visits, such as "https://me.goatcounter.com".'
  const problems: RawProblem[] = []
  if (url === undefined) {
    const message = 'GoatCounter needs the address of your site there.'
    problems.push(makeProblem(message, `Write "url": ${address}`))
  }
  if (sharedHosts.has(readHost(url))) {
    const message = 'This is not the address of your site at GoatCounter.'
    problems.push(makeProblem(message, `Write ${address}`, 'url'))
  }
  if (readHost(url) === 'plausible.io') {
    problems.push(describeOtherService('Plausible', 'plausible'))
  }
  if (domain !== undefined) {
    const help = 'Delete it: "url" says which site it is.'
    problems.push(makeProblem('GoatCounter has no "domain".', help, 'domain'))
  }
  return problems
}

function checkPlausible({ url, domain }: Analytics, hasAddress: boolean): RawProblem[] {
  const problems: RawProblem[] = []
  if (/(?:^|\.)goatcounter\.com$/u.test(readHost(url))) {
    problems.push(describeOtherService('GoatCounter', 'goatcounter'))
  }
  if (domain === undefined && !hasAddress) {
    const help =
      'Write "url" in "site", or "domain" here: the name that you gave your site at Plausible.'
    problems.push(makeProblem('Plausible needs the name of your site.', help))
  }
  return problems
}

function describeOtherService(name: string, service: Analytics['service']): RawProblem {
  const help = `Write "service": "${service}", or the address of the service that you use.`
  return makeProblem(
    `This is an address of ${name}, and "service" names another service.`,
    help,
    'url',
  )
}

function makeProblem(message: string, help: string, field?: keyof Analytics): RawProblem {
  const at: Path = field === undefined ? path : [...path, field]
  return { path: at, code, message, help }
}

function readHost(url: string | undefined): string {
  return /^https:\/\/([^/:]+)/iu.exec(url ?? '')?.[1]?.toLowerCase() ?? ''
}
