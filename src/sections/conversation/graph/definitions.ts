import type { Finding } from '#fields/finding.ts'
import { itemsOf, propertyOf } from '#fields/raw.ts'

import type { Names } from './names.ts'
import type { ScriptGraph } from './script-graph.ts'

type Path = Finding['path']

/**
 * Names that are wrong where scenes and answers are defined, told once there and not at each use;
 * and the script as it will be read once they are mended, in which nothing is wrong for their sake.
 */
export function checkDefinitions(
  conversation: unknown,
  script: ScriptGraph,
  scenes: Names,
  answers: Names,
  path: Path,
): { readonly findings: Finding[]; readonly settled: ScriptGraph } {
  const ids = itemsOf(propertyOf(conversation, 'answers')).map((answer) => propertyOf(answer, 'id'))
  const misnamedScenes = misnamedIn(script.scenes.keys(), sceneUses(script), scenes)
  const misnamedAnswers = misnamedIn(script.answers ?? [], answerUses(script), answers)
  const findings = [
    ...[...misnamedScenes].map(([id, { name, count }]): Finding => ({
      path: [...path, 'scenes', id],
      mark: 'key',
      code: 'conversation/unknown-scene',
      severity: 'error',
      message: `Nothing names the scene "${id}", but "${name}" is named in ${count} places, and there is no such scene.`,
      help: `Name this scene "${name}".`,
      suggestion: name,
    })),
    ...[...misnamedAnswers].map(([id, { name, count }]): Finding => ({
      path: [...path, 'answers', ids.indexOf(id), 'id'],
      mark: 'value',
      code: 'conversation/unknown-answer',
      severity: 'error',
      message: `No scene names the answer "${id}", but "${name}" is named in ${count} places, and there is no such answer.`,
      help: `Name this answer "${name}".`,
      suggestion: name,
    })),
  ]
  const sceneFor = new Map([...misnamedScenes].map(([id, { name }]) => [name, id]))
  const settle = (target: string | undefined) =>
    target === undefined ? undefined : (sceneFor.get(target) ?? target)
  // Of two answers with one id one was to have another, and nobody knows which: that is said.
  const known = ids.length === script.answers?.size ? [...script.answers] : undefined
  return {
    findings,
    settled: {
      start: settle(script.start),
      answers: known && new Set(known.map((id) => misnamedAnswers.get(id)?.name ?? id)),
      scenes:
        sceneFor.size === 0
          ? script.scenes
          : new Map(
              [...script.scenes].map(([id, scene]) => [
                id,
                {
                  ...scene,
                  next: new Map([...scene.next].map(([answer, to]) => [answer, settle(to)])),
                },
              ]),
            ),
    },
  }
}

/** Each name that is defined and never used, with the one near it that is used throughout. */
function misnamedIn(
  defined: Iterable<string>,
  uses: ReadonlyMap<string, number>,
  names: Names,
): Map<string, { readonly name: string; readonly count: number }> {
  const unknown = [...uses].filter(([name]) => !names.has(name))
  const near = Map.groupBy(unknown, ([name]) => names.suggestionFor(name))
  return new Map(
    [...defined].flatMap((id) => {
      const [first, second] = near.get(id) ?? []
      // A single use is as likely to be the one that is misspelt, and shorter to mend.
      if (uses.has(id) || !first || second || first[1] < 2) return []
      return [[id, { name: first[0], count: first[1] }]]
    }),
  )
}

function sceneUses({ start, scenes }: ScriptGraph): Map<string, number> {
  const targets = [...scenes.values()].flatMap(({ next }) => [...next.values()])
  return counted([start, ...targets].filter((name) => name !== undefined))
}

function answerUses({ scenes }: ScriptGraph): Map<string, number> {
  return counted(
    [...scenes.values()].flatMap(({ next, offered, intended }) => [
      ...next.keys(),
      ...(offered ?? []),
      ...intended,
    ]),
  )
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
