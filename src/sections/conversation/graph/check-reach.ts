import type { Finding } from '#fields/finding.ts'

import { listOf, type Names } from './names.ts'
import { loopsOf, reachFrom, reversed, type Edges } from './reach.ts'
import { edgesOf, waysOf, type SceneNode, type ScriptGraph } from './script-graph.ts'

type Path = Finding['path']

/** Answers that a scene offers without saying where they lead. */
export function missingAnswers(scene: SceneNode, { answers: known }: ScriptGraph, answers: Names) {
  if (!known || !scene.readable || scene.ending) return []
  // A misspelt name is reported as such: that it leaves another one missing is the same mistake.
  const given = new Set([...scene.next.keys()].map(answers.meant))
  const offered = scene.offered?.size ? scene.offered : known
  return [...offered].filter((answer) => known.has(answer) && !given.has(answer))
}

/** What shows only from the whole: scenes nobody reaches, ends nobody reaches, and loops. */
export function checkReach(script: ScriptGraph, scenes: Names, answers: Names, path: Path) {
  const nothing = { reach: [], lone: new Set<string>() }
  const start = script.start === undefined ? undefined : scenes.meant(script.start)
  if (start === undefined || !scenes.has(start)) return nothing
  const edges = edgesOf(script, scenes.meant, answers.meant)
  const reached = reachFrom([start], edges)
  // Where an unreadable scene leads shows once its shape is mended: until then nobody can say.
  if ([...reached].some((id) => !script.scenes.get(id)?.clear)) return nothing
  const reach: Finding[] = [...script.scenes.keys()]
    .filter((id) => !reached.has(id))
    .map((id) => ({
      path: [...path, 'scenes', id],
      mark: 'key',
      code: 'conversation/unreachable-scene',
      severity: 'warning',
      message: `No visitor can reach the scene "${id}".`,
      help: `Lead an answer to "${id}", or take the scene out.`,
    }))
  if (![...reached].some((id) => script.scenes.get(id)?.ending)) {
    reach.push({
      path: [...path, 'scenes'],
      mark: 'key',
      code: 'conversation/no-ending',
      severity: 'error',
      message: `The conversation never ends: from "${start}" no scene with "ending": true can be reached.`,
      help: 'Mark the last scene as "ending": true and lead an answer to it.',
    })
    // Without an end every loop is one without a way out: that is said.
    return { reach, lone: new Set<string>() }
  }
  const loops = trapsOf(script, edges, reached, scenes, answers)
  for (const loop of loops) {
    const [first = '', ...others] = loop
    const [names, lead] = others.length > 0 ? ['scenes', 'lead'] : ['scene', 'leads']
    reach.push({
      path: [...path, 'scenes', first],
      mark: 'key',
      code: 'conversation/endless-loop',
      severity: 'warning',
      message: `The ${names} ${listOf(loop)} ${lead} round in a loop, and no answer leads from there to an ending.`,
      help: 'Lead an answer of the loop out of it, to a scene from which an ending can be reached.',
    })
  }
  return { reach, lone: new Set(loops.filter(({ length }) => length === 1).flat()) }
}

/** The loops that a visitor gets into and not out of to any ending; members in the file's order. */
function trapsOf(
  script: ScriptGraph,
  edges: Edges,
  reached: ReadonlySet<string>,
  scenes: Names,
  answers: Names,
): string[][] {
  // What leads to a name that is not there may lead anywhere, once that is mended.
  const exits = [...reached].filter((id) => {
    const scene = script.scenes.get(id)
    if (!scene || scene.ending) return true
    return (
      missingAnswers(scene, script, answers).length > 0 ||
      waysOf(scene, script, scenes.meant, answers.meant).some(({ target }) => !scenes.has(target))
    )
  })
  const leaving = reachFrom(exits, reversed(edges))
  const stuck = new Map([...edges].filter(([id]) => reached.has(id) && !leaving.has(id)))
  const loopOf = new Map(
    loopsOf(stuck).flatMap((loop, index) => loop.map((id) => [id, index] as const)),
  )
  const inFileOrder = [...script.scenes.keys()].filter((id) => loopOf.has(id))
  return [...Map.groupBy(inFileOrder, (id) => loopOf.get(id)).values()]
}
