import { addIds } from '#fields/add-ids.ts'
import { identifier, type IdOrigin } from '#fields/identifier.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'

import { answerName } from './answer-name.ts'

/** Where the id of an answer comes from that is written without one. */
export const answerOrigin: IdOrigin = { noun: 'answer', field: 'label' }

/** Writes the id of each answer that the scenes name by its label. */
export function writeAnswerIds(scenes: unknown, answers: unknown): unknown {
  const ids = indexLabels(answers)
  return mapFields(scenes, (_, scene) =>
    mapFields(scene, (field, value) => {
      if (field === 'answers' && Array.isArray(value)) {
        return value.map((name: unknown) => ids.get(answerName.safeParse(name).data ?? '') ?? name)
      }
      return field === 'next' && isObject(value) ? writeNextIds(value, ids) : value
    }),
  )
}

/** An answer that leads to no id, which is reported, keeps its name, and so does one that is there twice. */
function writeNextIds(next: object, ids: ReadonlyMap<string, string>): unknown {
  return Object.fromEntries(
    readEntries(next).map(([name, target]) => {
      const id = ids.get(name)
      const isFree = id !== undefined && !Object.hasOwn(next, id)
      return [isFree && identifier.safeParse(target).success ? id : name, target]
    }),
  )
}

/** The id of each answer by its label, without labels that are also an id. */
function indexLabels(answers: unknown): Map<string, string> {
  const pairs = isObject(answers)
    ? readEntries(answers)
    : addIds(
        readItems(answers).map((one) => (typeof one === 'string' ? { label: one } : one)),
        () => answerOrigin,
      ).map((one) => [readProperty(one, 'id'), readProperty(one, 'label')])
  const ids = new Set(pairs.map(([id]) => id))
  const index = new Map<string, string>()
  for (const [id, label] of pairs) {
    if (typeof id !== 'string' || typeof label !== 'string') continue
    if (!ids.has(label) && !index.has(label)) index.set(label, id)
  }
  return index
}

function mapFields(value: unknown, change: (name: string, inner: unknown) => unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(readEntries(value).map(([name, inner]) => [name, change(name, inner)]))
}
