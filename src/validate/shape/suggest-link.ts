import { hrefPattern } from '#fields/links/href.ts'
import { composeProfileAddress, isAccount } from '#fields/links/social/compose-profile-address.ts'
import { makeId } from '#fields/make-id.ts'
import { formatValue } from '#json/format-value.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { writeProjectAnchor, writeProjectPath } from '#profile/project-anchor.ts'
import { findTraits } from '#sections/section.ts'
import { adviseOnDocument } from '#validate/links/check-site-file.ts'

import { isSocialLink, showProfileAddress } from './advice/advise-on-link.ts'
import { makeExampleAddress } from './make-example-address.ts'

/** Adds the address that was probably meant, or says how the address of this field is written. */
export function suggestLink(
  problem: RawProblem,
  found: string,
  document: unknown,
  form: RegExp,
  siteFiles: ReadonlySet<string> | undefined,
): RawProblem {
  const last = problem.path.at(-1)
  const isEntry = typeof last === 'number'
  const isSocial = isSocialLink(problem.path)
  // A social link may be the name of its network alone.
  const own = isEntry ? found : last
  const parent = readValue(document, problem.path.slice(0, -1))
  const network = isSocial ? String(readProperty(parent, 'network') ?? own) : ''
  const example = showProfileAddress(network)
  if (isEntry && example !== undefined) {
    return { ...problem, help: `Write the address of your page there, such as "${example}".` }
  }
  const [, beginning, username] = /^([a-z ]{1,20})[:/]\s*([^/]*)$/iu.exec(found) ?? []
  const suggestion =
    composeProfileAddress(network, found) ??
    composeProfileAddress(beginning, username) ??
    // An email address on GitHub.
    (isSocial && (hrefPattern.test(found) || isAccountNumber(network, found))
      ? undefined
      : suggestAddress(found, form, siteFiles)) ??
    (form.test('#a') ? suggestPath(document, found, isSocial) : undefined)
  // WhatsApp finds nobody by a number without its country.
  if (suggestion?.startsWith('tel:') && isAccount(network, '+47 22 00 00 00')) {
    const help = 'Write the number with "+" and the code of its country, such as "+47 22 00 00 00".'
    return { ...problem, help }
  }
  if (suggestion !== undefined) return { ...problem, suggestion }
  const ofDocument = adviseOnDocument(found)
  if (ofDocument !== undefined) return { ...problem, help: ofDocument }
  if (problem.path.join() === 'site,url' && !/^https?:/iu.test(found)) {
    return { ...problem, help: `Write the whole address, such as "${makeExampleAddress(found)}".` }
  }
  if (isSocial && !isEntry && !found.includes(':')) {
    const such = example === undefined ? '' : `, such as "${example}"`
    return { ...problem, help: `Write the address of your page there${such}.` }
  }
  if (problem.path[0] === 'footer' && isEntry && /\p{L}/u.test(found)) {
    return { ...problem, help: adviseOnFooterText(found) }
  }
  return problem
}

/** Whether digits alone are those of an account, as on Stack Overflow, not of a telephone. */
function isAccountNumber(network: string, found: string): boolean {
  return (
    /^\d+$/u.test(found) && !/phone|tel|fax|mobile|cell|handy|call|signal|whatsapp/iu.test(network)
  )
}

/** Says how a text in the list of links of the footer is written: as a line, or as a link. */
function adviseOnFooterText(found: string): string {
  const text = formatValue(found)
  const link = `{ ${text}: "/${makeId(found, 'page') ?? 'page'}/" }`
  return `For a line, write "text": ${text} in "footer". For a link, write its address after it: ${link}.`
}

/** The anchor of a section, also by the records that it shows, or the path of a page, for a name alone: "contact", "imprint". */
function suggestPath(document: unknown, name: string, isSocial: boolean): string | undefined {
  if (!/^[a-z0-9][a-z0-9_-]{2,}$/u.test(name)) return undefined
  // A section without an id has that of its type.
  const sections = readItems(readProperty(document, 'sections'))
  const ids = sections.map((one) => readProperty(one, 'id') ?? readProperty(one, 'type'))
  if (ids.includes(name)) return `#${name}`
  const showing = sections.findIndex((one) => {
    const records: readonly string[] = findTraits(readProperty(one, 'type')).records ?? []
    return records.includes(name)
  })
  if (showing !== -1) return `#${String(ids[showing])}`
  const projects = readItems(readValue(document, ['profile', 'projects']))
  const project = projects.find((one) => {
    const title = readProperty(one, 'name')
    return (
      (readProperty(one, 'id') ?? makeId(typeof title === 'string' ? title : '', 'id')) === name
    )
  })
  if (project !== undefined) {
    if (readProperty(project, 'story') !== undefined) return `/${writeProjectPath(name)}`
    // The card of a project is in a section of the type "projects".
    const isShown = sections.some((one) => readProperty(one, 'type') === 'projects')
    if (isShown) return `#${writeProjectAnchor(name)}`
  }
  // A name alone in a social link is more likely that of a user.
  return isSocial ? undefined : `/${name}/`
}
