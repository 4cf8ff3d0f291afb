import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { visible } from '#fields/texts/text.ts'

/** How many characters the text of a button may have. */
export const longestLabel = 60

const message = 'Write the id of an answer, or its label'

/** How "answers" of a scene names one. */
export const offeredName = addPattern(z.string().max(longestLabel), visible, message)

/** How "next" of a scene names an answer: by its id, or by its label. */
export const answerName = addPattern(
  z.string().max(longestLabel),
  /^(?!__proto__$)[^]*\S/u,
  message,
)
