import { z } from 'zod'

import { addCompletion, completedFields } from './completion.ts'
import { addPattern } from './add-pattern.ts'

/** Ids that the page gives to elements of its own. */
export const reservedIds: readonly string[] = ['root', 'content', 'chunk-addresses']

const identifierMessage = 'Use letters, digits, "-" and "_", beginning with a letter'

const pattern = /^[A-Za-z][A-Za-z0-9_-]*$/u

/** The pattern of an id, as an issue of zod has it. */
export const identifierPattern = String(pattern)

/** An id that other parts of the content refer to: of a section, a scene, an answer, a card. */
export const identifier = addPattern(z.string().max(60), pattern, identifierMessage)

/** The id of a section, also with the "#" that it has in the address of a link. */
export const sectionId = addCompletion(
  addPattern(z.string().max(60), /^#?[A-Za-z][A-Za-z0-9_-]*$/u, identifierMessage),
  (written) => (typeof written === 'string' ? written.replace(/^#(?=[A-Za-z])/u, '') : written),
)

/** Where the id of an entry comes from that is written without one. */
export type IdOrigin = {
  /** What the entry is, as "slide" in "slide-3d". */
  readonly noun: string
  /** The field of the entry whose text becomes the id. */
  readonly field: string
}

/** The origin of each id that may be left out, by the schema of the id. */
export const idOrigins = new WeakMap<object, IdOrigin>()

/** An id that may be left out. The model reads documents in which `completeDocument` has written it. */
export function derivedId(origin: IdOrigin, meta: z.GlobalMeta) {
  const schema = identifier.meta(meta)
  idOrigins.set(schema, origin)
  completedFields.add(schema)
  return schema
}

/**
 * The id of an entry of a list. `noun` says what the entry is, as "card"; `example` is an id for the
 * description. Where the id is left out, it is made from the text of `field`.
 */
export function entryId(noun: string, example: string, field: string) {
  return derivedId(
    { noun, field },
    {
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} id`,
      description: `A name for the ${noun}, which no other ${noun} of the list has. Visitors do not see it. Left out: made from "${field}", as "${example}". Write one where it should stay when the ${field === 'src' ? 'file' : field} changes.`,
      examples: [example],
    },
  )
}
