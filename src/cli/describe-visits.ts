import { readVisitCounter } from '#content/visit-counter.ts'

import type { ContentDocument } from './read-content-document.ts'

/** Says who counts visits, and what browsers load for it. Undefined if nobody does. */
export function describeVisits({ document, locate }: ContentDocument): string | undefined {
  const counter = readVisitCounter(document)
  if (!counter) return undefined
  const { name, script, endpoint, attribute } = counter
  const named = attribute.value === endpoint ? '' : ` for "${attribute.value}"`
  return `Visits are counted by ${name}${named} (${locate(['site', 'analytics'])}). Browsers load ${script} and send each visit to ${endpoint}.\n`
}
