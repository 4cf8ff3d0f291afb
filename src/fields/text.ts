import { z } from 'zod'

const visible = /\S/u

/** Words a visitor sees, hears or reads: at least one visible character, at most `max`. */
export function text(max: number) {
  return z.string().max(max).regex(visible, 'Write at least one visible character')
}
