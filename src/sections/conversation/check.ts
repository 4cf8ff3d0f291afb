import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { createAnswers } from './model/create-answers.ts'
import { checkReach } from './model/check-reach.ts'
import { checkScene } from './model/check-scene.ts'
import { indexNames, type Misnamed, type Names } from './model/names.ts'
import { listAnswerIds, readScript, resolveNames } from './model/read-script.ts'
import type { RawScript } from './model/read-script.ts'

/**
 * Checks a conversation as a graph of scenes. Parts with a wrong type are ignored: they are
 * reported as such. Linear in the number of scenes and answers.
 */
export function checkConversation(
  conversation: unknown,
  context: Pick<CheckContext, 'path'> & Partial<CheckContext>,
): RawProblem[] {
  const { path } = context
  const script = readScript(conversation)
  if (!script) return []
  const { start, scenes: written } = script
  const targets = [...written.values()].flatMap(({ next }) => next.map(([, target]) => target))
  const scenes = indexNames(
    written.keys(),
    [start, ...targets].filter((name) => name !== undefined),
  )
  const answers = indexNames(
    script.answers ?? [],
    [...written.values()].flatMap(({ next, offered = [] }) => [
      ...next.map(([answer]) => answer),
      ...offered,
    ]),
  )
  const ids = listAnswerIds(conversation)
  const labelOf = new Map(
    readItems(readProperty(conversation, 'answers')).map((answer) => [
      readProperty(answer, 'id'),
      readProperty(answer, 'label'),
    ]),
  )
  // Of two answers with the same id, which is reported elsewhere, either may be meant.
  const areAnswersClear = ids.length === script.answers?.size
  // Where the content has no "answers", these are made from its scenes.
  const made = createAnswers(readProperty(conversation, 'scenes')).map(({ id }) => id)
  const areMade = JSON.stringify(ids) === JSON.stringify(made)
  const resolved = resolveNames(
    { ...script, answers: areAnswersClear ? script.answers : undefined },
    scenes.resolve,
    answers.resolve,
  )
  const names = { scenes, answers, labelOf, areAnswersClear, script: resolved }
  return [
    ...scenes.misnamed.map((misnamed): RawProblem => ({
      path: [...path, 'scenes', misnamed.id],
      mark: 'key',
      code: 'conversation/unknown-scene',
      ...describeMisnamed('scene', misnamed),
    })),
    ...answers.misnamed.map((misnamed): RawProblem => ({
      path: [...path, 'answers', ids.indexOf(misnamed.id), 'id'],
      code: 'conversation/unknown-answer',
      ...describeMisnamed('answer', misnamed),
    })),
    ...checkCodes(conversation, path),
    ...checkStart(conversation, script, scenes, path),
    ...readEntries(readProperty(conversation, 'scenes')).flatMap(([id, scene]) =>
      checkScene(id, scene, names, { ...context, path: [...path, 'scenes', id] }),
    ),
    ...checkReach(resolved, path).filter(
      ({ code }) => !areMade || code !== 'conversation/unused-answer',
    ),
  ]
}

function describeMisnamed(noun: string, { id, name, count }: Misnamed) {
  return {
    message: `Nothing names the ${noun} "${id}", but "${name}" is named in ${count} places, and there is no such ${noun}.`,
    help: `Name this ${noun} "${name}".`,
    suggestion: name,
  }
}

/** Two answers with one letter would be the same answer in an address. */
function checkCodes(conversation: unknown, path: Path): RawProblem[] {
  const answers = readItems(readProperty(conversation, 'answers'))
  const codes = answers.map((answer) => readProperty(answer, 'code'))
  return codes.flatMap((code, index): RawProblem[] =>
    typeof code !== 'string' || codes.indexOf(code) === index
      ? []
      : [
          {
            path: [...path, 'answers', index, 'code'],
            code: 'conversation/duplicate-code',
            message: `Two answers have the code "${code}", and an address could not say which is meant.`,
            help: 'Give each answer its own letter, or leave "code" out.',
          },
        ],
  )
}

function checkStart(
  conversation: unknown,
  { start, scenes: written }: RawScript,
  scenes: Names,
  path: Path,
): RawProblem[] {
  if (start === undefined || !scenes.isUnknown(start)) return []
  const isWritten = readProperty(conversation, 'start') !== undefined
  const [first] = written.keys()
  return [
    {
      // Folio writes a start that is left out.
      path: [...path, isWritten && first !== undefined ? 'start' : 'scenes'],
      code: 'conversation/missing-start',
      message: `The conversation starts at the scene "${start}", and there is no such scene.`,
      help:
        first === undefined
          ? `Write the scene "${start}".`
          : `Name a scene that exists: ${scenes.list}.`,
      suggestion: scenes.suggest(start),
    },
  ]
}
