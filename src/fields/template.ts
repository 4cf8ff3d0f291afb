import { z } from 'zod'

import { matching } from './matching.ts'

/** Words with places to fill, as in "Page {page} of {pages}": each named place must be there. */
export function template(max: number, ...places: readonly string[]) {
  const pattern = places.map((place) => `(?=[\\s\\S]*\\{${place}\\})`).join('')
  const list = places.map((place) => `{${place}}`).join(' and ')
  return matching(
    z.string().max(max),
    new RegExp(`^${pattern}`, 'u'),
    `Keep ${list} in the text: the site fills it`,
  )
}
