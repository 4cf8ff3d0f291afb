import { z } from 'zod'

import { completed, orOneText } from './completion.ts'
import { identifier } from './identifier.ts'
import { makeId } from './make-id.ts'
import { matching } from './matching.ts'

/** The ids of the records that a section shows, in their order. */
export function showRecords(records: string, example: readonly [string, ...string[]]) {
  const [first] = example
  const name = matching(
    z.string().max(160),
    /[A-Za-z0-9]/u,
    'Write the id of a record, or its name',
  )
  const id = completed(name, makeRecordId).meta({
    title: 'Record id',
    description: 'The id of a record of the profile, or the name that its id is made from.',
    examples: [first],
  })
  return orOneText(z.array(id).min(1).max(300), name)
    .optional()
    .meta({
      description: `The ids or names of the ${records} to show, in this order. Leave it out for all of the profile.`,
      examples: [[...example]],
    })
}

/** "ward-light" for "Ward Light", as the id of that record is made. */
function makeRecordId(written: unknown): unknown {
  if (typeof written !== 'string' || identifier.safeParse(written).success) return written
  return makeId(written, 'record') ?? written
}
