import { readItems, readProperty, readText } from '#json/untyped-value.ts'
import { findReachable } from '#sections/conversation/model/find-reachable.ts'
import { listEdges, readScript, listWays } from '#sections/conversation/model/read-script.ts'

/** A conversation as a graph: every scene, and every target that is not a scene. */
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
  /** It is a target, and does not exist. */
  readonly missing: boolean
}

/** One arrow: all answers that lead from one scene to another. */
type DrawnWay = {
  readonly from: string
  readonly to: string
  readonly answers: readonly { readonly id: string; readonly label: string }[]
  /** The Close button of an ending leads there, not an answer. */
  readonly close: boolean
}

/** Lists the drawings of all conversations in a document, even if it has problems. */
export function listDrawings(document: unknown): Drawing[] {
  return readItems(readProperty(document, 'sections'))
    .filter((section) => readProperty(section, 'type') === 'conversation')
    .map((section, index) => draw(section, `Conversation ${index + 1}`))
}

function draw(section: unknown, fallback: string): Drawing {
  const [id, heading] = ['id', 'heading'].map((key) => readText(readProperty(section, key)))
  const name = heading ?? id ?? fallback
  const script = readScript(section)
  if (!script) return { name, id, scenes: [], ways: [] }
  const labels = new Map(
    readItems(readProperty(section, 'answers')).map((answer) => [
      readProperty(answer, 'id'),
      readText(readProperty(answer, 'label')),
    ]),
  )
  const ways = [...script.scenes].flatMap(([from, scene]) =>
    [...Map.groupBy(listWays(scene, script), ({ target }) => target)].map(([to, taken]) => ({
      from,
      to,
      answers: taken.map(({ answer }) => ({ id: answer, label: labels.get(answer) ?? answer })),
      close: scene.isEnding,
    })),
  )
  const { start, scenes } = script
  const starts = start === undefined ? [] : [start]
  const reached = findReachable(
    starts.filter((scene) => scenes.has(scene)),
    listEdges(script),
  )
  const names = new Set([...scenes.keys(), ...ways.map(({ to }) => to), ...starts])
  return {
    name,
    id,
    scenes: [...names].map((sceneId) => ({
      id: sceneId,
      start: sceneId === start,
      ending: scenes.get(sceneId)?.isEnding ?? false,
      reachable: reached.has(sceneId),
      missing: !scenes.has(sceneId),
    })),
    ways,
  }
}

/** Lists what is special about a scene, for readers who do not know the shapes. */
export function describeScene({ start, ending, reachable, missing }: DrawnScene): string[] {
  const marks = { start, ending, missing, unreachable: !reachable && !missing }
  return Object.entries(marks).flatMap(([mark, isTrue]) => (isTrue ? mark : []))
}

/** Returns the label of an arrow. */
export function writeLabel({ answers, close }: DrawnWay): string {
  return close ? 'Close' : answers.map(({ label }) => label).join(' / ')
}
