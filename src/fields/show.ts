import { z } from 'zod'

import { identifier } from './identifier.ts'

/** The ids of the records that a section shows, in their order. */
export function showRecords(records: string, example: readonly string[]) {
  return z
    .array(identifier)
    .min(1)
    .max(300)
    .optional()
    .meta({
      description: `The ids of the ${records} to show, in this order. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
}
