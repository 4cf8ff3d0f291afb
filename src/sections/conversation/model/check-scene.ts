import { identifier } from '#fields/identifier.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
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
    ...checkTargets(id, scene, scenes, labelOf, context),
    ...checkAnswerList(scene, path),
    ...checkButtons(scene, labelOf, path),
    ...(areAnswersClear ? checkAnswers(id, scene, answers, labelOf, path) : []),
    ...checkMissingAnswers(id, script, path),
    ...checkEnding(id, script, path),
  ]
}

/** Checks that each answer leads to a scene. */
function checkTargets(
  id: string,
  scene: unknown,
  scenes: Names,
  labelOf: ReadonlyMap<unknown, unknown>,
  { path, sectionIds = [] }: Context,
): RawProblem[] {
  return readEntries(readProperty(scene, 'next')).flatMap(([answer, target]): RawProblem[] => {
    if (typeof target !== 'string' || !scenes.isUnknown(target)) return []
    return [
      {
        path: [...path, 'next', answer],
        code: 'conversation/unknown-scene',
        message: `In scene "${id}" the answer "${answer}" leads to the scene "${target}", and there is no such scene.`,
        ...adviseOnTarget(target, labelOf.get(answer) ?? answer, scenes, sectionIds),
      },
    ]
  })
}

/** Says what to write in place of a scene that does not exist. */
function adviseOnTarget(
  target: string,
  label: unknown,
  scenes: Names,
  sectionIds: readonly unknown[],
) {
  const named = target.replace(/^#/u, '')
  if (named !== target && !scenes.isUnknown(named)) {
    return { help: `Name a scene that exists: ${scenes.list}.`, suggestion: named }
  }
  const suggestion = scenes.suggest(target)
  const isSection = suggestion === undefined && sectionIds.includes(target)
  const address = isSection ? `#${target}` : target
  if (isAddress.test(address)) {
    return {
      help: `Name a scene. "link" beside the "lines" leads to an address: "link": { ${formatValue(label)}: ${formatValue(address)} }.`,
    }
  }
  const help =
    ends.test(target) && suggestion === undefined
      ? `Write a last scene ${formatValue(target)} with "lines" and "ending": true, or name one that exists: ${scenes.list}.`
      : `Name a scene that exists: ${scenes.list}.`
  return { help, suggestion }
}

/** Names for the end of a conversation. */
const ends = /^(?:bye|close|done|end|ende|exit|fin|finish|goodbye|quit|stop)$/iu

/** The start of an address, which is not the name of a scene. */
const isAddress = /^(?:#|\/|https?:|mailto:)/u

/** Checks that "answers" is not written as "next" is, with a scene for each answer. */
function checkAnswerList(scene: unknown, path: Path): RawProblem[] {
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
  const idOf = new Map(next.map(([answer]) => [labelOf.get(answer), answer]))
  const describeName = (name: string) => {
    const twice = idOf.get(name)
    if (twice !== undefined) return describeTwice(name, twice)
    if (name.length > longestLabel) return describeLong(name)
    return describeUnknown(`Scene "${id}" has a next scene for the answer`, name, answers)
  }
  const inNext = next
    // Ids have replaced labels, except where the target is no id, which is reported there.
    .filter(([name, target]) => !labels.has(name) || identifier.safeParse(target).success)
    .filter(([name]) => answers.isUnknown(name))
    .map(([name]): RawProblem => ({
      path: [...path, 'next', name],
      mark: 'key',
      ...describeName(name),
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

function describeTwice(label: string, id: string) {
  return {
    code: 'content/duplicate-key' as const,
    message: `"${label}" is the label of the answer "${id}", which is here already.`,
    help: 'Delete one of the two.',
  }
}

function describeLong({ length }: string) {
  return {
    code: 'content/wrong-key' as const,
    message: `The text of a button may have at most ${longestLabel} characters, and this has ${length}.`,
    help: 'Write a shorter text.',
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
