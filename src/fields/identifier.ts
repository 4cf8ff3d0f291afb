import { z } from 'zod'

import { matching } from './matching.ts'

/** An id that other parts of the content refer to: of a section, a scene, an answer, a card. */
export const identifier = matching(
  z.string().max(60),
  /^[A-Za-z][A-Za-z0-9_-]*$/u,
  'Use letters, digits, "-" and "_", beginning with a letter',
)

/** The id of an entry of a list, which stays when the entry is moved or its text changes. */
export function entryId(noun: string, example: string) {
  return identifier.meta({
    title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} id`,
    description: `A name for the ${noun}, which no other ${noun} of the list has. Visitors do not see it. Keep it when you move or rewrite the ${noun}.`,
    examples: [example],
  })
}
