import { indexLines } from '#json/index-lines.ts'
import { findRange, type JsonSource } from '#json/read-json.ts'

import type { LeftPart } from './read-resume.ts'

/**
 * Says what is left out of a résumé, with its lines: a sentence for each record, and one for all fields
 * with the same help.
 */
export function describeLeftParts(
  left: readonly LeftPart[],
  text: string,
  { root }: JsonSource,
): string[] {
  const findPosition = indexLines(text)
  const describe = ({ path, record = path.join('.') }: LeftPart) =>
    `${record} (line ${findPosition(findRange(root, path).start).line})`
  const records = left.filter(({ record }) => record !== undefined)
  const fields = left.filter(({ record }) => record === undefined)
  return [
    ...records.map((part) =>
      joinSentences(`Left out of the résumé: ${describe(part)}: ${part.reason}.`, part.help),
    ),
    ...[...Map.groupBy(fields, ({ help }) => help)].map(([help, parts]) =>
      joinSentences(`Left out of the résumé: ${parts.map(describe).join(', ')}.`, help),
    ),
  ]
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
