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
  // Without the answers nobody can say what a scene offers, nor where an ending's Close leads.
  if (!script.answers) return nothing
  const start = script.start === undefined ? undefined : scenes.meant(script.start)
  if (start === undefined || !scenes.has(start)) return nothing
  const edges = edgesOf(script, scenes.meant, answers.meant)
  const reached = reachFrom([start], edges)
  // What is not known may lead anywhere: until it is mended, nobody can say what is out of reach.
  const isKnown = (id: string) => {
    const scene = script.scenes.get(id)
    return scene?.clear === true && leadsOn(scene, script, scenes, answers)
  }
  if (![...reached].every(isKnown)) return nothing
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
  const loops = trapsOf(script, edges, reached)
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

/** Whether all that a scene offers is there, and leads to scenes that are. */
function leadsOn(scene: SceneNode, script: ScriptGraph, scenes: Names, answers: Names): boolean {
  return (
    missingAnswers(scene, script, answers).length === 0 &&
    [...(scene.offered ?? [])].every((answer) => answers.has(answers.meant(answer))) &&
    waysOf(scene, script, scenes.meant, answers.meant).every(({ target }) => scenes.has(target))
  )
}

/** The loops that a visitor gets into and not out of to any ending; members in the file's order. */
function trapsOf(script: ScriptGraph, edges: Edges, reached: ReadonlySet<string>): string[][] {
  const exits = [...reached].filter((id) => script.scenes.get(id)?.ending)
  const leaving = reachFrom(exits, reversed(edges))
  const stuck = new Map([...edges].filter(([id]) => reached.has(id) && !leaving.has(id)))
  const loopOf = new Map(
    loopsOf(stuck).flatMap((loop, index) => loop.map((id) => [id, index] as const)),
  )
  const inFileOrder = [...script.scenes.keys()].filter((id) => loopOf.has(id))
  return [...Map.groupBy(inFileOrder, (id) => loopOf.get(id)).values()]
}
