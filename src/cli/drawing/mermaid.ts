import { marksOf, wordsOf, type DrawnScene, type Drawing } from './drawing.ts'

/**
 * The drawings in Mermaid's words, which GitHub draws. Scenes have numbers for names, since a
 * scene called "end" would end the chart.
 */
export function mermaid(drawings: readonly Drawing[]): string {
  return ['flowchart LR', ...drawings.flatMap(subgraphOf)].join('\n')
}

function subgraphOf({ name, scenes, ways }: Drawing, index: number): string[] {
  const group = `c${index}`
  const nodes = new Map(scenes.map(({ id }, number) => [id, `${group}s${number}`] as const))
  return [
    `  subgraph ${group}[${quoted(name)}]`,
    ...scenes.map((scene) => `    ${nodes.get(scene.id)}${shapeOf(scene)}`),
    ...ways.map((way) => {
      const arrow = way.close ? '-.->' : '-->'
      return `    ${nodes.get(way.from)} ${arrow}|${quoted(wordsOf(way))}| ${nodes.get(way.to)}`
    }),
    '  end',
  ]
}

/** A form for each kind: a flag is missing, a ring ends, a hexagon is out of reach. */
function shapeOf(scene: DrawnScene): string {
  const marks = marksOf(scene)
  const label = quoted(scene.id, marks.length > 0 ? `<br/>(${marks.join(', ')})` : '')
  if (scene.missing) return `>${label}]`
  if (!scene.reachable) return `{{${label}}}`
  if (scene.ending) return `(((${label})))`
  return scene.start ? `([${label}])` : `[${label}]`
}

/** Text in quotes, each sign that Mermaid, Markdown or HTML would read as its own by number; then markup. */
function quoted(text: string, markup = ''): string {
  const safe = text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[^\p{L}\p{N}\p{M} .,:;!?'’()/-]|^-|(?<=^\d+)\./gu, numbered)
  return `"${safe || numbered(' ')}${markup}"`
}

function numbered(sign: string): string {
  return `#${sign.codePointAt(0)};`
}
