import { readVisitCounter } from '#content/visit-counter.ts'
import { indexLines } from '#json/index-lines.ts'
import { findRange, readJson } from '#json/read-json.ts'

/** Says who counts visits, and what browsers load for it. Undefined if nobody does. */
export function describeVisits(file: string, text: string): string | undefined {
  const { document, root } = readJson(text)
  const counter = readVisitCounter(document)
  if (!counter) return undefined
  const { line } = indexLines(text)(findRange(root, ['site', 'analytics'], 'value').start)
  const { name, script, endpoint, attribute } = counter
  const named = attribute.value === endpoint ? '' : ` for "${attribute.value}"`
  return `Visits are counted by ${name}${named} (${file}:${line}). Browsers load ${script} and send each visit to ${endpoint}.\n`
}
