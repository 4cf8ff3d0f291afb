import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { listKnownKeys } from '#validate/shape/follow-model.ts'

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

/** Says what to do with a field; undefined for others. */
export type AdviseOnField = (field: UnknownField) => string | undefined

/** Reads what advice on a field needs. */
export function readUnknownField(document: unknown, path: Path, key: string): UnknownField {
  const value = readValue(document, [...path, key])
  const known = listKnownKeys(document, path)
  return { document, path, place: path.join(), key, value, known }
}
