import { z } from 'zod'

import { completed, orOneText } from './completion.ts'
import { identifier } from './identifier.ts'
import { makeId } from './make-id.ts'
import { matching } from './matching.ts'

/** The id of a record, or the name that its id is made from. */
export function recordId() {
  const text = matching(z.string().max(160), /\S/u, 'Write the id or the name of a record')
  return completed(text, (written) => {
    const { data, success } = text.safeParse(written)
    const isName = success && !identifier.safeParse(data).success
    return (isName ? makeId(data, 'record') : undefined) ?? written
  })
}

/**
 * The ids of the records that a section shows, in their order. If it shows several lists, the name of
 * one of `lists` stands for all of its records.
 */
export function showRecords(
  records: string,
  example: readonly [string, ...string[]],
  lists: readonly string[] = [],
) {
  const [first] = example
  const id = recordId()
  const described = id.meta({
    title: 'Record id',
    description: 'The id of a record of the profile, or its name.',
    examples: [first],
  })
  return orOneText(z.array(described).min(1).max(300), id)
    .optional()
    .meta({
      description: `The ids or names of the ${records} to show, in this order${lists
        .map((list) => `, or "${list}" for all of these`)
        .join('')}. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
}
