import { identifier } from '#fields/identifier.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { longestLabel } from './answer-name.ts'
import { checkLines } from './check-lines.ts'
import { findMissingAnswers } from './check-reach.ts'
import { listNames, type Names } from './names.ts'
import type { RawScript } from './read-script.ts'

/** What a scene may name. */
type ScriptNames = {
  readonly scenes: Names
  readonly answers: Names
  /** The label of each answer, by its id. */
  readonly labelOf: ReadonlyMap<unknown, unknown>
  /** Whether no two answers have the same id: either may be meant. */
  readonly areAnswersClear: boolean
  /** The script, with misspelt names corrected. */
  readonly script: RawScript
}

type Context = Pick<CheckContext, 'path'> & Partial<CheckContext>

/** Checks one scene: its lines, its answers, and the scenes to which they lead. */
export function checkScene(
  id: string,
  scene: unknown,
  { scenes, answers, labelOf, areAnswersClear, script }: ScriptNames,
  context: Context,
): RawProblem[] {
  const { path } = context
  return [
    ...checkLines(id, scene, context),
    ...checkTargets(id, scene, scenes, path),
    ...checkButtons(scene, labelOf, path),
    ...(areAnswersClear ? checkAnswers(id, scene, answers, labelOf, path) : []),
    ...checkMissingAnswers(id, script, path),
    ...checkEnding(id, script, path),
  ]
}

/** Checks that each answer leads to a scene. */
function checkTargets(id: string, scene: unknown, scenes: Names, path: Path): RawProblem[] {
  return readEntries(readProperty(scene, 'next')).flatMap(([answer, target]): RawProblem[] => {
    if (typeof target !== 'string' || !scenes.isUnknown(target)) return []
    return [
      {
        path: [...path, 'next', answer],
        code: 'conversation/unknown-scene',
        message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
        ...adviseOnTarget(target, scenes),
      },
    ]
  })
}

/** Says what to write in place of a scene that does not exist. */
function adviseOnTarget(target: string, scenes: Names) {
  const named = target.replace(/^#/u, '')
  const isNamed = named !== target && !scenes.isUnknown(named)
  const suggestion = isNamed ? named : scenes.suggest(target)
  const advice =
    suggestion === undefined && isAddress.test(target)
      ? ' "link" beside the "lines" leads to an address.'
      : ''
  return { help: `Name a scene that exists: ${scenes.list}.${advice}`, suggestion }
}

/** The start of an address, which is not the name of a scene. */
const isAddress = /^(?:#|\/|https?:|mailto:)/u

/** Warns about two buttons of a scene with the same text. */
function checkButtons(scene: unknown, labelOf: ReadonlyMap<unknown, unknown>, path: Path) {
  // An ending has no buttons for answers.
  if (readProperty(scene, 'ending') === true) return []
  const texts = new Set<unknown>()
  return readEntries(readProperty(scene, 'next')).flatMap(([answer]): RawProblem[] => {
    // What names no answer is reported as that.
    const text = labelOf.get(answer)
    if (text === undefined || !texts.has(text)) {
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

/** Checks that the answers that a scene names in "next" and in "answers" exist. */
function checkAnswers(
  id: string,
  scene: unknown,
  answers: Names,
  labelOf: ReadonlyMap<unknown, unknown>,
  path: Path,
): RawProblem[] {
  const labels = new Set(labelOf.values())
  const next = readEntries(readProperty(scene, 'next'))
  const inNext = next
    // Ids have replaced labels, except where the target is no id, which is reported there.
    .filter(([name, target]) => !labels.has(name) || identifier.safeParse(target).success)
    // The schema refuses a name that is too long for a button.
    .filter(([name]) => answers.isUnknown(name) && name.length <= longestLabel)
    .map(([name]): RawProblem => ({
      path: [...path, 'next', name],
      mark: 'key',
      ...describeUnknown(`Scene "${id}" has a next scene for the answer`, name, answers),
    }))
  const inList = readItems(readProperty(scene, 'answers')).flatMap((name, index): RawProblem[] => {
    if (typeof name !== 'string' || !answers.isUnknown(name)) return []
    const problem = describeUnknown(`Scene "${id}" offers the answer`, name, answers)
    return [{ path: [...path, 'answers', index], ...problem }]
  })
  return [...inNext, ...inList]
}

function describeUnknown(begin: string, name: string, answers: Names) {
  const suggestion = answers.suggest(name)
  const orAdd =
    suggestion === undefined
      ? ` Or add "${name}" to "answers". Without "answers", Folio makes them all from the scenes.`
      : ''
  return {
    code: 'conversation/unknown-answer' as const,
    message: `${begin} "${name}", and there is no such answer.`,
    help: `Use one of the conversation's answers: ${answers.list}.${orAdd}`,
    suggestion,
  }
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

/** An ending has no buttons. Its Close gives the first answer, and staying there needs none. */
function checkEnding(id: string, { scenes, answers }: RawScript, path: Path): RawProblem[] {
  const scene = scenes.get(id)
  if (!scene?.isEnding || !answers) return []
  const [, ...others] = answers
  return scene.next
    .filter(
      ([answer, target = id]) => others.includes(answer) && target !== id && scenes.has(target),
    )
    .map(([answer]) => ({
      path: [...path, 'next', answer],
      mark: 'key',
      code: 'conversation/ending-with-next',
      message: `Scene "${id}" is an ending, where visitors cannot give the answer "${answer}".`,
      help: 'Delete the answer here. If the talk should go on instead, delete "ending".',
    }))
}
