import { identifier } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import { formatExample } from '#json/format-example.ts'
import type { Path } from '#json/path.ts'
import { truncate } from '#json/format-value.ts'
import { isObject, readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { answerName } from '#sections/conversation/model/answer-name.ts'
import { line } from '#sections/conversation/model/line-schema.ts'
import { defaultStart } from '#sections/conversation/model/read-script.ts'

/** More answers are those of several scenes. */
const mostAnswers = 12

/** More characters would hide the sentence. */
const longestExample = 400

/**
 * The scenes that a conversation without any could have: what the speaker says first, and a scene for
 * the reply to each answer. Undefined for other fields.
 */
export function findScenesExample(document: unknown, path: Path): object | undefined {
  const section = readConversation(document, path, 'scenes')
  const start = readProperty(section, 'start')
  if (typeof start !== 'string') return undefined
  if (identifier.safeParse(start).success) return { [start]: { lines: ['Hello.'], ending: true } }
  if (!line.safeParse(start).success) return undefined
  const replies = listReplies(section)
  const whole = writeScenes(start, replies)
  return isShort(whole) ? whole : writeScenes(start, replies.slice(0, 2))
}

/** Says that "start" names a scene, where it is what the speaker says first. Undefined for other values. */
export function adviseOnStart(path: Path, found: unknown, document: unknown): string | undefined {
  const section = readConversation(document, path, 'start')
  if (typeof found !== 'string' || !isTalk(section)) return undefined
  return `"start" names one of the "scenes": write "start": "${defaultStart}".${adviseOnReplies(section, found)}`
}

/** Says what to do with replies after the names of their answers, which belong in scenes. */
function adviseOnReplies(section: unknown, question: string): string {
  const answers = readProperty(section, 'answers')
  const names = Object.keys(isObject(answers) ? answers : {})
  // A name that does not fit has a problem of its own.
  if (names.length === 0 || !names.every((name) => answerName.safeParse(name).success)) return ''
  const replies = listReplies(section)
  const areShown = replies.length === names.length && isShort(writeScenes(question, replies))
  return areShown
    ? ' Delete "answers": "next" of the scene has them.'
    : ' Write all of the "answers" in "next" in the same way, and delete "answers".'
}

/** Whether a value is a reply, which is no text of a button. The name of an answer is one. */
export function isReply(document: unknown, path: Path): boolean {
  const section = readConversation(document, path.slice(0, 3), 'answers')
  const isKept = path.length > 3 && !answerName.safeParse(path[3]).success
  return isTalk(section) && isObject(readProperty(section, 'answers')) && !isKept
}

/** Whether a conversation has a question in place of the name of a scene, and no scenes. */
function isTalk(section: unknown): boolean {
  const start = readProperty(section, 'start')
  const isQuestion = typeof start === 'string' && !identifier.safeParse(start).success
  return isQuestion && readProperty(section, 'scenes') === undefined
}

/** The conversation whose field is at the end of a path. */
function readConversation(document: unknown, path: Path, field: string): unknown {
  const [sections, index = 0, last, ...rest] = path
  if (sections !== 'sections' || last !== field || rest.length > 0) return undefined
  const section = readValue(document, [sections, index])
  return readProperty(section, 'type') === 'conversation' ? section : undefined
}

function isShort(scenes: object): boolean {
  return formatExample(scenes).length <= longestExample
}

function writeScenes(question: string, replies: readonly Reply[]): object {
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

/** An answer, and what the speaker says then. */
type Reply = readonly [answer: string, reply: string]

/** The replies to all answers: after their names, or to be written. */
function listReplies(section: unknown): Reply[] {
  const answers = readProperty(section, 'answers')
  const pairs = Array.isArray(answers)
    ? readItems(answers).map((one) => [readProperty(one, 'label') ?? one, undefined])
    : readEntries(answers)
  return pairs.slice(0, mostAnswers).flatMap(([answer, reply]): Reply[] => {
    if (typeof answer !== 'string' || !answerName.safeParse(answer).success) return []
    const isLine = typeof reply === 'string' && line.safeParse(reply).success
    return [[answer, isLine ? truncate(reply) : 'Thank you.']]
  })
}
