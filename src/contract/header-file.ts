/** The file of a built site that lists the headers for each path. */
export const headerFileName = '_headers'

/** The Cache-Control of a file whose name has a hash: it never changes. */
export const forOneYear = 'public, max-age=31536000, immutable'

/** Headers for a path. A "*" at its end matches every path that starts with the rest. */
export type HeaderRule = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Writes the rules as Netlify, Cloudflare Pages and our own server read them. */
export function writeHeaderFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** Reads the rules of such a file. */
export function readHeaderFile(text: string): HeaderRule[] {
  return text
    .split(/\r?\n(?=\S)/u)
    .map((block) => block.split(/\r?\n/u).filter((line) => line.trim() !== ''))
    .flatMap(([path, ...lines]) =>
      path === undefined ? [] : [{ path, headers: Object.fromEntries(lines.map(parseHeader)) }],
    )
}

function parseHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** Returns the headers of every rule for a path. Of two rules that set the same header, the last one counts. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
