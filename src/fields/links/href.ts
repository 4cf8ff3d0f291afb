import { z } from 'zod'

import { completed } from '#fields/completion.ts'
import { matching } from '#fields/matching.ts'

/** One pattern without flags, so that the published schema and the model agree. */
export const address =
  /^(https?:\/\/[^\s<>"\\]+|mailto:[^\s<>"\\]+|tel:\+?[\d.()-]+|\/(?![/\\])[^\s<>"\\]*|#[^\s<>"\\]*)$/u

/** The source of a pattern for an email address alone. */
export const mailAlone = String.raw`[\w.+-]{1,64}@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+`

const isMail = new RegExp(`^${mailAlone}$`, 'u')

/** What a link may have as its address. */
export const hrefPattern = new RegExp(`${address.source}|${isMail.source}`, 'u')

/** Writes an email address alone with the scheme that it has in a link; other values stay. */
export function completeAddress(written: unknown): unknown {
  return typeof written === 'string' && isMail.test(written) ? `mailto:${written}` : written
}

/**
 * The address of a link: https, http, mailto, tel, a /path of this site, or an #anchor of the page. An
 * email address may stand alone: `completeDocument` adds "mailto:".
 */
export const href = completed(
  matching(
    z.string().max(2000),
    hrefPattern,
    'Use an https:// address, an email address, a tel: number without spaces, a /path or an #anchor',
  ),
  completeAddress,
)
