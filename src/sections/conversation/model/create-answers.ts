import { identifier } from '#fields/identifier.ts'
import { entriesOf, itemsOf, propertyOf } from '#json/untyped-value.ts'

/** The answers of the specification. */
const labels: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'dont-know': "I don't know",
}

/** Creates the answers that scenes name, in the order of their first use. */
export function createAnswers(scenes: unknown) {
  const named = entriesOf(scenes).flatMap(([, scene]): unknown[] => [
    ...itemsOf(propertyOf(scene, 'answers')),
    ...entriesOf(propertyOf(scene, 'next')).map(([id]) => id),
  ])
  // Another name is reported where it is written.
  const ids = [...new Set(named)].flatMap((id) => identifier.safeParse(id).data ?? [])
  // A script without choices has no button. Its Close still gives an answer.
  return (ids.length > 0 ? ids : ['yes']).map((id) => ({
    id,
    label: Object.hasOwn(labels, id) ? labels[id] : formatWords(id),
  }))
}

/** "Tell me more" for "tell-me-more". */
function formatWords(id: string): string {
  const words = id.replaceAll(/[-_]+/gu, ' ').trim() || id
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 60)
}
