import { identifier } from '#fields/identifier.ts'
import {
  isObject,
  isText,
  readEntries,
  readItems,
  readProperty,
  readText,
} from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'

import type { Edges } from './find-reachable.ts'

/** The first scene of a script that does not name one. */
export const defaultStart = 'intro'

/**
 * The first scene of a script that names none: the usual one, or else the first that is written.
 * Undefined where that is no id, which is reported where it is written.
 */
export function findStart(scenes: unknown): string | undefined {
  const ids = readEntries(scenes).map(([id]) => id)
  const [first = defaultStart] = ids
  return ids.includes(defaultStart) ? defaultStart : identifier.safeParse(first).data
}

/** A conversation, read from data of any shape. */
export type RawScript = {
  /** The id of the first scene, which may not exist; undefined where it cannot be one. */
  readonly start: string | undefined
  /** The ids of all answers; undefined where one of them cannot be read. */
  readonly answers: ReadonlySet<string> | undefined
  readonly scenes: ReadonlyMap<string, RawScene>
}

export type RawScene = {
  /** Whether the types of all fields are right, so that what the scene offers is known. */
  readonly isReadable: boolean
  readonly isEnding: boolean
  /** The answers that the scene lists; undefined where it offers those of `next`. */
  readonly offered: ReadonlySet<string> | undefined
  /** Each answer with the scene that it leads to; undefined where that is not a text. */
  readonly next: readonly (readonly [answer: string, target: string | undefined])[]
}

/** Reads a conversation; undefined where its scenes are not an object. */
export function readScript(conversation: unknown): RawScript | undefined {
  const scenes = readProperty(conversation, 'scenes')
  if (!isObject(scenes)) return undefined
  const start = readProperty(conversation, 'start')
  const isLeftOut = start === undefined && findStart(scenes) !== undefined
  const ids = listAnswerIds(conversation)
  return {
    start: isLeftOut ? defaultStart : readText(start),
    answers: ids.length > 0 && ids.every(isText) ? new Set(ids) : undefined,
    scenes: new Map(readEntries(scenes).map(([id, scene]) => [id, readScene(scene)])),
  }
}

/** Lists the ids of the answers as they are written. */
export function listAnswerIds(conversation: unknown): unknown[] {
  return readItems(readProperty(conversation, 'answers')).map((answer) =>
    readProperty(answer, 'id'),
  )
}

const fields = ['lines', 'answers', 'next', 'ending'] as const

/**
 * A field of a scene, also where its name is misspelt: that is reported as an unknown key, and must
 * not be reported again as something that is missing.
 */
export function readField(scene: unknown, name: (typeof fields)[number]): unknown {
  const value = readProperty(scene, name)
  if (value !== undefined) return value
  const known: readonly string[] = fields
  return readEntries(scene).find(([key]) => !known.includes(key) && findClosest(key, [name]))?.[1]
}

function readScene(scene: unknown): RawScene {
  const next = readField(scene, 'next')
  const answers = readField(scene, 'answers')
  const ending = readField(scene, 'ending')
  return {
    isReadable:
      isObject(scene) &&
      (next === undefined || isObject(next)) &&
      (answers === undefined || (Array.isArray(answers) && answers.every(isText))) &&
      (ending === undefined || typeof ending === 'boolean'),
    isEnding: ending === true,
    offered: Array.isArray(answers) ? new Set(answers.filter(isText)) : undefined,
    next: readEntries(next).map(([answer, target]) => [answer, readText(target)]),
  }
}

/**
 * Lists the ways on from a scene, by an answer or, at an ending, by Close. An ending has at most
 * one: Close gives the first answer, or starts the script again if that has no target.
 */
export function listWays({ isEnding, offered, next }: RawScene, script: RawScript) {
  if (!isEnding) {
    return next.flatMap(([answer, target]) =>
      target === undefined || offered?.has(answer) === false ? [] : [{ answer, target }],
    )
  }
  const [closing] = script.answers ?? []
  const target = next.find(([answer]) => answer === closing)?.[1] ?? script.start
  return closing === undefined || target === undefined ? [] : [{ answer: closing, target }]
}

/** Renames the scenes that a script leads to, and the answers that its scenes use. */
export function resolveNames(
  script: RawScript,
  resolveScene: (id: string) => string,
  resolveAnswer: (id: string) => string,
): RawScript {
  const resolveTarget = (id?: string) => (id === undefined ? undefined : resolveScene(id))
  const resolve = ({ offered, next, ...rest }: RawScene): RawScene => ({
    ...rest,
    offered: offered && new Set([...offered].map(resolveAnswer)),
    next: next.map(([answer, target]) => [resolveAnswer(answer), resolveTarget(target)]),
  })
  return {
    ...script,
    start: resolveTarget(script.start),
    scenes: new Map([...script.scenes].map(([id, scene]) => [id, resolve(scene)])),
  }
}

/** The scenes that each scene leads to, without those that do not exist. */
export function listEdges(script: RawScript): Edges {
  return new Map(
    [...script.scenes].map(([id, scene]) => [
      id,
      listWays(scene, script)
        .map(({ target }) => target)
        .filter((target) => script.scenes.has(target)),
    ]),
  )
}
