import { makeId, makeUnique } from '#fields/make-id.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'

import { findAnswer, isName, joinAnswers, listAnswers } from './read-answers.ts'
import { showScenes } from './show-scenes.ts'

/**
 * Shows the scenes of a conversation, or where its answers lead, as they are written. Undefined for
 * other values.
 */
export function adviseOnScript(path: Path, found: unknown, document: unknown): string | undefined {
  const [sections, index = 0, scenes, id, field, ...rest] = path
  if (sections !== 'sections' || scenes !== 'scenes') return undefined
  const section = readValue(document, [sections, index])
  if (id === undefined) return Array.isArray(found) ? showScenes(found) : undefined
  if (field === 'next' && rest.length === 0) return showNext(section, id, found)
  if (field === 'next' && rest.length === 1 && readItems(found).length > 1) {
    const ids = Object.keys(readProperty(section, 'scenes') ?? {})
    const names = readItems(found).filter(isName)
    const scene = names.find((name) => ids.includes(name)) ?? names[0]
    return scene && `Write one of them: an answer leads to one scene, as ${formatValue(scene)}.`
  }
  if (field === 'next' && rest.length === 1 && isObject(found)) {
    const taken = new Set(Object.keys(readProperty(section, 'scenes') ?? {}))
    // Two scenes may have the same answer.
    const name = makeUnique(makeId(`${id} ${rest[0]}`, 'scene') ?? 'more', taken)
    return `Write this scene in "scenes", after an id of its own such as "${name}", and the id here: ${formatValue(String(rest[0]))}: "${name}".`
  }
  if (field !== 'answers' || rest.length !== 1) return undefined
  const list = readItems(readValue(document, path.slice(0, -1)))
  const next = joinAnswers(list)
  return (
    next &&
    `Write them in place of "answers", as "next": ${showAnswers(next, next.length < list.length)}.`
  )
}

/** More answers would hide the sentence. */
const mostAnswers = 4

const standardAnswers = ['Yes', 'No', 'Answer 3', 'Answer 4']

/** Shows which answer leads to each scene that `next` names, or to those that the script has. */
function showNext(section: unknown, id: string | number, found: unknown): string {
  const list = readItems(found)
  const joined = joinAnswers(list)
  if (joined) return `Write "next": ${showAnswers(joined, joined.length < list.length)}.`
  const texts = [found].flat().filter(isName)
  const scenes = Object.keys(readProperty(section, 'scenes') ?? {}).filter(isName)
  const own = listAnswers(readProperty(section, 'answers'))
  // A text that names no scene is that of an answer.
  const labels = texts.filter((text) => !scenes.includes(text))
  const named = texts.filter((text) => scenes.includes(text))
  const others = scenes.filter((name) => name !== id).slice(0, labels.length || 2)
  const targets = named.length > 0 ? named : others.length > 0 ? others : [String(id)]
  const chosen = own.length > 0 ? labels.flatMap((text) => findAnswer(text, own) ?? []) : labels
  const standard = targets.length === 1 && labels.length === 0 ? ['Go on'] : standardAnswers
  const known = own.length > 0 ? own.map(({ name }) => name) : standard
  const count = Math.max(targets.length, labels.length)
  const next = [...new Set([...chosen, ...known])]
    .slice(0, Math.min(count, mostAnswers))
    .map((name, index): [string, unknown] => [name, targets[index] ?? targets.at(-1)])
  return `Write the answer that leads to each scene: "next": ${showAnswers(next, next.length < count)}.`
}

/** Shows where answers lead. The owner has to change the text of one that is there twice. */
function showAnswers(answers: readonly [string, unknown][], isCut: boolean): string {
  const twice = describeTwice(answers.map(([label]) => label))
  const shown = formatExample(Object.fromEntries(answers))
  const begun = isCut || twice !== '' ? shown.replace(/ \}$/u, ', … }') : shown
  return `${begun}${twice}`
}

/** Says that two answers have one text, which the owner has to change; no text if each has its own. */
function describeTwice(labels: readonly string[]): string {
  const twice = labels.find((label, index) => labels.indexOf(label) < index)
  return twice === undefined
    ? ''
    : `, each answer with a text of its own: ${formatValue(twice)} is there twice`
}
