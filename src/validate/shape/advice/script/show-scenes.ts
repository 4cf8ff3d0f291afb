import { identifier } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { correctEntry } from '#validate/shape/correct-entry.ts'

import {
  describeTwice,
  isName,
  joinAnswers,
  listAnswers,
  readLabel,
  readName,
} from './read-answers.ts'

/** More characters would hide the sentence. */
const longestExample = 400

/** An example and what is said about it have no more characters. */
const longestAdvice = 480

/** More scenes are not shown. */
const mostScenes = 12

/** The fields that may have the id of a scene, the likeliest first. */
const idFields = ['id', 'key', 'name']

/** Writes a list of scenes as an object of them. */
export function showScenes(section: unknown, list: readonly unknown[]): string | undefined {
  if (list.length === 0 || !list.every(isObject)) return undefined
  const ids = nameScenes(list)
  const idOf = new Map<unknown, unknown>(
    list.flatMap((scene, index) => listTexts(scene).map((text) => [text, ids[index]])),
  )
  const scenes = list.slice(0, mostScenes).map((scene) => readScene(scene, idOf))
  const named = writeScenes(scenes, ids, section)
  const isWhole = list.length === named.length
  const rest = `${describeAnswers(scenes)}.${isWhole ? adviseOnEnd(scenes, ids) : ''}${adviseOnSpeaker(section, list)}`
  const longest = Math.min(longestExample, longestAdvice - rest.length)
  const whole = formatExample(Object.fromEntries(named))
  return isWhole && whole.length <= longest
    ? `Write "scenes": ${whole}${rest}`
    : `Write each scene after its id: "scenes": ${showBeginning(named, list.length, longest)}${rest}`
}

/** Writes each scene after its id, with where its answers lead. */
function writeScenes(
  scenes: readonly ListedScene[],
  ids: readonly string[],
  section: unknown,
): [string, object][] {
  const isSequence = scenes.every(({ pairs }) => pairs === undefined)
  const [answer] = listAnswers(readProperty(section, 'answers'))
  return scenes.map(({ fields, pairs, labels, isLeft }, index) => {
    const following = isSequence || labels.length > 0 ? ids[index + 1] : undefined
    const names = labels.length > 0 ? labels : [answer?.name ?? 'Go on']
    const made = following === undefined ? undefined : names.map((name) => [name, following])
    const next = pairs ?? made
    const open = labels.length > 0 ? { next: labels } : { ending: true }
    const end = next ? { next: Object.fromEntries(next) } : open
    return [ids[index] ?? '', { ...fields, ...(isLeft && !pairs ? {} : end) }]
  })
}

/** Shows the first scene, the id of the second, and that more follow. */
function showBeginning(
  [first, second]: readonly (readonly [string, object])[],
  count: number,
  longest: number,
): string {
  const shown = formatExample(first?.[1])
  const begun = [
    `${formatValue(first?.[0])}: ${shown.length > longest ? '{ … }' : shown}`,
    ...(second ? [`${formatValue(second[0])}: { … }`] : []),
    ...(count > 2 ? ['…'] : []),
  ]
  return `{ ${begun.join(', ')} }`
}

/** A scene of a list, with the fields that the model has beside "next". */
type ListedScene = {
  readonly fields: object
  /** Where its answers lead, with the ids of the scenes. */
  readonly pairs: readonly (readonly [string, unknown])[] | undefined
  /** The texts of answers that lead nowhere. */
  readonly labels: readonly string[]
  /** Whether the fields have other answers, or say that the scene is an ending. */
  readonly isLeft: boolean
}

function readScene(scene: object, idOf: ReadonlyMap<unknown, unknown>): ListedScene {
  const written = readEntries(scene).filter(([key]) => !idFields.includes(key) && key !== 'speaker')
  const conversation = { sections: [{ type: 'conversation' }] }
  const path = ['sections', 0, 'scenes', 'intro']
  const entry = correctEntry(conversation, path, Object.fromEntries(written))
  const name = readProperty(entry, 'next') === undefined ? 'answers' : 'next'
  const answers = readProperty(entry, name)
  const pairs = readNext(answers, idOf)
  const labels = readItems(answers).flatMap((one) => readLabel(one) ?? [])
  const isRead = pairs !== undefined || labels.length > 0 || readItems(answers).length === 0
  return {
    fields: Object.fromEntries(readEntries(entry).filter(([key]) => !isRead || key !== name)),
    pairs,
    labels: pairs === undefined ? labels : [],
    isLeft: !isRead || readProperty(entry, 'ending') === true,
  }
}

/** Reads where the answers of a scene lead; undefined where they do not say it. */
function readNext(
  answers: unknown,
  idOf: ReadonlyMap<unknown, unknown>,
): [string, unknown][] | undefined {
  const next = pairAnswers(answers, idOf).map(([label, to]): [string, unknown] => [
    label,
    idOf.get(readName(to)) ?? to,
  ])
  return next.length > 0 ? next : undefined
}

/** Pairs each answer with what it leads to, as it is written: one target, a list, or an object. */
function pairAnswers(
  answers: unknown,
  idOf: ReadonlyMap<unknown, unknown>,
): readonly (readonly [string, unknown])[] {
  const target = readName(answers)
  if (target !== undefined) return [['Go on', target]]
  const texts = readItems(answers).filter((text) => idOf.has(text))
  if (texts.length > 0) return texts.map((text) => [String(text), text])
  return joinAnswers(readItems(answers)) ?? readEntries(answers)
}

/** The texts by which an answer may name a scene. */
function listTexts(scene: object): string[] {
  return idFields.flatMap((field) => readName(readProperty(scene, field)) ?? [])
}

/** The id of each scene, from a field whose text differs in each. */
function nameScenes(scenes: readonly object[]): string[] {
  const field = idFields.find((one) => {
    const texts = scenes.flatMap((scene) => readName(readProperty(scene, one)) ?? [])
    return texts.length > 0 && new Set(texts).size === texts.length
  })
  const taken = new Set<string>()
  return scenes.map((scene, index) => {
    const text = field === undefined ? undefined : readName(readProperty(scene, field))
    const standard = index === 0 ? 'intro' : `scene-${index + 1}`
    const id = makeUnique((text === undefined ? undefined : makeSceneId(text)) ?? standard, taken)
    taken.add(id)
    return id
  })
}

function makeSceneId(text: string): string | undefined {
  return identifier.safeParse(text).success ? text : makeId(text, 'scene')
}

/** Says that two answers of a scene have one text. */
function describeAnswers(scenes: readonly ListedScene[]): string {
  const sentences = scenes.map(({ pairs = [], labels }) =>
    describeTwice([...pairs.map(([label]) => label), ...labels]),
  )
  return sentences.find((sentence) => sentence !== '') ?? ''
}

/** Says that the answers of the last scene lead nowhere. */
function adviseOnEnd(scenes: readonly ListedScene[], ids: readonly string[]): string {
  const last = scenes.at(-1)
  return last === undefined || last.isLeft || last.labels.length === 0
    ? ''
    : ` In ${formatValue(ids.at(-1))}, write the scene that each answer leads to, or "ending": true in place of "next".`
}

/** Says where the name of who says the lines belongs. */
function adviseOnSpeaker(section: unknown, scenes: readonly object[]): string {
  if (readProperty(section, 'speaker') !== undefined) return ''
  const readNames = (field: string) => scenes.map((scene) => readProperty(scene, field))
  const speakers = readNames('speaker').filter(isName)
  // A name that differs is that of its scene.
  const names = scenes.length > 1 && new Set(readNames('name')).size === 1 ? readNames('name') : []
  const [name, ...others] = new Set([...speakers, ...names.filter(isName)])
  if (name === undefined) return ''
  const belongs =
    others.length > 0 ? 'belongs to the section, which has one' : 'belongs to the section'
  return ` The name of who says the lines ${belongs}: "speaker": ${formatValue(name)}.`
}
