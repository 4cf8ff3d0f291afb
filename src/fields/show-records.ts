import { z } from 'zod'

import { readItems } from '#json/untyped-value.ts'

import { addCompletion } from './completion.ts'
import { orOneText } from './short-forms.ts'
import { findRecordId } from './find-record-id.ts'
import { addPattern } from './add-pattern.ts'
import { visible } from './texts/text.ts'
import { splitAtCommas } from './texts/words.ts'

/** The id of a record in one of these lists of the profile, or its name. */
export function recordId(lists: readonly string[]) {
  const text = addPattern(z.string().max(160), visible, 'Write the id or the name of a record')
  return addCompletion(text, (written, profile) => {
    const { data } = text.safeParse(written)
    return data === undefined ? written : (findRecordId(data, lists, profile) ?? written)
  })
}

/**
 * The ids of the records that a section shows, in their order. `records` names them in the description. If
 * the section shows several lists, the name of one of `lists` stands for all of its records. "all" means
 * the same as leaving it out. Without `lists`, the content names records by their ids alone.
 */
export function showRecords(
  records: string,
  example: readonly [string, ...string[]],
  lists: readonly string[] = [],
) {
  const [first] = example
  const several = lists.length > 1 ? lists : []
  const hasNames = lists.length > 0
  const id = recordId(lists)
  const described = id.meta({
    title: 'Record id',
    description: `The id of a record of the profile${hasNames ? ', or its name' : ''}.`,
    examples: [first],
  })
  const shown = orOneText(z.array(described).min(1).max(300), id)
    .optional()
    .meta({
      description: `The ids ${hasNames ? 'or names ' : ''}of the ${records} to show, in this order${several
        .map((list) => `, or "${list}" for all of these`)
        .join('')}. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
  return addCompletion(shown, (written, profile) => {
    const text = Array.isArray(written) && written.length === 1 ? readItems(written)[0] : written
    const { data } = id.safeParse(text)
    if (data === undefined || findRecordId(data, lists, profile) !== undefined) return written
    if (isAll.test(data) || lists.includes(data)) return undefined
    const names = splitAtCommas(data).filter(Boolean)
    const isKnown = names.some((name) => findRecordId(name, lists, profile) !== undefined)
    return isKnown ? names : written
  })
}

/** Unless a record has this name. */
const isAll = /^\s*(?:all|\*)\s*$/iu
