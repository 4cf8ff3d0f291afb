import { describeScene, writeLabel, type Drawing, type DrawnScene } from './drawing.ts'

/** Formats drawings as Mermaid, which GitHub renders. */
export function formatMermaid(drawings: readonly Drawing[]): string {
  return ['flowchart LR', ...drawings.flatMap(formatSubgraph)].join('\n')
}

function formatSubgraph({ name, scenes, ways }: Drawing, index: number): string[] {
  const group = `c${index}`
  // Not their ids: a scene called "end" would end the chart.
  const names = new Map(scenes.map(({ id }, number) => [id, `${group}s${number}`] as const))
  return [
    `  subgraph ${group}[${quote(name)}]`,
    ...scenes.map((scene) => `    ${names.get(scene.id)}${formatShape(scene)}`),
    ...ways.map((way) => {
      const arrow = way.close ? '-.->' : '-->'
      return `    ${names.get(way.from)} ${arrow}|${quote(writeLabel(way))}| ${names.get(way.to)}`
    }),
    '  end',
  ]
}

/** Missing: a flag. Unreachable: a hexagon. Ending: a double circle. */
function formatShape(scene: DrawnScene): string {
  const marks = describeScene(scene)
  const label = quote(scene.id, marks.length > 0 ? `<br/>(${marks.join(', ')})` : '')
  if (scene.missing) return `>${label}]`
  if (!scene.reachable) return `{{${label}}}`
  if (scene.ending) return `(((${label})))`
  return scene.start ? `([${label}])` : `[${label}]`
}

/** Quotes text, with every character that Mermaid, Markdown or HTML would read as a number. */
function quote(text: string, markup = ''): string {
  const safe = text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[^\p{L}\p{N}\p{M} .,:;!?'’()/-]|^-|(?<=^\d+)\./gu, escapeCharacter)
  return `"${safe || escapeCharacter(' ')}${markup}"`
}

function escapeCharacter(character: string): string {
  return `#${character.codePointAt(0)};`
}
