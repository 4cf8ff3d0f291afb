import type { Path } from '#json/path.ts'
import { readEntries } from '#json/untyped-value.ts'

/** A text of a document. */
export type TextAt = {
  readonly path: Path
  /** The name of its field; in a list, that of the list. */
  readonly field: string
  readonly text: string
}

/** Lists every text of a value, in the order of the document. */
export function listTexts(value: unknown, path: Path = [], field = ''): TextAt[] {
  if (typeof value === 'string') return [{ path, field, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => listTexts(item, [...path, index], field))
  }
  return readEntries(value).flatMap(([name, item]) => listTexts(item, [...path, name], name))
}

/** Lists every icon of a document: a name, or a file. That of the site is no field. */
export function listIcons(document: unknown): { readonly path: Path; readonly src: string }[] {
  return listTexts(document)
    .filter(({ field, path }) => field === 'icon' && path[0] !== 'site')
    .map(({ path, text }) => ({ path, src: text }))
}

/**
 * Lists every file that the content names: a `src` or `still` that begins with `media/` or
 * `animations/`.
 */
export function listAssets(document: unknown): { readonly path: Path; readonly src: string }[] {
  return listTexts(document)
    .filter(
      ({ field, text }) => /^(?:src|still)$/u.test(field) && /^(media|animations)\//u.test(text),
    )
    .map(({ path, text }) => ({ path, src: text }))
}
