import { z } from 'zod'

import { matching } from './matching.ts'

/** Words a visitor sees, hears or reads: at least one visible character, at most `max`. */
export function text(max: number) {
  return matching(z.string().max(max), /\S/u, 'Write at least one visible character')
}
