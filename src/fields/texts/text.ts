import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { remember } from '#fields/remember.ts'

/**
 * Whether the page shows a text without JavaScript. "sometimes": only in a state of the page, such
 * as after a message was sent. A function decides from the objects around the text, innermost first.
 */
export type Shown = 'always' | 'sometimes' | ((...holders: readonly unknown[]) => boolean)

/** Says for each text whether "npm run check" expects it. It is not in the published schema. */
export const shownTexts = z.registry<{ readonly shown: Shown }>()

/** Whether the page shows the texts of a schema; undefined if they are not for visitors. */
export const findShown = remember((schema: z.core.$ZodType) => shownTexts.get(schema)?.shown)

/** Spaces, characters of no width, and letters and signs without ink are not visible. */
export const visible = /[^\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A text for visitors: at least one visible character, at most `max` characters. */
export function text(max: number, shown: Shown = 'always') {
  return addPattern(z.string().max(max), visible, 'Write at least one visible character').register(
    shownTexts,
    { shown },
  )
}
