import type { Finding } from '#fields/finding.ts'
import { entriesOf, isObject, itemsOf, propertyOf } from '#fields/raw.ts'

import { defaultStart } from './schema.ts'

type Path = readonly (string | number)[]

/**
 * Everything that is wrong with a conversation as a graph of scenes. It reads raw data, so that
 * it speaks beside errors of shape and not only once they are mended; a malformed part is passed
 * over, since its shape is reported elsewhere. Linear in scenes and answers.
 */
export function checkGraph(conversation: unknown, path: Path): Finding[] {
  if (!isObject(propertyOf(conversation, 'scenes'))) return []
  const scenes = new Map(entriesOf(propertyOf(conversation, 'scenes')))
  const answers = answerIdsOf(conversation)
  const written = propertyOf(conversation, 'start')
  const start = written === undefined ? defaultStart : written
  return [
    ...checkStart(start, scenes, conversation, path),
    ...[...scenes].flatMap(([id, scene]) =>
      checkScene(id, scene, scenes, answers, [...path, 'scenes', id]),
    ),
    ...checkReach(start, scenes, path),
  ]
}

/** The ids of all answers, or undefined where one cannot be read: then nothing is known of them. */
function answerIdsOf(conversation: unknown): readonly string[] | undefined {
  const ids = itemsOf(propertyOf(conversation, 'answers')).map((answer) => propertyOf(answer, 'id'))
  return ids.length > 0 && ids.every((id) => typeof id === 'string') ? ids : undefined
}

/** Whether it can be read what a scene offers and where it leads. */
function isReadable(scene: unknown): boolean {
  const next = propertyOf(scene, 'next')
  const answers = propertyOf(scene, 'answers')
  const ending = propertyOf(scene, 'ending')
  return (
    isObject(scene) &&
    (next === undefined || isObject(next)) &&
    (answers === undefined || Array.isArray(answers)) &&
    (ending === undefined || typeof ending === 'boolean')
  )
}

function checkStart(
  start: unknown,
  scenes: ReadonlyMap<string, unknown>,
  conversation: unknown,
  path: Path,
): Finding[] {
  if (typeof start !== 'string' || scenes.has(start)) return []
  const written = propertyOf(conversation, 'start') !== undefined
  return [
    {
      path: [...path, written ? 'start' : 'scenes'],
      mark: 'value',
      code: 'conversation/missing-start',
      severity: 'error',
      message: `The conversation starts at the scene "${start}", and there is no such scene.`,
      help:
        scenes.size > 0
          ? `Name a scene that exists: ${listOf(scenes.keys())}.`
          : `Write the scene "${start}".`,
    },
  ]
}

function checkScene(
  id: string,
  scene: unknown,
  scenes: ReadonlyMap<string, unknown>,
  answers: readonly string[] | undefined,
  path: Path,
): Finding[] {
  const findings: Finding[] = []
  const next = new Map(entriesOf(propertyOf(scene, 'next')))
  for (const [answer, target] of next) {
    if (answers && !answers.includes(answer)) {
      findings.push({
        path: [...path, 'next', answer],
        mark: 'key',
        code: 'conversation/unknown-answer',
        severity: 'error',
        message: `Scene "${id}" has a next scene for the answer "${answer}", and there is no such answer.`,
        help: `Use one of the conversation's answers: ${listOf(answers)}.`,
      })
    }
    if (typeof target === 'string' && !scenes.has(target)) {
      findings.push({
        path: [...path, 'next', answer],
        mark: 'value',
        code: 'conversation/unknown-scene',
        severity: 'error',
        message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
        help: `Name a scene that exists: ${listOf(scenes.keys())}.`,
      })
    }
  }
  const offered = itemsOf(propertyOf(scene, 'answers'))
  offered.forEach((answer, index) => {
    if (typeof answer !== 'string' || !answers || answers.includes(answer)) return
    findings.push({
      path: [...path, 'answers', index],
      mark: 'value',
      code: 'conversation/unknown-answer',
      severity: 'error',
      message: `Scene "${id}" offers the answer "${answer}", and there is no such answer.`,
      help: `Use one of the conversation's answers: ${listOf(answers)}.`,
    })
  })
  if (!answers || !isReadable(scene) || propertyOf(scene, 'ending') === true) return findings
  const needed =
    offered.length > 0 ? offered.filter((answer) => typeof answer === 'string') : answers
  for (const answer of needed) {
    if (next.has(answer) || !answers.includes(answer)) continue
    findings.push({
      path,
      mark: 'value',
      code: 'conversation/missing-answer',
      severity: 'error',
      message: `Scene "${id}" offers the answer "${answer}" and does not say where it leads.`,
      help: `Add "${answer}" to its "next", list the answers it offers in "answers", or mark it as "ending": true.`,
    })
  }
  return findings
}

function checkReach(start: unknown, scenes: ReadonlyMap<string, unknown>, path: Path): Finding[] {
  if (typeof start !== 'string' || !scenes.has(start)) return []
  const reached = new Set([start])
  // A Set is visited in order of insertion, also what is added on the way.
  for (const id of reached) {
    for (const target of targetsOf(scenes.get(id))) {
      if (typeof target === 'string' && scenes.has(target)) reached.add(target)
    }
  }
  // Where an unreadable scene leads shows once its shape is mended: until then nobody can say.
  if ([...reached].some((id) => !isReadable(scenes.get(id)))) return []
  const findings: Finding[] = [...scenes.keys()]
    .filter((id) => !reached.has(id))
    .map((id) => ({
      path: [...path, 'scenes', id],
      mark: 'key',
      code: 'conversation/unreachable-scene',
      severity: 'warning',
      message: `No visitor can reach the scene "${id}".`,
      help: `Lead an answer to "${id}", or take the scene out.`,
    }))
  if (![...reached].some((id) => propertyOf(scenes.get(id), 'ending') === true)) {
    findings.push({
      path: [...path, 'scenes'],
      mark: 'key',
      code: 'conversation/no-ending',
      severity: 'error',
      message: `The conversation never ends: from "${start}" no scene with "ending": true can be reached.`,
      help: 'Mark the last scene as "ending": true and lead an answer to it.',
    })
  }
  return findings
}

/** Where a visitor can get to from a scene: by the answers it offers, if it does not offer all. */
function targetsOf(scene: unknown): unknown[] {
  const offered = propertyOf(scene, 'answers')
  return entriesOf(propertyOf(scene, 'next'))
    .filter(([answer]) => !Array.isArray(offered) || offered.includes(answer))
    .map(([, target]) => target)
}

function listOf(names: Iterable<string>): string {
  const all = [...names]
  const shown = all.slice(0, 12).map((name) => `"${name}"`)
  return all.length > shown.length
    ? `${shown.join(', ')} and ${all.length - shown.length} more`
    : shown.join(', ')
}
