import { addCompletion } from '#fields/completion.ts'

import { text, type Shown } from './text.ts'

/** A text that is often a number, as a mark or a postal code: both forms are taken. */
export function textOrNumber(max: number, shown: Shown = 'always') {
  return addCompletion(text(max, shown).meta({ type: ['string', 'number'] }), (written) =>
    typeof written === 'number' && Number.isFinite(written) ? String(written) : written,
  )
}
