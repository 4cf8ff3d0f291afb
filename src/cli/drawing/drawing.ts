import { entriesOf, itemsOf, propertyOf } from '#fields/raw.ts'
import { reachFrom } from '#sections/conversation/graph/reach.ts'
import { edgesOf, readScript, waysOf } from '#sections/conversation/graph/script-graph.ts'

/** A conversation as it is drawn: every scene, and every name that no scene answers to. */
export type Drawing = {
  readonly name: string
  readonly id: string | undefined
  readonly scenes: readonly DrawnScene[]
  readonly ways: readonly DrawnWay[]
}

export type DrawnScene = {
  readonly id: string
  readonly start: boolean
  readonly ending: boolean
  readonly reachable: boolean
  /** Named as a target and not there. */
  readonly missing: boolean
}

/** One arrow: all answers that lead from one scene to one other. */
export type DrawnWay = {
  readonly from: string
  readonly to: string
  readonly answers: readonly { readonly id: string; readonly label: string }[]
  /** Taken by Close, on an ending, and not by a button of its own. */
  readonly close: boolean
}

/** The drawings of all conversations in a content file, whatever else is wrong with it. */
export function drawingsOf(document: unknown): Drawing[] {
  return itemsOf(propertyOf(document, 'sections'))
    .filter((section) => propertyOf(section, 'type') === 'conversation')
    .map((section, index) => drawingOf(section, `Conversation ${index + 1}`))
}

function drawingOf(section: unknown, fallback: string): Drawing {
  const [id, heading] = ['id', 'heading'].map((key) => textOf(propertyOf(section, key)))
  const name = heading ?? id ?? fallback
  const script = readScript(section)
  if (!script) return { name, id, scenes: [], ways: [] }
  const labels = new Map(
    itemsOf(propertyOf(section, 'answers')).map((answer) => [
      propertyOf(answer, 'id'),
      textOf(propertyOf(answer, 'label')),
    ]),
  )
  const ways = [...script.scenes].flatMap(([from, scene]) =>
    [...Map.groupBy(waysOf(scene, script), ({ target }) => target)].map(([to, taken]) => ({
      from,
      to,
      answers: taken.map(({ answer }) => ({ id: answer, label: labels.get(answer) ?? answer })),
      close: scene.ending,
    })),
  )
  const { start } = script
  const edges = edgesOf(script)
  const reached = reachFrom(start !== undefined && script.scenes.has(start) ? [start] : [], edges)
  const names = new Set([...script.scenes.keys(), ...ways.map(({ to }) => to)])
  if (start !== undefined) names.add(start)
  return {
    name,
    id,
    scenes: [...names].map((sceneId) => ({
      id: sceneId,
      start: sceneId === start,
      ending: script.scenes.get(sceneId)?.ending ?? false,
      reachable: reached.has(sceneId),
      missing: !script.scenes.has(sceneId),
    })),
    ways,
  }
}

/** What is to be known of a scene at sight, in words: colour alone would not tell everybody. */
export function marksOf({ start, ending, reachable, missing }: DrawnScene): string[] {
  const marks = { start, ending, missing, unreachable: !reachable && !missing }
  return entriesOf(marks).flatMap(([mark, holds]) => (holds === true ? [mark] : []))
}

/** The words on an arrow. */
export function wordsOf({ answers, close }: DrawnWay): string {
  return close ? 'Close' : answers.map(({ label }) => label).join(' / ')
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
