import { identifier } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import { findClosest } from '#problems/find-closest.ts'
import { listNames } from '#sections/conversation/model/names.ts'

/** More characters would hide the sentence. */
const longestExample = 160

/** The fields that may have the id of a scene, the likeliest first. */
const idFields = ['id', 'key', 'name']

/** Names that other tools give to the scene that an answer leads to, and to the text of its button. */
const targetFields = ['next', 'to', 'scene', 'goto', 'target', 'go']
const labelFields = ['label', 'text', 'answer', 'title', 'id']

/**
 * Shows the scenes of a conversation, or where its answers lead, as they are written. Undefined for
 * other values.
 */
export function adviseOnScript(path: Path, found: unknown, document: unknown): string | undefined {
  const [sections, index = 0, scenes, id, field, ...rest] = path
  if (sections !== 'sections' || scenes !== 'scenes') return undefined
  const section = readValue(document, [sections, index])
  if (id === undefined) return Array.isArray(found) ? showScenes(section, found) : undefined
  if (field === 'next' && rest.length === 0) return showNext(section, id, found)
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

/** Writes a list of scenes as an object of them. */
function showScenes(section: unknown, list: readonly unknown[]): string | undefined {
  if (list.length === 0 || !list.every(isObject)) return undefined
  const scenes = list.slice(0, 12)
  const ids = nameScenes(scenes)
  const idOf = new Map<unknown, unknown>(
    scenes.flatMap((scene, index) => listTexts(scene).map((text) => [text, ids[index]])),
  )
  const named = scenes.map((scene, index) => {
    const fields = readEntries(scene).filter(([key]) => !idFields.includes(key))
    const shown = fields.map(([key, value]) => {
      const next = key === 'next' ? (joinAnswers(readItems(value)) ?? readEntries(value)) : []
      const targets = next.map(([label, to]) => [label, idOf.get(to) ?? to])
      return [key, targets.length > 0 ? Object.fromEntries(targets) : value]
    })
    return [ids[index], Object.fromEntries(shown)] as const
  })
  const hasTargets = scenes.some((scene) => isObject(readProperty(scene, 'answers')))
  const next = hasTargets ? ' Write "next" in place of "answers" in each.' : ''
  const speaker = next + adviseOnSpeaker(section, scenes)
  const whole = formatExample(Object.fromEntries(named))
  if (list.length === named.length && whole.length <= longestExample) {
    return `Write "scenes": ${whole}.${speaker}`
  }
  const begun = named.slice(0, 2).map(([name]) => `${formatValue(name)}: { … }`)
  const rest = list.length > begun.length ? ', …' : ''
  return `Write each scene after its id: "scenes": { ${begun.join(', ')}${rest} }.${speaker}`
}

/** The texts by which an answer may name a scene. */
function listTexts(scene: object): string[] {
  return idFields.map((field) => readProperty(scene, field)).filter(isName)
}

/** The id of each scene, from a field whose text differs in each. */
function nameScenes(scenes: readonly object[]): string[] {
  const field = idFields.find((one) => {
    const texts = scenes.map((scene) => readProperty(scene, one)).filter(isName)
    return texts.length > 0 && new Set(texts).size === texts.length
  })
  const taken = new Set<string>()
  return scenes.map((scene, index) => {
    const text = field === undefined ? undefined : readProperty(scene, field)
    const standard = index === 0 ? 'intro' : `scene-${index + 1}`
    const id = makeUnique((isName(text) ? makeSceneId(text) : undefined) ?? standard, taken)
    taken.add(id)
    return id
  })
}

function makeSceneId(text: string): string | undefined {
  return identifier.safeParse(text).success ? text : makeId(text, 'scene')
}

/** Says where a name belongs that all scenes have. */
function adviseOnSpeaker(section: unknown, scenes: readonly object[]): string {
  const [name, ...others] = new Set(scenes.map((scene) => readProperty(scene, 'name')))
  const isShared = scenes.length > 1 && others.length === 0 && isName(name)
  return isShared && readProperty(section, 'speaker') === undefined
    ? ` The name of who says the lines belongs to the section: "speaker": ${formatValue(name)}.`
    : ''
}

/** More answers would hide the sentence. */
const mostAnswers = 4

const standardAnswers = ['Yes', 'No', 'Answer 3', 'Answer 4']

/** Shows which answer leads to each scene that `next` names, or to those that the script has. */
function showNext(section: unknown, id: string | number, found: unknown): string | undefined {
  const joined = joinAnswers(readItems(found))
  if (joined)
    return `Write "next": ${showAnswers(joined, joined.length < readItems(found).length)}.`
  const texts = (Array.isArray(found) ? found : [found]).filter(isName)
  const scenes = Object.keys(readProperty(section, 'scenes') ?? {}).filter(isName)
  const own = listAnswers(readProperty(section, 'answers'))
  const named = texts.map((text) => ({ text, scene: findScene(text, scenes, own) }))
  // A text that names no scene is that of an answer.
  const labels = named.flatMap(({ text, scene }) => (scene === undefined ? [text] : []))
  const targets = named.flatMap(({ scene }) => scene ?? [])
  if (targets.length === 0) {
    targets.push(...scenes.filter((name) => name !== id).slice(0, labels.length || 2))
  }
  if (targets.length === 0) targets.push(String(id))
  const chosen = labels.map((text) => ({ text, answer: findAnswer(text, own) }))
  const written = [...new Set(chosen.map(({ text, answer }) => answer ?? text))]
  const missing = chosen.flatMap(({ text, answer }) => (answer === undefined ? [text] : []))
  const standard = targets.length === 1 && labels.length === 0 ? ['Go on'] : standardAnswers
  const others = own.length > 0 ? own.map(({ name }) => name) : standard
  const names = [...new Set([...written, ...others])]
  const count = Math.max(targets.length, written.length)
  const next = names
    .slice(0, Math.min(count, mostAnswers))
    .map((name, index): [string, unknown] => [name, targets[index] ?? targets.at(-1)])
  const shown = showAnswers(next, next.length < count)
  const added =
    own.length > 0 && missing.length > 0
      ? ` Add ${listNames(missing.slice(0, mostAnswers))} to "answers", too, or use one of those there.`
      : ''
  return `Write the answer that leads to each scene: "next": ${shown}.${added}`
}

/** The scene that a text names, perhaps misspelt. The text of an answer is no misspelt one. */
function findScene(
  text: string,
  scenes: readonly string[],
  answers: readonly Answer[],
): string | undefined {
  const id = makeId(text, 'scene')
  return (
    scenes.find((name) => name === text) ??
    scenes.find((name) => id !== undefined && makeId(name, 'scene') === id) ??
    (findAnswer(text, answers) === undefined ? findClosest(text, scenes) : undefined)
  )
}

/** Shows where answers lead. The owner has to change the text of one that is there twice. */
function showAnswers(answers: readonly [string, unknown][], isCut: boolean): string {
  const labels = answers.map(([label]) => label)
  const twice = labels.find((label, index) => labels.indexOf(label) < index)
  const shown = formatExample(Object.fromEntries(answers))
  const begun = isCut || twice !== undefined ? shown.replace(/ \}$/u, ', … }') : shown
  return twice === undefined
    ? begun
    : `${begun}, each answer with a text of its own: ${formatValue(twice)} is there twice`
}

/** A longer text is not the name of a scene or an answer. */
const longestName = 60

function isName(found: unknown): found is string {
  return typeof found === 'string' && found !== '' && found.length <= longestName
}

type Answer = { readonly name: string; readonly label: unknown }

/** The answers that a conversation has: a list, or the label of each after its id. */
function listAnswers(answers: unknown): Answer[] {
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
function findAnswer(text: string, answers: readonly Answer[]): string | undefined {
  const isMeant = (name: unknown) => isName(name) && name.toLowerCase() === text.toLowerCase()
  return answers.find(({ name, label }) => isMeant(name) || isMeant(label))?.name
}

/** Reads `[{ "label": "Yes", "to": "more" }]` or `[{ "Yes": "more" }]` as `{ "Yes": "more" }`. */
function joinAnswers(list: readonly unknown[]): [string, unknown][] | undefined {
  const answers = list.slice(0, 12).map((answer): [string, unknown] | undefined => {
    const label = findFirstText(answer, labelFields)
    const target = findFirstText(answer, targetFields)
    if (label !== undefined && target !== undefined) return [label, target]
    const [only, ...others] = readEntries(answer)
    return only && others.length === 0 && isName(only[1]) ? only : undefined
  })
  const known = answers.filter((answer) => answer !== undefined)
  return known.length > 0 && known.length === answers.length ? known : undefined
}

function findFirstText(value: unknown, fields: readonly string[]): string | undefined {
  return fields.map((field) => readProperty(value, field)).find(isName)
}
