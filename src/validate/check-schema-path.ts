import { formatValue } from '#json/format-value.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** Where the schema of the content is, for editors. */
export type SchemaFile = {
  /** Its path from the folder of the content. */
  readonly path: string
  /** Whether there is a file at a path from that folder. */
  readonly isThere: (path: string) => boolean
}

/** An address, or a path from the root of a disk: the editor may find what this computer has not. */
const elsewhere = /^(?:[a-z][\w+.-]*:|[/\\]|$)/iu

/** Warns about a path of the schema that leads to no file. */
export function checkSchemaPath(document: unknown, place: SchemaFile | undefined): RawProblem[] {
  const written = readProperty(document, '$schema')
  if (!place || typeof written !== 'string' || elsewhere.test(written)) return []
  if (place.isThere(written)) return []
  return [
    {
      path: ['$schema'],
      code: 'content/missing-schema',
      message: `There is no file at ${formatValue(written)}, so an editor explains and completes nothing.`,
      help: `Write "${place.path}".`,
      suggestion: place.path,
    },
  ]
}
