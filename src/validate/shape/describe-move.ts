import { formatExample } from '#json/format-example.ts'
import { isObject, readItems, readValue } from '#json/untyped-value.ts'

import { correctEntry } from './correct-entry.ts'
import { listKnownKeys } from './follow-model.ts'

/** A longer record would hide the sentence. */
const longestRecord = 400

/** Says in which list of the profile records belong, and shows the first one if it is not written so. */
export function describeMove(
  document: unknown,
  key: string,
  lists: readonly string[],
  value: unknown,
): string | undefined {
  const [first, ...others] = readItems(value).filter(isObject)
  if (!first) return undefined
  const place = lists.join() === key ? '' : `, as ${lists.map((list) => `"${list}"`).join(' or ')}`
  const { list, record } = findList(lists, first)
  const shown = formatExample(record)
  if (shown === formatExample(first) || shown.length > longestRecord) {
    return `Write it in "profile"${place}.`
  }
  const rest = others.length > 0 ? ' Write the others in the same way.' : ''
  if (readItems(readValue(document, ['profile', list])).length > 0) {
    return `Add each to "${list}" of "profile", as ${shown}.${rest}`
  }
  const such = lists.length > 1 ? `${place}, such as` : ', as'
  return `Write it in "profile"${such} "${list}": [${shown}${others.length > 0 ? ', …' : ''}].${rest}`
}

/** The list of the profile that has most fields of a record, and the record as it is written there. */
function findList(lists: readonly string[], written: object) {
  const found = lists.map((list) => {
    const record = correctEntry({}, ['profile', list, 0], written)
    const known = listKnownKeys({ profile: { [list]: [record] } }, ['profile', list, 0])
    return {
      list,
      record,
      count: Object.keys(record).filter((name) => known.includes(name)).length,
    }
  })
  return found.reduce((best, one) => (one.count > best.count ? one : best))
}
