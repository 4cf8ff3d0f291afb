import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, isObject, itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import { formatExample } from '#problems/describe-issue.ts'

/** More characters would hide the sentence. */
const longestExample = 160

const nameFields = new Set(['id', 'name', 'key'])

/** Names that other tools give to the scene that an answer leads to, and to the text of its button. */
const targetFields = ['next', 'to', 'scene', 'goto', 'target', 'go']
const labelFields = ['label', 'text', 'answer', 'title', 'id']

/**
 * Shows the scenes of a conversation, or where its answers lead, as they are written. Undefined for
 * other values.
 */
export function adviseOnScript(document: unknown, path: Path, found: unknown): string | undefined {
  const [sections, index = 0, scenes, id, field, ...rest] = path
  if (sections !== 'sections' || scenes !== 'scenes') return undefined
  if (id === undefined) return Array.isArray(found) ? showScenes(found) : undefined
  const section = valueAt(document, [sections, index])
  if (field === 'next' && rest.length === 0) return showNext(section, id, found)
  if (field !== 'answers' || rest.length !== 1) return undefined
  const next = joinAnswers(itemsOf(valueAt(document, path.slice(0, -1))))
  return next && `Write them in place of "answers", as "next": ${formatExample(next)}.`
}

/** Writes a list of scenes as an object of them. */
function showScenes(list: readonly unknown[]): string | undefined {
  if (list.length === 0 || !list.every(isObject)) return undefined
  const named = list.slice(0, 12).map((scene, index) => {
    const [field, name] = entriesOf(scene).find(([key]) => nameFields.has(key)) ?? []
    const others = entriesOf(scene).filter(([key]) => key !== field)
    const standard = index === 0 ? 'intro' : `scene-${index + 1}`
    return [typeof name === 'string' ? name : standard, Object.fromEntries(others)] as const
  })
  const whole = formatExample(Object.fromEntries(named))
  if (list.length === named.length && whole.length <= longestExample) {
    return `Write "scenes": ${whole}.`
  }
  const begun = named.slice(0, 2).map(([name]) => `${formatValue(name)}: { … }`)
  const rest = list.length > begun.length ? ', …' : ''
  return `Write each scene after its id: "scenes": { ${begun.join(', ')}${rest} }.`
}

/** Shows which answer leads to each scene that `next` names, or to those that the script has. */
function showNext(section: unknown, id: string | number, found: unknown): string | undefined {
  const joined = joinAnswers(itemsOf(found))
  if (joined) return `Write "next": ${formatExample(joined)}.`
  const written = (Array.isArray(found) ? found : [found]).filter(isName)
  const others = Object.keys(propertyOf(section, 'scenes') ?? {}).filter(
    (name) => name !== id && isName(name),
  )
  const targets = [written, others.slice(0, 2)].find(({ length }) => length > 0) ?? [id]
  const own = listAnswers(propertyOf(section, 'answers'))
  const standard = targets.length === 1 ? ['Go on'] : ['Yes', 'No', 'Answer 3', 'Answer 4']
  const names = (own.length > 0 ? own : standard).slice(0, targets.length)
  const next = names.map((name, index) => [name, targets[index]])
  return `Write the answer that leads to each scene: "next": ${formatExample(Object.fromEntries(next))}.`
}

/** A longer one is no name. */
const longestName = 60

function isName(found: unknown): found is string {
  return typeof found === 'string' && found !== '' && found.length <= longestName
}

/** The names of the answers that a conversation has: a list, or the label of each after its id. */
function listAnswers(answers: unknown): string[] {
  if (isObject(answers)) return Object.keys(answers).filter(isName)
  return itemsOf(answers).flatMap((answer) => {
    const name = propertyOf(answer, 'id') ?? propertyOf(answer, 'label') ?? answer
    return isName(name) ? [name] : []
  })
}

/** Reads `[{ "label": "Yes", "to": "more" }]` or `[{ "Yes": "more" }]` as `{ "Yes": "more" }`. */
function joinAnswers(list: readonly unknown[]): object | undefined {
  const answers = list.slice(0, 12).map((answer) => {
    const label = firstText(answer, labelFields)
    const target = firstText(answer, targetFields)
    if (label !== undefined && target !== undefined) return [label, target] as const
    const [only, ...others] = entriesOf(answer)
    return only && others.length === 0 && isName(only[1]) ? only : undefined
  })
  const known = answers.filter((answer) => answer !== undefined)
  return known.length > 0 && known.length === answers.length ? Object.fromEntries(known) : undefined
}

function firstText(value: unknown, fields: readonly string[]): string | undefined {
  return fields.map((field) => propertyOf(value, field)).find(isName)
}
