import { z } from 'zod'

/**
 * When a visitor without JavaScript gets a text. "sometimes": only in a state of the page, such as
 * a message that was sent. A function decides from the objects that hold the text, nearest first.
 */
export type Shown = 'always' | 'sometimes' | ((...holders: readonly unknown[]) => boolean)

/** Says of each text whether "npm run check" looks for it. It is not in the published schema. */
export const shownTexts = z.registry<{ readonly shown: Shown }>()
