import { closest } from '#fields/closest.ts'
import { entriesOf, isObject, itemsOf, propertyOf } from '#fields/raw.ts'

import type { Edges } from './reach.ts'
import { defaultStart } from '../schema.ts'

/** A conversation as a graph of scenes, read from data of any shape. */
export type ScriptGraph = {
  /** The name of the first scene, there or not; undefined where what is written is no text. */
  readonly start: string | undefined
  /** The ids of all answers, or undefined where one cannot be read: then nothing is known of them. */
  readonly answers: ReadonlySet<string> | undefined
  readonly scenes: ReadonlyMap<string, SceneNode>
}

export type SceneNode = {
  /** Whether it can be read what the scene offers and where it leads. */
  readonly readable: boolean
  readonly ending: boolean
  /** The answers that the scene itself lists, each once; undefined where it offers all. */
  readonly offered: ReadonlySet<string> | undefined
  /** The answers that are said to lead where they do on purpose. */
  readonly intended: ReadonlySet<string>
  /** Where each answer leads; undefined where that is no text. */
  readonly next: ReadonlyMap<string, string | undefined>
  /** Whether the scene and every target of it can be read. */
  readonly clear: boolean
}

/** A way that a visitor can take; on an ending it is taken by Close. */
export type Way = { readonly answer: string; readonly target: string }

/** What a name means: itself, unless somebody knows better. */
type Meaning = (name: string) => string

/** Reads a conversation, or undefined where it has no scenes that could be read. */
export function readScript(conversation: unknown): ScriptGraph | undefined {
  const scenes = propertyOf(conversation, 'scenes')
  if (!isObject(scenes)) return undefined
  const start = propertyOf(conversation, 'start')
  const ids = itemsOf(propertyOf(conversation, 'answers')).map((answer) => propertyOf(answer, 'id'))
  return {
    start: start === undefined ? defaultStart : textOf(start),
    answers: ids.length > 0 && ids.every((id) => typeof id === 'string') ? new Set(ids) : undefined,
    scenes: new Map(entriesOf(scenes).map(([id, scene]) => [id, readScene(scene)])),
  }
}

const fields = ['lines', 'answers', 'next', 'intended', 'ending'] as const

/**
 * A field of a scene. A misspelt name is reported where shapes are: here it stands for the field
 * that was meant, so that nothing else is wrong for its sake.
 */
export function fieldOf(scene: unknown, name: (typeof fields)[number]): unknown {
  const value = propertyOf(scene, name)
  if (value !== undefined) return value
  const known: readonly string[] = fields
  return entriesOf(scene).find(([key]) => !known.includes(key) && closest(key, [name]))?.[1]
}

function readScene(scene: unknown): SceneNode {
  const next = fieldOf(scene, 'next')
  const answers = fieldOf(scene, 'answers')
  const ending = fieldOf(scene, 'ending')
  const targets = entriesOf(next).map(([answer, target]) => [answer, textOf(target)] as const)
  const readable =
    isObject(scene) &&
    (next === undefined || isObject(next)) &&
    (answers === undefined || Array.isArray(answers)) &&
    (ending === undefined || typeof ending === 'boolean')
  return {
    readable,
    clear: readable && targets.every(([, target]) => target !== undefined),
    ending: ending === true,
    offered: Array.isArray(answers) ? new Set(answers.filter(isText)) : undefined,
    intended: new Set(itemsOf(fieldOf(scene, 'intended')).filter(isText)),
    next: new Map(targets),
  }
}

/**
 * The ways that lead on from a scene. An ending has one at most: its Close gives the first answer,
 * and where that leads nowhere the script begins again. A name may mean another than is written.
 */
export function waysOf(
  { ending, offered, next }: SceneNode,
  { start, answers }: ScriptGraph,
  meantScene: Meaning = itself,
  meantAnswer: Meaning = itself,
): Way[] {
  if (ending) {
    const [closing] = answers ?? []
    const target = closing === undefined ? undefined : (next.get(closing) ?? start)
    return closing === undefined || target === undefined
      ? []
      : [{ answer: closing, target: meantScene(target) }]
  }
  const open = offered && new Set([...offered].map(meantAnswer))
  return [...next].flatMap(([answer, target]) =>
    target === undefined || (open && !open.has(meantAnswer(answer)))
      ? []
      : [{ answer, target: meantScene(target) }],
  )
}

/** Where every scene leads; names of scenes that are not there are left out. */
export function edgesOf(script: ScriptGraph, meantScene?: Meaning, meantAnswer?: Meaning): Edges {
  return new Map(
    [...script.scenes].map(([id, scene]) => [
      id,
      waysOf(scene, script, meantScene, meantAnswer)
        .map(({ target }) => target)
        .filter((target) => script.scenes.has(target)),
    ]),
  )
}

function itself(name: string): string {
  return name
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textOf(value: unknown): string | undefined {
  return isText(value) ? value : undefined
}
