import type { Path } from '#json/path.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listNames } from './names.ts'
import { findLoops, findReachable, groupByHead, reverseEdges } from './find-reachable.ts'
import { listEdges, listWays, type RawScene, type RawScript } from './read-script.ts'

/** Finds the answers that a scene lists and that lead nowhere; all if it has no answers. */
export function findMissingAnswers(
  { isReadable, isEnding, offered, next }: RawScene,
  { answers }: RawScript,
): string[] {
  if (!answers || !isReadable || isEnding) return []
  const given = new Set(next.map(([answer]) => answer))
  const asked = offered?.size ? offered : given.size > 0 ? given : answers
  return [...asked].filter((answer) => answers.has(answer) && !given.has(answer))
}

/**
 * Checks the script as a whole: scenes that nobody reaches, answers that nobody can give, an ending
 * that nobody reaches, and loops without a way out. A script with other mistakes is not checked, since a
 * wrong name may lead anywhere; `script` has its misspelt names resolved.
 */
export function checkReach(script: RawScript, path: Path): RawProblem[] {
  const { start, scenes } = script
  if (!script.answers || start === undefined || !scenes.has(start)) return []
  const edges = listEdges(script)
  const reached = findReachable([start], edges)
  if (![...reached].every((id) => isClear(scenes.get(id), script))) return []

  const hidden = [...edges].filter(([id]) => !reached.has(id))
  const unreachable = groupByHead(new Map(hidden)).map((group) => describeHidden(group, path))
  const endings = [...reached].filter((id) => scenes.get(id)?.isEnding)
  const wasted = [...unreachable, ...findUnusedAnswers(script, path)]
  if (endings.length === 0) return [...wasted, describeNoEnding(start, path)]
  const leaving = findReachable(endings, reverseEdges(edges))
  const trapped = [...edges].filter(([id]) => reached.has(id) && !leaving.has(id))
  return [...wasted, ...findLoops(new Map(trapped)).map((loop) => describeTrap(loop, path))]
}

/** Finds the answers that no scene offers. Of a script of endings alone, Close gives those of "next". */
function findUnusedAnswers(script: RawScript, path: Path): RawProblem[] {
  const scenes = [...script.scenes.values()]
  const asking = scenes.filter(({ isEnding }) => !isEnding)
  const used = new Set(asking.flatMap(({ next }) => next.map(([answer]) => answer)))
  const asksNothing = asking.length === 0 && scenes.every(({ next }) => next.length === 0)
  if (used.size === 0 && !asksNothing) return []
  return [...(script.answers ?? [])].flatMap((id, index): RawProblem[] =>
    used.has(id)
      ? []
      : [
          {
            path: [...path, 'answers', index],
            code: 'conversation/unused-answer',
            message: `No scene offers the answer "${id}".`,
            // A list has at least one answer.
            help: asksNothing
              ? `Write "next" with "${id}" in place of "ending" in a scene, or delete "answers".`
              : `Add "${id}" to the "next" of a scene, or delete the answer.`,
          },
        ],
  )
}

/** Whether everything about a scene is known: what it offers, and that all of it leads to a scene. */
function isClear(scene: RawScene | undefined, script: RawScript): boolean {
  return (
    scene?.isReadable === true &&
    scene.next.every(([, target]) => target !== undefined) &&
    findMissingAnswers(scene, script).length === 0 &&
    [...(scene.offered ?? [])].every((answer) => script.answers?.has(answer)) &&
    listWays(scene, script).every(({ target }) => script.scenes.has(target))
  )
}

/** One problem for a scene that nobody reaches, and for those behind it. */
function describeHidden([first = '', ...others]: readonly string[], path: Path): RawProblem {
  const [noun, object] = others.length > 1 ? ['scenes', 'them'] : ['scene', 'both']
  const behind = others.length > 0 ? `, nor the ${noun} behind it: ${listNames(others)}` : ''
  return {
    path: [...path, 'scenes', first],
    mark: 'key',
    code: 'conversation/unreachable-scene',
    message: `No visitor can reach the scene "${first}"${behind}.`,
    help: `Lead an answer to "${first}", or delete ${others.length > 0 ? object : 'the scene'}.`,
  }
}

function describeNoEnding(start: string, path: Path): RawProblem {
  return {
    path: [...path, 'scenes'],
    mark: 'key',
    code: 'conversation/no-ending',
    message: `The conversation never ends: from "${start}" no scene with "ending": true can be reached.`,
    help: 'Mark the last scene as "ending": true and lead an answer to it.',
  }
}

function describeTrap(loop: readonly string[], path: Path): RawProblem {
  const [first = '', ...others] = loop
  const [noun, verb] = others.length > 0 ? ['scenes', 'form'] : ['scene', 'forms']
  return {
    path: [...path, 'scenes', first],
    mark: 'key',
    code: 'conversation/endless-loop',
    message: `The ${noun} ${listNames(loop)} ${verb} a loop, and no answer leads from there to an ending.`,
    help: 'Lead an answer of the loop out of it, to a scene from which an ending can be reached.',
  }
}
