import { z } from 'zod'

import { orOneText } from './completion.ts'
import { identifier } from './identifier.ts'

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
  const id = identifier.meta({
    title: 'Record id',
    description: 'The id of a record of the profile.',
    examples: [first],
  })
  return orOneText(z.array(id).min(1).max(300), identifier)
    .optional()
    .meta({
      description: `The ids of the ${records} to show, in this order${lists
        .map((list) => `, or "${list}" for all of these`)
        .join('')}. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
}
