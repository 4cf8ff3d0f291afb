import { z } from 'zod'

import { matching } from './matching.ts'

/** A text with placeholders, such as "Page {page} of {pages}". All of them are required. */
export function template(max: number, ...placeholders: readonly string[]) {
  const pattern = placeholders.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join('')
  const list = placeholders.map((name) => `{${name}}`).join(' and ')
  return matching(
    z.string().max(max),
    new RegExp(`^${pattern}`, 'u'),
    `Keep ${list} in the text: the site fills it`,
  )
}
