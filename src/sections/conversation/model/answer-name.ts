import { z } from 'zod'

import { matching } from '#fields/matching.ts'

/** How "next" of a scene names an answer: by its id, or by its label. */
export const answerName = matching(
  z.string().max(60),
  /^(?!__proto__$)[^]*\S/u,
  'Write the id of an answer, or its label',
)
