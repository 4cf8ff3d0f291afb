import { identifier } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import type { Path } from '#json/path.ts'
import { isObject, readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { answerName } from '#sections/conversation/model/answer-name.ts'
import { line } from '#sections/conversation/model/line-schema.ts'
import { defaultStart } from '#sections/conversation/model/read-script.ts'

/** More answers are those of several scenes. */
const mostAnswers = 12

/**
 * The scenes that a conversation without any could have: what the speaker says first, and a scene for
 * the reply to each answer. Undefined for other fields.
 */
export function findScenesExample(document: unknown, path: Path): object | undefined {
  const section = readConversation(document, path, 'scenes')
  const start = readProperty(section, 'start')
  if (typeof start !== 'string') return undefined
  if (identifier.safeParse(start).success) return { [start]: { lines: ['Hello.'], ending: true } }
  return line.safeParse(start).success ? writeScenes(start, section) : undefined
}

/** Says that "start" names a scene, where it is what the speaker says first. Undefined for other values. */
export function adviseOnStart(path: Path, found: unknown, document: unknown): string | undefined {
  const section = readConversation(document, path, 'start')
  if (section === undefined || typeof found !== 'string') return undefined
  if (readProperty(section, 'scenes') !== undefined) return undefined
  const hasReplies = isObject(readProperty(section, 'answers'))
  const rest = hasReplies ? ' Delete "answers": "next" of the scene has them.' : ''
  return `"start" names one of the "scenes": write "start": "${defaultStart}".${rest}`
}

/** The conversation whose field is at the end of a path. */
function readConversation(document: unknown, path: Path, field: string): unknown {
  const [sections, index = 0, last, ...rest] = path
  if (sections !== 'sections' || last !== field || rest.length > 0) return undefined
  const section = readValue(document, [sections, index])
  return readProperty(section, 'type') === 'conversation' ? section : undefined
}

function writeScenes(question: string, section: unknown): object {
  const replies = listReplies(section)
  if (replies.length === 0) return { [defaultStart]: { lines: [question], ending: true } }
  const taken = new Set<string>([defaultStart])
  const scenes = replies.map(([answer, reply]) => {
    const id = makeUnique(makeId(answer, 'scene') ?? 'reply', taken)
    taken.add(id)
    return { answer, id, scene: { lines: [reply], ending: true } }
  })
  return {
    [defaultStart]: {
      lines: [question],
      next: Object.fromEntries(scenes.map(({ answer, id }) => [answer, id])),
    },
    ...Object.fromEntries(scenes.map(({ id, scene }) => [id, scene])),
  }
}

/** Each answer with the reply to it: after its name, or to be written. */
function listReplies(section: unknown): [answer: string, reply: string][] {
  const answers = readProperty(section, 'answers')
  const pairs = Array.isArray(answers)
    ? readItems(answers).map((one) => [readProperty(one, 'label') ?? one, undefined])
    : readEntries(answers)
  return pairs.slice(0, mostAnswers).flatMap(([answer, reply]): [string, string][] => {
    if (typeof answer !== 'string' || !answerName.safeParse(answer).success) return []
    const isLine = typeof reply === 'string' && line.safeParse(reply).success
    return [[answer, isLine ? reply : 'Thank you.']]
  })
}
