import { z } from 'zod'

import { matching } from './matching.ts'

/**
 * Where a link may lead: https, http, mailto, a /path on this site or an #anchor on the page.
 * One pattern without flags, so that the published schema refuses what the model refuses.
 */
export const href = matching(
  z.string().max(2000),
  /^(https?:\/\/[^\s<>"\\]+|mailto:[^\s<>"\\]+|\/(?![/\\])[^\s<>"\\]*|#[^\s<>"\\]*)$/u,
  'Use an https:// address, a mailto: address, a /path or an #anchor',
)
