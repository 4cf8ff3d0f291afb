import { identifier } from '#fields/identifier.ts'
import { makeId } from '#fields/make-id.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { correctEntry } from '#validate/shape/correct-entry.ts'

import { joinAnswers, readName } from './read-answers.ts'

/** More characters would hide the sentence. */
const longestExample = 400

/** The fields that may have the id of a scene, the likeliest first. */
const idFields = ['id', 'key', 'name']

/** Shows how a list of scenes begins as an object of them: the first scene, and the id of the second. */
export function showScenes(list: readonly unknown[]): string | undefined {
  const [first, second, ...others] = list.filter(isObject)
  if (!first) return undefined
  const id = findId(first) ?? 'intro'
  const nextId = (second && findId(second)) ?? 'scene-2'
  const shown = formatExample(correctScene(first))
  const begun = [
    `${formatValue(id)}: ${shown.length > longestExample ? '{ … }' : shown}`,
    ...(second ? [`${formatValue(nextId === id ? 'scene-2' : nextId)}: { … }`] : []),
    ...(others.length > 0 ? ['…'] : []),
  ]
  return `Write each scene after its id: "scenes": { ${begun.join(', ')} }.`
}

function findId(scene: object): string | undefined {
  return idFields.map((field) => makeSceneId(readProperty(scene, field))).find(Boolean)
}

function makeSceneId(written: unknown): string | undefined {
  const name = readName(written)
  return name === undefined || identifier.safeParse(name).success ? name : makeId(name, 'scene')
}

/** The fields of a scene with the names of the model, and where its answers lead as "next". */
function correctScene(scene: object): object {
  const written = readEntries(scene).filter(([key]) => !idFields.includes(key) && key !== 'speaker')
  const conversation = { sections: [{ type: 'conversation' }] }
  const path = ['sections', 0, 'scenes', 'intro']
  const entry = correctEntry(conversation, path, Object.fromEntries(written))
  const answers = readProperty(entry, 'next') ?? readProperty(entry, 'answers')
  const next = joinAnswers(readItems(answers)) ?? readEntries(answers)
  if (next.length === 0) return entry
  const others = readEntries(entry).filter(([key]) => key !== 'next' && key !== 'answers')
  const led = next.map(([label, to]) => [label, makeSceneId(to) ?? to])
  return Object.fromEntries([...others, ['next', Object.fromEntries(led)]])
}
