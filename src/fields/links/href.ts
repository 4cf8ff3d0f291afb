import { z } from 'zod'

import { matching } from '#fields/matching.ts'

/** One pattern without flags, so that the published schema and the model agree. */
export const address =
  /^(https?:\/\/[^\s<>"\\]+|mailto:[^\s<>"\\]+|tel:\+?[\d.()-]+|\/(?![/\\])[^\s<>"\\]*|#[^\s<>"\\]*)$/u

/** The address of a link: https, http, mailto, tel, a /path of this site, or an #anchor of the page. */
export const href = matching(
  z.string().max(2000),
  address,
  'Use an https:// address, a mailto: address, a tel: number without spaces, a /path or an #anchor',
)
