import { z } from 'zod'

import { matching } from '#fields/matching.ts'

/** How many characters the text of a button may have. */
export const longestLabel = 60

const message = 'Write the id of an answer, or its label'

/** How "answers" of a scene names one. */
export const offeredName = matching(z.string().max(longestLabel), /\S/u, message)

/** How "next" of a scene names an answer: by its id, or by its label. */
export const answerName = matching(z.string().max(longestLabel), /^(?!__proto__$)[^]*\S/u, message)
