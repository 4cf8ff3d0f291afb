import { z } from 'zod'

import { matching } from './matching.ts'

/** A name that other parts of the content point at: a section, a scene, an answer, a card. */
export const identifier = matching(
  z.string().max(60),
  /^[A-Za-z][A-Za-z0-9_-]*$/u,
  'Use letters, digits, "-" and "_", beginning with a letter',
)
