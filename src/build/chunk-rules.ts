import type { Rolldown } from 'vite'

/** A built script, and what it was made of. */
export type BuiltChunk = {
  readonly name: string
  readonly file: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** The sources of which something is left in it. */
  readonly modules: readonly string[]
}

/** The libraries that a chunk uses, and so may hold; one that is not named here holds none. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  index: ['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'],
  'lottie-player': ['lottie-react', 'lottie-web'],
  slider: [
    'react-slick',
    // What react-slick is made of.
    'classnames',
    'json2mq',
    'lodash.debounce',
    'resize-observer-polyfill',
    'string-convert',
  ],
  typist: ['typewriter-effect'],
}

/** What the rules and budgets have to know of the scripts of a build. */
export function chunksOf(bundle: Rolldown.OutputBundle): BuiltChunk[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? [
          {
            name: output.name,
            file: output.fileName,
            isEntry: output.isEntry,
            imports: output.imports,
            dynamicImports: output.dynamicImports,
            modules: Object.entries(output.modules)
              .filter(([, { renderedLength }]) => renderedLength > 0)
              .map(([id]) => id),
          },
        ]
      : [],
  )
}

/** What is wrong with how the sources were laid out in chunks, as sentences. */
export function chunkFaults(chunks: readonly BuiltChunk[]): string[] {
  return [...twice(chunks), ...twoCopies(chunks), ...misplaced(chunks)]
}

/** Sources that a visitor would get in more than one chunk. */
function twice(chunks: readonly BuiltChunk[]): string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  const repeated = new Set(modules.filter((id, index) => modules.indexOf(id) !== index))
  return [...repeated].map((id) => {
    const holders = chunks.filter((chunk) => chunk.modules.includes(id))
    return `${id} is in more than one chunk: ${holders.map(({ name }) => name).join(', ')}.`
  })
}

/** Libraries that are there in more than one version. */
function twoCopies(chunks: readonly BuiltChunk[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const id of chunks.flatMap(({ modules }) => modules)) {
    const name = libraryOf(id)
    if (name === undefined) continue
    const place = id.slice(0, id.lastIndexOf(`node_modules/${name}/`))
    places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  return [...places]
    .filter(([, copies]) => copies.size > 1)
    .map(([name, copies]) => `${name} is there ${copies.size} times.`)
}

/** Libraries in a chunk that does not use them. */
function misplaced(chunks: readonly BuiltChunk[]): string[] {
  return chunks.flatMap(({ name, modules }) => {
    const held = new Set(modules.flatMap((id) => libraryOf(id) ?? []))
    return [...held]
      .filter((library) => !libraries[name]?.includes(library))
      .map((library) => `The chunk ${name} holds ${library}, which it is not known to use.`)
  })
}

/**
 * The package that a source belongs to, or undefined for one of our own; what the build keeps for
 * itself in "node_modules/.cache" is no package.
 */
function libraryOf(id: string): string | undefined {
  const inside = id.split('node_modules/').at(-1) ?? ''
  return id.includes('node_modules/') ? /^(?:@[^/]+\/)?[^./][^/]*/u.exec(inside)?.[0] : undefined
}
