import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { addPattern } from '#fields/add-pattern.ts'

/**
 * An email address. Only those that a mailto: link can hold without escapes. It may be written as such
 * a link, in any capitals: published patterns have no flags.
 */
export const mailAddress = addCompletion(
  addPattern(
    z.string().max(254),
    /^(?:[Mm][Aa][Ii][Ll][Tt][Oo]:)?[\w.+~-]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u,
    'Write an email address such as ada@example.org',
  ),
  (written) => (typeof written === 'string' ? dropScheme(written) : written),
)

/** The email address in a text such as "Ada <ada@example.org>"; undefined for none, or for several. */
export function findMailAddress(text: string): string | undefined {
  if (text.length > 500) return undefined
  const found = listMailAddresses(text)
  // A comma may be meant as a dot.
  const [only, ...others] =
    found.length > 0 ? found : listMailAddresses(text.replaceAll(/(?<=@[^\s@]*),(?=\S)/gu, '.'))
  return others.length === 0 ? only : undefined
}

function listMailAddresses(text: string): string[] {
  const parts = text.split(/[\s<>()[\]"',;:?]+/u)
  return parts.filter((part) => mailAddress.safeParse(part).success)
}

/** Whether two texts are one email address. */
export function isSameMail(one: string, other: string): boolean {
  return dropScheme(one).toLowerCase() === dropScheme(other).toLowerCase()
}

function dropScheme(written: string): string {
  return written.replace(/^mailto:/iu, '')
}
