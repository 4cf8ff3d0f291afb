import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'

/** Names that other tools give to the scene that an answer leads to, and to the text of its button. */
const targetFields = ['next', 'to', 'scene', 'goto', 'goTo', 'target', 'go', 'nextScene']
const labelFields = ['label', 'text', 'answer', 'title', 'id']

/** A longer text is not the name of a scene or an answer. */
const longestName = 60

export function isName(found: unknown): found is string {
  return typeof found === 'string' && found !== '' && found.length <= longestName
}

/** The name that a text or a number is; undefined for other values. */
export function readName(found: unknown): string | undefined {
  const text = typeof found === 'number' ? String(found) : found
  return isName(text) ? text : undefined
}

export type Answer = { readonly name: string; readonly label: unknown }

/** The answers that a conversation has: a list, or the label of each after its id. */
export function listAnswers(answers: unknown): Answer[] {
  if (isObject(answers)) {
    return readEntries(answers).flatMap(([name, label]) => (isName(name) ? [{ name, label }] : []))
  }
  return readItems(answers).flatMap((answer) => {
    const label = readProperty(answer, 'label') ?? answer
    const name = readProperty(answer, 'id') ?? label
    return isName(name) ? [{ name, label }] : []
  })
}

/** The name of the answer that a text is. */
export function findAnswer(text: string, answers: readonly Answer[]): string | undefined {
  const isMeant = (name: unknown) => isName(name) && name.toLowerCase() === text.toLowerCase()
  return answers.find(({ name, label }) => isMeant(name) || isMeant(label))?.name
}

/** Reads `[{ "label": "Yes", "to": "more" }]` or `[{ "Yes": "more" }]` as `{ "Yes": "more" }`. */
export function joinAnswers(list: readonly unknown[]): [string, unknown][] | undefined {
  const answers = list.slice(0, 12).map((answer): [string, unknown] | undefined => {
    const label = findFirstText(answer, labelFields)
    const target = findFirstText(answer, targetFields)
    if (label !== undefined && target !== undefined) return [label, target]
    const [only, ...others] = readEntries(answer)
    const isPair = only && others.length === 0 && label === undefined
    return isPair && isName(only[1]) ? only : undefined
  })
  const known = answers.filter((answer) => answer !== undefined)
  return known.length > 0 && known.length === answers.length ? known : undefined
}

function findFirstText(value: unknown, fields: readonly string[]): string | undefined {
  return fields.map((field) => readName(readProperty(value, field))).find(isName)
}
