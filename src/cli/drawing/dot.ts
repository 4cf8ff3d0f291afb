import { printable } from '#content/printable.ts'

import { marksOf, wordsOf, type DrawnScene, type Drawing } from './drawing.ts'

/** The drawings in the language of Graphviz. */
export function dot(drawings: readonly Drawing[]): string {
  return [
    'digraph conversations {',
    '  rankdir=LR',
    '  node [fontname="sans-serif"]',
    '  edge [fontname="sans-serif"]',
    ...drawings.flatMap(clusterOf),
    '}',
  ].join('\n')
}

function clusterOf({ name, scenes, ways }: Drawing, index: number): string[] {
  const nodes = new Map(scenes.map(({ id }, number) => [id, `c${index}s${number}`] as const))
  return [
    `  subgraph cluster_${index} {`,
    `    label=${quoted(name)}`,
    ...scenes.map((scene) => `    ${nodes.get(scene.id)} [${attributesOf(scene)}]`),
    ...ways.map((way) => {
      const style = way.close ? ', style=dashed' : ''
      const [from, to] = [nodes.get(way.from), nodes.get(way.to)]
      return `    ${from} -> ${to} [label=${quoted(wordsOf(way))}${style}]`
    }),
    '  }',
  ]
}

/** A form for each kind: a dashed note is missing, a double ring ends, a hexagon is out of reach. */
function attributesOf(scene: DrawnScene): string {
  const marks = marksOf(scene)
  const label = quoted(marks.length > 0 ? `${scene.id}\n(${marks.join(', ')})` : scene.id)
  if (scene.missing) return `label=${label}, shape=note, style=dashed`
  if (!scene.reachable) return `label=${label}, shape=hexagon`
  if (scene.ending) return `label=${label}, shape=doublecircle`
  return `label=${label}, ${scene.start ? 'shape=oval, style=bold' : 'shape=box'}`
}

function quoted(text: string): string {
  const safe = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/\r?\n/gu, '\\n')
    .replaceAll('\0', '')
  return `"${printable(safe)}"`
}
