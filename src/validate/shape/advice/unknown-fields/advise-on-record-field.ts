import { readValue } from '#json/untyped-value.ts'
import { adviseOnPeriod } from '#profile/dates/advise-on-date.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to whether a job continues. */
const continuations = new Set(['current', 'currentlyWorking', 'isCurrent', 'ongoing', 'present'])

/** Names that other tools give to the two dates of a record. */
const periods = new Set(['dates', 'duration', 'period', 'time', 'when', 'years'])

/** Names that other tools give to the position of an entry in its list. */
const places = new Set(['index', 'order', 'position', 'priority', 'sort', 'sortOrder', 'weight'])

/** Says how the period of a record is written, also one that continues. */
export function adviseOnPeriodField({ document, path, key, value, known }: UnknownField) {
  if (!known.includes('endDate')) return undefined
  if (continuations.has(key)) {
    const hasEnd = readValue(document, [...path, 'endDate']) !== undefined
    return `Delete it${hasEnd && value === true ? ', and "endDate", too' : ''}. Without "endDate" it continues today.`
  }
  return periods.has(key) ? adviseOnPeriod(value) : undefined
}

/** Says that a list has an order. */
export function adviseOnOrder({ path, key, value }: UnknownField): string | undefined {
  return places.has(key) && typeof value === 'number' && typeof path.at(-1) === 'number'
    ? 'Delete it. The order of this list is that of the page: move the entry.'
    : undefined
}

/** Says where the text alternative of one picture among several is written. */
export function adviseOnAltOfImages({ key, known }: UnknownField): string | undefined {
  return key === 'alt' && known.includes('images')
    ? 'Write it in the picture of "images", beside its "src".'
    : undefined
}
