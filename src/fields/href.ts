import { z } from 'zod'

/**
 * Where a link may lead: https, http, mailto, a /path on this site or an #anchor on the page.
 * One pattern without flags, so that the published schema refuses what the model refuses.
 */
export const href = z
  .string()
  .max(2000)
  .regex(
    /^(https?:\/\/[^\s<>"\\]+|mailto:[^\s<>"\\]+|\/(?![/\\])[^\s<>"\\]*|#[^\s<>"\\]*)$/u,
    'Use an https:// address, a mailto: address, a /path or an #anchor',
  )
