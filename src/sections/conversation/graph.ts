import type { Finding } from '#fields/finding.ts'
import { entriesOf, isObject, itemsOf, propertyOf } from '#fields/raw.ts'

import { checkReach, missingAnswers } from './graph/check-reach.ts'
import { checkDefinitions } from './graph/definitions.ts'
import { listOf, namesFrom, type Names } from './graph/names.ts'
import { fieldOf, readScript, type SceneNode, type ScriptGraph } from './graph/script-graph.ts'

type Path = Finding['path']

/**
 * Everything that is wrong with a conversation as a graph of scenes. It reads raw data, so that
 * it speaks beside errors of shape and not only once they are mended; a malformed part is passed
 * over, since its shape is reported elsewhere. Linear in scenes and answers.
 */
export function checkGraph(conversation: unknown, path: Path): Finding[] {
  const written = readScript(conversation)
  if (!written) return []
  const scenes = namesFrom(written.scenes.keys())
  const { findings, settled: script } = checkDefinitions(
    conversation,
    written,
    scenes,
    namesFrom(written.answers ?? []),
    path,
  )
  const answers = namesFrom(script.answers ?? [])
  const { reach, lone } = checkReach(script, scenes, answers, path)
  return [
    ...findings,
    ...checkStart(script, scenes, propertyOf(conversation, 'start') !== undefined, path),
    ...entriesOf(propertyOf(conversation, 'scenes')).flatMap(([id, raw]) => {
      const scene = script.scenes.get(id)
      const place = [...path, 'scenes', id]
      if (!scene) return []
      return [
        ...checkLines(id, raw, place),
        ...checkNames(id, raw, scene, script, scenes, answers, place),
        ...checkMissing(id, scene, script, answers, place),
        ...checkDoubtful(id, raw, scene, lone.has(id), place),
        ...checkNeedless(id, raw, scene, script, scenes, answers, place),
      ]
    }),
    ...reach,
  ]
}

function checkStart(
  { start, scenes: nodes }: ScriptGraph,
  scenes: Names,
  written: boolean,
  path: Path,
): Finding[] {
  if (start === undefined || scenes.has(start)) return []
  return [
    {
      path: [...path, written ? 'start' : 'scenes'],
      mark: 'value',
      code: 'conversation/missing-start',
      severity: 'error',
      message: `The conversation starts at the scene "${start}", and there is no such scene.`,
      help:
        nodes.size > 0
          ? `Name a scene that exists: ${scenes.listed}.`
          : `Write the scene "${start}".`,
      suggestion: scenes.suggestionFor(start),
    },
  ]
}

function checkLines(id: string, scene: unknown, path: Path): Finding[] {
  const lines = fieldOf(scene, 'lines')
  const empty = Array.isArray(lines) && lines.length === 0
  if (!isObject(scene) || (lines !== undefined && !empty)) return []
  return [
    {
      path: empty ? [...path, 'lines'] : path,
      mark: empty ? 'value' : 'parent',
      code: 'conversation/no-lines',
      severity: 'error',
      message: `Scene "${id}" has no lines, and nothing would be said in it.`,
      help: 'Write what is said: "lines": ["Hello."].',
    },
  ]
}

/** Names of answers and scenes that do not exist. */
function checkNames(
  id: string,
  raw: unknown,
  scene: SceneNode,
  { answers: known }: ScriptGraph,
  scenes: Names,
  answers: Names,
  path: Path,
): Finding[] {
  const findings: Finding[] = []
  const unknownAnswer = (answer: string, where: Path, mark: 'key' | 'value', does: string) => {
    if (!known || known.has(answer)) return
    findings.push({
      path: where,
      mark,
      code: 'conversation/unknown-answer',
      severity: 'error',
      message: `Scene "${id}" ${does} "${answer}", and there is no such answer.`,
      help: `Use one of the conversation's answers: ${answers.listed}.`,
      suggestion: answers.suggestionFor(answer),
    })
  }
  for (const [answer] of entriesOf(propertyOf(raw, 'next'))) {
    const where = [...path, 'next', answer]
    unknownAnswer(answer, where, 'key', 'has a next scene for the answer')
    const target = scene.next.get(answer)
    if (target === undefined || scenes.has(target)) continue
    findings.push({
      path: where,
      mark: 'value',
      code: 'conversation/unknown-scene',
      severity: 'error',
      message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
      help: `Name a scene that exists: ${scenes.listed}.`,
      suggestion: scenes.suggestionFor(target),
    })
  }
  for (const list of ['answers', 'intended'] as const) {
    const does = list === 'answers' ? 'offers the answer' : 'says that it intends the answer'
    itemsOf(propertyOf(raw, list)).forEach((answer, index) => {
      if (typeof answer !== 'string') return
      unknownAnswer(answer, [...path, list, index], 'value', does)
    })
  }
  return findings
}

function checkMissing(
  id: string,
  scene: SceneNode,
  script: ScriptGraph,
  answers: Names,
  path: Path,
): Finding[] {
  const missing = missingAnswers(scene, script, answers)
  if (missing.length === 0) return []
  const [noun, verb] = missing.length === 1 ? ['answer', 'it leads'] : ['answers', 'they lead']
  return [
    {
      path,
      mark: 'value',
      code: 'conversation/missing-answer',
      severity: 'error',
      message: `Scene "${id}" offers the ${noun} ${listOf(missing)} and does not say where ${verb}.`,
      help: `Add ${listOf(missing)} to its "next", list the answers it offers in "answers", or mark it as "ending": true.`,
    },
  ]
}

/** Answers that may be meant as they are: the scene's "intended" says so. */
function checkDoubtful(
  id: string,
  raw: unknown,
  scene: SceneNode,
  trapped: boolean,
  path: Path,
): Finding[] {
  if (scene.ending || !scene.readable || propertyOf(raw, 'next') === undefined) return []
  const { intended } = scene
  const mend = (answers: readonly string[]) =>
    intended.size > 0
      ? `add ${listOf(answers)} to its "intended"`
      : `write "intended": [${listOf(answers)}] in it`
  const byTarget = new Map<string, string[]>()
  for (const [answer, target] of scene.next) {
    if (
      target === undefined ||
      intended.has(answer) ||
      (scene.offered && !scene.offered.has(answer))
    )
      continue
    byTarget.set(target, [...(byTarget.get(target) ?? []), answer])
  }
  return [...byTarget].flatMap(([target, answers]): Finding[] => {
    if (target === id) {
      // Of a scene that keeps its visitors for good, this is said once, by the loop.
      return (trapped ? [] : answers).map((answer) => ({
        path: [...path, 'next', answer],
        mark: 'value',
        code: 'conversation/stays',
        severity: 'warning',
        message: `In scene "${id}" the answer "${answer}" stays on the scene.`,
        help: `Lead it to another scene; if it is meant to stay, ${mend([answer])}.`,
      }))
    }
    const [, second, ...others] = answers
    if (second === undefined) return []
    return [
      {
        path: [...path, 'next', second],
        mark: 'value',
        code: 'conversation/same-target',
        severity: 'warning',
        message: `In scene "${id}" the answers ${listOf(answers)} lead to one scene, "${target}".`,
        help: `Lead them apart, or offer fewer "answers"; if one scene is meant, ${mend([second, ...others])}.`,
      },
    ]
  })
}

/** Answers that a list of the scene names for nothing. */
function checkNeedless(
  id: string,
  raw: unknown,
  scene: SceneNode,
  script: ScriptGraph,
  scenes: Names,
  answers: Names,
  path: Path,
): Finding[] {
  const needless = (
    where: Path,
    mark: 'key' | 'value',
    message: string,
    help: string,
  ): Finding => ({
    path: where,
    mark,
    code: 'conversation/needless-answer',
    severity: 'warning',
    message: `Scene "${id}" ${message}.`,
    help,
  })
  const intended = itemsOf(propertyOf(raw, 'intended'))
  if (scene.ending && intended.length > 0) {
    const help = 'Take its "intended" out.'
    return [
      needless(
        [...path, 'intended'],
        'key',
        'is an ending: it asks nothing, and intends none',
        help,
      ),
    ]
  }
  const repeated = (['answers', 'intended'] as const).flatMap((list) =>
    itemsOf(propertyOf(raw, list)).flatMap((answer, index, all) =>
      typeof answer !== 'string' || all.indexOf(answer) === index
        ? []
        : [
            needless(
              [...path, list, index],
              'value',
              `names the answer "${answer}" twice in its "${list}"`,
              'Take one of the two out.',
            ),
          ],
    ),
  )
  // Where something is yet to be mended, what is intended may prove right.
  const offers = (answer: string) => scene.offered?.has(answer) ?? true
  const ways = [...scene.next].filter(([answer]) => offers(answer))
  if (
    intended.length === 0 ||
    !scene.readable ||
    missingAnswers(scene, script, answers).length > 0 ||
    !ways.every(([, target]) => target !== undefined && scenes.has(target))
  )
    return repeated
  const targets = ways.map(([, target]) => target)
  const isDoubtful = (answer: string) => {
    const target = scene.next.get(answer)
    return target === id || targets.indexOf(target) !== targets.lastIndexOf(target)
  }
  return [
    ...repeated,
    ...intended.flatMap((answer, index) => {
      if (typeof answer !== 'string' || !script.answers?.has(answer)) return []
      if (intended.indexOf(answer) !== index || (offers(answer) && isDoubtful(answer))) return []
      const does = offers(answer)
        ? `intends the answer "${answer}", which leads to a scene of its own`
        : `intends the answer "${answer}", and does not offer it`
      const help =
        intended.length === 1
          ? 'Take its "intended" out.'
          : `Take "${answer}" out of its "intended".`
      return [needless([...path, 'intended', index], 'value', does, help)]
    }),
  ]
}
