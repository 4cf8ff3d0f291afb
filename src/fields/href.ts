import { z } from 'zod'

import { matching } from './matching.ts'

/**
 * The address of a link: https, http, mailto, a /path of this site, or an #anchor of the page.
 * One pattern without flags, so that the published schema and the model agree.
 */
export const href = matching(
  z.string().max(2000),
  /^(https?:\/\/[^\s<>"\\]+|mailto:[^\s<>"\\]+|\/(?![/\\])[^\s<>"\\]*|#[^\s<>"\\]*)$/u,
  'Use an https:// address, a mailto: address, a /path or an #anchor',
)
