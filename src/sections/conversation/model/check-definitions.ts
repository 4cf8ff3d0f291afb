import { itemsOf, propertyOf } from '#json/raw.ts'
import type { RawProblem } from '#problems/raw-problem.ts'

import type { Names } from './names.ts'
import { renameUses, type RawScript } from './read-script.ts'

type Path = RawProblem['path']

/**
 * Checks the ids of scenes and answers where they are defined: one that nothing uses, next to a
 * similar name that is used several times, is most likely misspelt. That is one problem, at the
 * definition. `corrected` is the script without these mistakes, so that no use is reported as well.
 */
export function checkDefinitions(
  conversation: unknown,
  script: RawScript,
  scenes: Names,
  answers: Names,
  path: Path,
): { readonly problems: RawProblem[]; readonly corrected: RawScript } {
  const ids = itemsOf(propertyOf(conversation, 'answers')).map((answer) => propertyOf(answer, 'id'))
  const misnamedScenes = findMisnamed(script.scenes.keys(), countSceneUses(script), scenes)
  const misnamedAnswers = findMisnamed(script.answers ?? [], countAnswerUses(script), answers)
  const problems = [
    ...[...misnamedScenes].map(([id, { name, count }]): RawProblem => ({
      path: [...path, 'scenes', id],
      mark: 'key',
      code: 'conversation/unknown-scene',
      message: `Nothing names the scene "${id}", but "${name}" is named in ${count} places, and there is no such scene.`,
      help: `Name this scene "${name}".`,
      suggestion: name,
    })),
    ...[...misnamedAnswers].map(([id, { name, count }]): RawProblem => ({
      path: [...path, 'answers', ids.indexOf(id), 'id'],
      code: 'conversation/unknown-answer',
      message: `No scene names the answer "${id}", but "${name}" is named in ${count} places, and there is no such answer.`,
      help: `Name this answer "${name}".`,
      suggestion: name,
    })),
  ]
  const idOf = new Map([...misnamedScenes].map(([id, { name }]) => [name, id]))
  // Two answers with the same id are reported elsewhere; which of them is meant is not known.
  const known = ids.length === script.answers?.size ? [...script.answers] : undefined
  return {
    problems,
    corrected: {
      ...renameUses(
        script,
        (name) => idOf.get(name) ?? name,
        (name) => name,
      ),
      answers: known && new Set(known.map((id) => misnamedAnswers.get(id)?.name ?? id)),
    },
  }
}

/** Finds each id that is never used and the one similar name that is, with its number of uses. */
function findMisnamed(
  ids: Iterable<string>,
  uses: ReadonlyMap<string, number>,
  names: Names,
): Map<string, { readonly name: string; readonly count: number }> {
  const unknown = [...uses].filter(([name]) => !names.has(name))
  const similar = Map.groupBy(unknown, ([name]) => names.suggest(name))
  return new Map(
    [...ids].flatMap((id) => {
      const [first, second] = similar.get(id) ?? []
      // With a single use, the use is as likely to be misspelt, and shorter to correct.
      if (uses.has(id) || !first || second || first[1] < 2) return []
      return [[id, { name: first[0], count: first[1] }]]
    }),
  )
}

function countSceneUses({ start, scenes }: RawScript): Map<string, number> {
  const targets = [...scenes.values()].flatMap(({ next }) => next.map(([, target]) => target))
  return countEach([start, ...targets].filter((name) => name !== undefined))
}

function countAnswerUses({ scenes }: RawScript): Map<string, number> {
  return countEach(
    [...scenes.values()].flatMap(({ next, offered }) => [
      ...next.map(([answer]) => answer),
      ...(offered ?? []),
    ]),
  )
}

function countEach(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, uses]) => [name, uses.length]))
}
