import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/records/project-pages.ts'
import { collectShownRecords } from '#content/records/shown-records.ts'
import { readValue } from '#json/untyped-value.ts'
import { recordLists } from '#profile/profile.ts'
import { findTraits, showsOwner } from '#sections/section.ts'

import { listShownTexts, type ShownText } from './list-shown-texts.ts'

/**
 * Lists the texts that the pages of a site show without JavaScript. Of the profile, these are the
 * person, if a section shows it, and the records that a section or a page of their own shows.
 */
export function listSiteTexts(portfolio: Portfolio): ShownText[] {
  const { profile, sections } = portfolio
  const hasPerson = sections.some(showsOwner)
  // A line of a conversation shows only a part of its record.
  const whole = sections.filter(({ type }) => !findTraits(type).readShown)
  const shown = collectShownRecords({ profile, sections: whole })
  const records = new Set(recordLists.flatMap((list): readonly unknown[] => shown[list] ?? []))
  const withPage = new Set<unknown>(listProjectPages(portfolio).map(({ project }) => project))
  return listShownTexts(portfolio).filter(({ path: [root, ...path] }) => {
    if (root !== 'profile') return true
    const [list, index, field] = path
    if (list === undefined || typeof index !== 'number') return hasPerson
    const record = readValue(profile, [list, index])
    // The story takes the place of the highlights, which only the card of a project has.
    if (withPage.has(record)) return records.has(record) || field !== 'highlights'
    return records.has(record) && isOnCard(path)
  })
}

/** Whether the card of a record shows a text: of several pictures the first, without its caption. */
function isOnCard([, , field, index, name]: ShownText['path']): boolean {
  return field !== 'images' || (index === 0 && name !== 'caption')
}
