import { entriesOf, isObject, itemsOf, propertyOf } from '#json/raw.ts'
import type { RawProblem } from '#problems/raw-problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { checkDefinitions } from './model/check-definitions.ts'
import { checkReach, findMissingAnswers } from './model/check-reach.ts'
import { indexNames, listNames, type Names } from './model/names.ts'
import { fieldOf, readScript, renameUses, type RawScript } from './model/read-script.ts'

type Path = RawProblem['path']

/**
 * Checks a conversation as a graph of scenes. Parts with a wrong type are ignored: they are
 * reported as such. Linear in the number of scenes and answers.
 */
export function checkConversation(
  conversation: unknown,
  { path }: Pick<CheckContext, 'path'>,
): RawProblem[] {
  const written = readScript(conversation)
  if (!written) return []
  const scenes = indexNames(written.scenes.keys())
  const writtenAnswers = indexNames(written.answers ?? [])
  const { problems, corrected } = checkDefinitions(
    conversation,
    written,
    scenes,
    writtenAnswers,
    path,
  )
  const answers = indexNames(corrected.answers ?? [])
  const resolved = renameUses(corrected, scenes.resolve, answers.resolve)
  return [
    ...problems,
    ...checkStart(conversation, corrected, scenes, path),
    ...entriesOf(propertyOf(conversation, 'scenes')).flatMap(([id, scene]) => {
      const scenePath = [...path, 'scenes', id]
      return [
        ...checkLines(id, scene, scenePath),
        ...(propertyOf(scene, 'next') ? checkTargets(id, corrected, scenes, scenePath) : []),
        ...(corrected.answers ? checkAnswers(id, scene, answers, scenePath) : []),
        ...checkMissingAnswers(id, resolved, scenePath),
      ]
    }),
    ...checkReach(resolved, path),
  ]
}

function checkStart(
  conversation: unknown,
  { start, scenes: { size } }: RawScript,
  scenes: Names,
  path: Path,
): RawProblem[] {
  if (start === undefined || scenes.has(start)) return []
  const isWritten = propertyOf(conversation, 'start') !== undefined
  return [
    {
      path: [...path, isWritten ? 'start' : 'scenes'],
      code: 'conversation/missing-start',
      message: `The conversation starts at the scene "${start}", and there is no such scene.`,
      help: size > 0 ? `Name a scene that exists: ${scenes.list}.` : `Write the scene "${start}".`,
      suggestion: scenes.suggest(start),
    },
  ]
}

function checkLines(id: string, scene: unknown, path: Path): RawProblem[] {
  const lines = fieldOf(scene, 'lines')
  const isEmpty = Array.isArray(lines) && lines.length === 0
  if (!isObject(scene) || (lines !== undefined && !isEmpty)) return []
  return [
    {
      path: isEmpty ? [...path, 'lines'] : path,
      mark: isEmpty ? 'value' : 'parent',
      code: 'conversation/no-lines',
      message: `Scene "${id}" has no lines, and nothing would be said in it.`,
      help: 'Write what is said: "lines": ["Hello."].',
    },
  ]
}

function checkTargets(id: string, script: RawScript, scenes: Names, path: Path): RawProblem[] {
  return (script.scenes.get(id)?.next ?? []).flatMap(([answer, target]): RawProblem[] =>
    target === undefined || scenes.has(target)
      ? []
      : [
          {
            path: [...path, 'next', answer],
            code: 'conversation/unknown-scene',
            message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
            help: `Name a scene that exists: ${scenes.list}.`,
            suggestion: scenes.suggest(target),
          },
        ],
  )
}

function checkAnswers(id: string, scene: unknown, answers: Names, path: Path): RawProblem[] {
  const describe = (answer: string, does: string) => ({
    code: 'conversation/unknown-answer' as const,
    message: `Scene "${id}" ${does} "${answer}", and there is no such answer.`,
    help: `Use one of the conversation's answers: ${answers.list}.`,
    suggestion: answers.suggest(answer),
  })
  const inNext = entriesOf(propertyOf(scene, 'next'))
    .filter(([answer]) => !answers.has(answer))
    .map(([answer]): RawProblem => ({
      path: [...path, 'next', answer],
      mark: 'key',
      ...describe(answer, 'has a next scene for the answer'),
    }))
  const inList = itemsOf(propertyOf(scene, 'answers')).flatMap((answer, index): RawProblem[] =>
    typeof answer !== 'string' || answers.has(answer)
      ? []
      : [
          {
            path: [...path, 'answers', index],
            ...describe(answer, 'offers the answer'),
          },
        ],
  )
  return [...inNext, ...inList]
}

function checkMissingAnswers(id: string, script: RawScript, path: Path): RawProblem[] {
  const scene = script.scenes.get(id)
  const missing = scene ? findMissingAnswers(scene, script) : []
  if (missing.length === 0) return []
  const [noun, verb] = missing.length === 1 ? ['answer', 'it leads'] : ['answers', 'they lead']
  return [
    {
      path,
      code: 'conversation/missing-answer',
      message: `Scene "${id}" offers the ${noun} ${listNames(missing)} and does not say where ${verb}.`,
      help: `Add ${listNames(missing)} to its "next", list the answers it offers in "answers", or mark it as "ending": true.`,
    },
  ]
}
