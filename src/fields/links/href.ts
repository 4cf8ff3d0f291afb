import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { addPattern } from '#fields/add-pattern.ts'

/** A recipient of mail in a link, where "@" may be encoded. */
const recipient = String.raw`(?!\/)(?:(?!%40)[^\s<>"\\@?,:])+(?:@|%40)[^\s<>"\\@?,:./]+(?:\.[^\s<>"\\@?,:./]+)+`

/** Recipients with commas between them, or none: then the visitor chooses one. */
const mailLink = String.raw`mailto:(?=[^\s<>"\\])(?:${recipient}(?:,${recipient})*)?(?:\?[^\s<>"\\]*)?`

/**
 * A character of an address. Chats and word processors put invisible ones into what is copied: they would be part
 * of the address. Those that Persian words and emoji have are not among these.
 */
const character = String.raw`[^\s<>"\\\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]`

/**
 * One pattern without flags, so that the published schema and the model agree. Everyone could read a password
 * before the host.
 */
export const address = new RegExp(
  String.raw`^(https?:\/\/(?![^\/?#]*@)${character}+|${mailLink}|tel:\+?[\d.()-]+|\/(?![/\\])${character}*|#${character}*)$`,
  'u',
)

/** The source of a pattern for an email address alone. */
export const mailAlone = String.raw`[\w.+-]{1,64}@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+`

/** A telephone number as people write it, with its country. */
export const phoneNumber = /^\+(?:\d[ ().-]{0,3}){6,15}$/u

const isMail = new RegExp(`^${mailAlone}$`, 'u')

/** What a link may have as its address. */
export const hrefPattern = new RegExp(
  [address, isMail, phoneNumber].map(({ source }) => source).join('|'),
  'u',
)

export const hrefMessage =
  'Use an https:// address, an email address, a number such as "+47 22 00 00 00", a /path or an #anchor'

/** Writes an email address or a number alone with the scheme that it has in a link; other values stay. */
export function completeAddress(written: unknown): unknown {
  if (typeof written !== 'string') return written
  if (phoneNumber.test(written)) return `tel:+${readDigits(written)}`
  return isMail.test(written) ? `mailto:${written}` : written
}

/** The digits of a telephone number. The zero in brackets is for calls within the country. */
export function readDigits(number: string): string {
  return number.replace('(0)', '').replaceAll(/\D/gu, '')
}

/**
 * The address of a link: https, http, mailto, tel, a /path of this site, or an #anchor of the page. An
 * email address or a number may stand alone: `completeDocument` adds "mailto:" or "tel:".
 */
export const href = addCompletion(
  addPattern(z.string().max(2000), hrefPattern, hrefMessage),
  completeAddress,
)
