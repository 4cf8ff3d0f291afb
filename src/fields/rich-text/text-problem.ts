import type { Range } from '#json/syntax/syntax-errors.ts'
import type { Description } from '#problems/problem.ts'

/** Something that a text cannot contain, and where. */
export type TextProblem = Range & DescribedText

type DescribedText = Description & {
  /** The address of a link that cannot be one. */
  readonly address?: string
}

/** A link within the site, such as "#work" or "/projects/atlas/", and where it is. */
export type SiteLink = Range & { readonly address: string }

/** What a reader of Markdown needs: the text, and where it writes what it finds. */
export type Reading = {
  readonly source: string
  readonly problems: TextProblem[]
  readonly links: SiteLink[]
  /** The addresses that lines such as "[docs]: https://example.org" define, by their names. */
  readonly definitions: ReadonlyMap<string, string>
  /** The names of the tags of HTML that are reported already, in small letters. */
  readonly tags: Set<string>
  /** What to write in place of a picture within a paragraph. */
  readonly pictureHelp: string
  /** A field of one paragraph, a field of several and lists, or a Markdown file and a cell of its tables. */
  readonly kind: 'paragraph' | 'paragraphs' | 'story' | 'cell'
}

type Positioned = {
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined }
        readonly end: { readonly offset?: number | undefined }
      }
    | undefined
}

/** Where a node is in its text. */
export function readRange({ position }: Positioned): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** Returns the characters of a node as they are written. */
export function readSource(node: Positioned, { source }: Reading): string {
  const { start, end } = readRange(node)
  return source.slice(start, end)
}

/** Adds a problem of a node. */
export function report(reading: Reading, node: Positioned, problem: DescribedText): void {
  reading.problems.push({ ...problem, ...readRange(node) })
}

/** Adds a problem with a range. Two parts of a quote may be in the same text: it has the problem once. */
export function addProblem({ problems }: Reading, problem: TextProblem): void {
  const { code, start, end } = problem
  const isKnown = problems.some(
    (one) => one.code === code && one.start === start && one.end === end,
  )
  if (!isKnown) problems.push(problem)
}
