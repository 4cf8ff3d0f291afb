import { identifier } from '#fields/identifier.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { longestLabel } from './model/answer-name.ts'
import { createAnswers } from './model/create-answers.ts'
import { checkLines } from './model/check-lines.ts'
import { checkReach, findMissingAnswers } from './model/check-reach.ts'
import { indexNames, listNames, type Misnamed, type Names } from './model/names.ts'
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
  const labels = new Set(labelOf.values())
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
    ...readEntries(readProperty(conversation, 'scenes')).flatMap(([id, scene]) => {
      const scenePath = [...path, 'scenes', id]
      return [
        ...checkLines(id, scene, { ...context, path: scenePath }),
        ...checkTargets(id, scene, scenes, labelOf, scenePath),
        ...checkOffered(scene, scenePath),
        ...checkTexts(scene, labelOf, scenePath),
        ...(areAnswersClear ? checkAnswers(id, scene, answers, labels, scenePath) : []),
        ...checkMissingAnswers(id, resolved, scenePath),
        ...checkEnding(id, resolved, scenePath),
      ]
    }),
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
  const suggestion = scenes.suggest(start)
  const [first] = written.keys()
  return [
    {
      path: [...path, isWritten ? 'start' : 'scenes'],
      code: 'conversation/missing-start',
      message: `The conversation starts at the scene "${start}", and there is no such scene.`,
      help: adviseOnStart(start, first, isWritten || suggestion !== undefined, scenes),
      suggestion,
    },
  ]
}

/** A script that names no start most likely begins with its first scene. */
function adviseOnStart(
  start: string,
  first: string | undefined,
  isNamed: boolean,
  scenes: Names,
): string {
  if (first === undefined) return `Write the scene "${start}".`
  return isNamed
    ? `Name a scene that exists: ${scenes.list}.`
    : `Write "start": "${first}" beside "scenes", or another scene that exists.`
}

function checkTargets(
  id: string,
  scene: unknown,
  scenes: Names,
  labels: ReadonlyMap<unknown, unknown>,
  path: Path,
): RawProblem[] {
  return readEntries(readProperty(scene, 'next')).flatMap(([answer, target]): RawProblem[] =>
    typeof target !== 'string' || !scenes.isUnknown(target)
      ? []
      : [
          {
            path: [...path, 'next', answer],
            code: 'conversation/unknown-scene',
            message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
            ...(isAddress.test(target)
              ? {
                  help: `Name a scene. "link" beside the "lines" leads to an address: "link": { ${formatValue(labels.get(answer) ?? answer)}: ${formatValue(target)} }.`,
                }
              : {
                  help:
                    ends.test(target) && scenes.suggest(target) === undefined
                      ? `Write a last scene ${formatValue(target)} with "lines" and "ending": true, or name one that exists: ${scenes.list}.`
                      : `Name a scene that exists: ${scenes.list}.`,
                  suggestion: scenes.suggest(target),
                }),
          },
        ],
  )
}

/** Names for the end of a conversation. */
const ends = /^(?:bye|close|done|end|ende|exit|fin|finish|goodbye|quit|stop)$/iu

/** The start of an address, which is not the name of a scene. */
const isAddress = /^(?:#|\/|https?:|mailto:)/u

/** Warns about two buttons of a scene with the same text. */
function checkTexts(scene: unknown, labels: ReadonlyMap<unknown, unknown>, path: Path) {
  // An ending has no buttons for answers.
  if (readProperty(scene, 'ending') === true) return []
  const texts = new Set<unknown>()
  return readEntries(readProperty(scene, 'next')).flatMap(([answer]): RawProblem[] => {
    const text = labels.get(answer) ?? answer
    if (!texts.has(text)) {
      texts.add(text)
      return []
    }
    return [
      {
        path: [...path, 'next', answer],
        mark: 'key',
        code: 'conversation/same-text',
        message: `Two buttons of this scene say ${formatValue(text)}, and visitors could not tell them apart.`,
        help: 'Give one of the answers another text.',
      },
    ]
  })
}

/** Checks that the answers of a scene are not those of its "next", with the scenes they lead to. */
function checkOffered(scene: unknown, path: Path): RawProblem[] {
  if (!isObject(readProperty(scene, 'answers'))) return []
  const does = 'it says where each answer leads'
  return [
    {
      path: [...path, 'answers'],
      code: 'content/wrong-type',
      message: 'This is an object, and a list [ ] belongs here.',
      help:
        readProperty(scene, 'next') === undefined
          ? `Write "next" in place of "answers": ${does}.`
          : `Write its fields in "next": ${does}.`,
    },
  ]
}

function checkAnswers(
  id: string,
  scene: unknown,
  answers: Names,
  labels: ReadonlySet<unknown>,
  path: Path,
): RawProblem[] {
  const describe = (answer: string, does: string) => {
    const suggestion = answers.suggest(answer)
    const orAdd =
      suggestion === undefined
        ? ` Or add "${answer}" to "answers". Without "answers", Folio makes them all from the scenes.`
        : ''
    return {
      code: 'conversation/unknown-answer' as const,
      message: `Scene "${id}" ${does} "${answer}", and there is no such answer.`,
      help: `Use one of the conversation's answers: ${answers.list}.${orAdd}`,
      suggestion,
    }
  }
  // A label stays where the scene that it leads to is no id, which is reported there.
  const isLabel = (name: string, target: unknown) =>
    labels.has(name) && !identifier.safeParse(target).success
  const inNext = readEntries(readProperty(scene, 'next'))
    .filter(([answer, target]) => answers.isUnknown(answer) && !isLabel(answer, target))
    .map(([answer]): RawProblem => ({
      path: [...path, 'next', answer],
      mark: 'key',
      ...(answer.length > longestLabel
        ? describeLong(answer)
        : describe(answer, 'has a next scene for the answer')),
    }))
  const inList = readItems(readProperty(scene, 'answers')).flatMap((answer, index): RawProblem[] =>
    typeof answer === 'string' && answers.isUnknown(answer)
      ? [{ path: [...path, 'answers', index], ...describe(answer, 'offers the answer') }]
      : [],
  )
  return [...inNext, ...inList]
}

function describeLong({ length }: string) {
  return {
    code: 'content/wrong-key' as const,
    message: `The text of a button may have at most ${longestLabel} characters, and this has ${length}.`,
    help: 'Write a shorter text.',
  }
}

/** An ending has no buttons. Its Close gives the first answer, and staying there needs none. */
function checkEnding(id: string, { scenes, answers }: RawScript, path: Path): RawProblem[] {
  const scene = scenes.get(id)
  if (!scene?.isEnding || !answers) return []
  const [, ...others] = answers
  const isOnly = [...scenes.values()].filter(({ isEnding }) => isEnding).length === 1
  return scene.next
    .filter(
      ([answer, target = id]) => others.includes(answer) && target !== id && scenes.has(target),
    )
    .map(([answer]) => ({
      path: [...path, 'next', answer],
      mark: 'key',
      code: 'conversation/ending-with-next',
      message: `Scene "${id}" is an ending, where visitors cannot give the answer "${answer}".`,
      help: isOnly
        ? 'Delete the answer here. If the talk should go on instead, delete "ending" here, and write "ending": true in the scene that is to be the last.'
        : 'Delete the answer here. If the talk should go on instead, delete "ending".',
    }))
}

function checkMissingAnswers(id: string, script: RawScript, path: Path): RawProblem[] {
  const scene = script.scenes.get(id)
  const missing = scene ? findMissingAnswers(scene, script) : []
  const [first] = missing
  if (first === undefined) return []
  const code = 'conversation/missing-answer'
  const [one, two = id] = script.scenes.keys()
  const other = one === id ? two : one
  if (!scene?.offered?.size) {
    return [
      {
        path,
        code,
        message: `Scene "${id}" has no answers in "next", so visitors cannot go on.`,
        help: `Write where each answer leads, such as "next": { "${first}": "${other}" }, or mark the scene as "ending": true.`,
      },
    ]
  }
  const [noun, verb, object] =
    missing.length === 1 ? ['answer', 'it leads', 'it'] : ['answers', 'they lead', 'them']
  return [
    {
      path,
      code,
      message: `Scene "${id}" offers the ${noun} ${listNames(missing)} and does not say where ${verb}.`,
      help: `Add ${listNames(missing)} to its "next", or delete ${object} from its "answers".`,
    },
  ]
}
