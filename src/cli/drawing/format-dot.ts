import { makePrintable } from '#json/make-printable.ts'

import { describeScene, writeLabel, type Drawing, type DrawnScene } from './drawing.ts'

/** Formats drawings in the language of Graphviz. */
export function formatDot(drawings: readonly Drawing[]): string {
  return [
    'digraph conversations {',
    '  rankdir=LR',
    '  node [fontname="sans-serif"]',
    '  edge [fontname="sans-serif"]',
    ...drawings.flatMap(formatCluster),
    '}',
  ].join('\n')
}

function formatCluster({ name, scenes, ways }: Drawing, index: number): string[] {
  const names = new Map(scenes.map(({ id }, number) => [id, `c${index}s${number}`] as const))
  return [
    `  subgraph cluster_${index} {`,
    `    label=${quote(name)}`,
    ...scenes.map((scene) => `    ${names.get(scene.id)} [${formatAttributes(scene)}]`),
    ...ways.map((way) => {
      const style = way.close ? ', style=dashed' : ''
      return `    ${names.get(way.from)} -> ${names.get(way.to)} [label=${quote(writeLabel(way))}${style}]`
    }),
    '  }',
  ]
}

/** Missing: a dashed note. Unreachable: a hexagon. Ending: a double circle. */
function formatAttributes(scene: DrawnScene): string {
  const marks = describeScene(scene)
  const label = quote(marks.length > 0 ? `${scene.id}\n(${marks.join(', ')})` : scene.id)
  if (scene.missing) return `label=${label}, shape=note, style=dashed`
  if (!scene.reachable) return `label=${label}, shape=hexagon`
  if (scene.ending) return `label=${label}, shape=doublecircle`
  return `label=${label}, ${scene.start ? 'shape=oval, style=bold' : 'shape=box'}`
}

function quote(text: string): string {
  const safe = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/\r?\n/gu, '\\n')
    .replaceAll('\0', '')
  return `"${makePrintable(safe)}"`
}
