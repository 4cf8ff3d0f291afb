import { z } from 'zod'

import { matching } from './matching.ts'
import { shownTexts, type Shown } from './shown-texts.ts'

/** A text for visitors: at least one visible character, at most `max` characters. */
export function text(max: number, shown: Shown = 'always') {
  return matching(z.string().max(max), /\S/u, 'Write at least one visible character').register(
    shownTexts,
    { shown },
  )
}
