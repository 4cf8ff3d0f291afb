import { z } from 'zod'

import { identifier } from './identifier.ts'

/** The ids of the records that a section shows, in their order. */
export function showRecords(records: string, example: readonly [string, ...string[]]) {
  const [first] = example
  return z
    .array(
      identifier.meta({
        title: 'Record id',
        description: 'The id of a record of the profile.',
        examples: [first],
      }),
    )
    .min(1)
    .max(300)
    .optional()
    .meta({
      description: `The ids of the ${records} to show, in this order. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
}
