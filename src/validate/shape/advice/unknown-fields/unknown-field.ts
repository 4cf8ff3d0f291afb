import type { Path } from '#json/path.ts'

/** A field that the model does not know. */
export type UnknownField = {
  readonly document: unknown
  /** The path of the object that it is in, and the same as text, as "profile" or "site". */
  readonly path: Path
  readonly place: string
  readonly key: string
  readonly value: unknown
  /** The fields that its object may have. */
  readonly known: readonly string[]
}
