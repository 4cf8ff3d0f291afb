import { identifier } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'

import { answerName } from './answer-name.ts'

/** The answers of the specification. */
const labels: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'dont-know': "I don't know",
}

/** Creates the answers that scenes name by an id or by their labels, in the order of their first use. */
export function createAnswers(scenes: unknown) {
  const named = readEntries(scenes).flatMap(([, scene]) => [
    // Another name is reported where it is written.
    ...readItems(readProperty(scene, 'answers')).flatMap(
      (name) => answerName.safeParse(name).data ?? [],
    ),
    ...readEntries(readProperty(scene, 'next')).flatMap(
      ([name]) => answerName.safeParse(name).data ?? [],
    ),
  ])
  const names = [...new Set(named)]
  const taken = new Set(names)
  const next = new Map<string, number>()
  // A script without choices has no button. Its Close still gives an answer.
  return (names.length > 0 ? names : ['yes']).map((name) => {
    if (identifier.safeParse(name).success) {
      return { id: name, label: Object.hasOwn(labels, name) ? labels[name] : formatWords(name) }
    }
    const id = makeUnique(makeId(name, 'answer') ?? 'answer', taken, next)
    taken.add(id)
    return { id, label: name }
  })
}

/** "Tell me more" for "tell-me-more". A hyphen after a capital belongs to the word, as in "E-mail". */
function formatWords(id: string): string {
  const separators = /^[A-Z]/u.test(id) ? /_+/gu : /[-_]+/gu
  const words = id.replaceAll(separators, ' ').trim() || id
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 60)
}
