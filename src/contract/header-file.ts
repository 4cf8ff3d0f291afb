/** The name of the file in a built site that says which headers go with which addresses. */
export const headerFileName = '_headers'

/** Headers of an address, or, where the path ends with "*", of all that begin with it. */
export type HeaderRule = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The rules as Netlify and Cloudflare Pages read them; our own server does, too. */
export function writeHeaderFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** The rules of such a file. */
export function readHeaderFile(text: string): HeaderRule[] {
  return text
    .split(/\r?\n(?=\S)/u)
    .map((block) => block.split(/\r?\n/u).filter((line) => line.trim() !== ''))
    .flatMap(([path, ...lines]) =>
      path === undefined ? [] : [{ path, headers: Object.fromEntries(lines.map(headerOf)) }],
    )
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** What goes with an address. No two rules that meet at one name the same header. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, ...fitting.map(({ headers }) => headers))
}
