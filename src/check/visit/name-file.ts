import { parse } from 'node:path'

import { makeSafeName } from '#disk/make-safe-name.ts'

/** Returns the file of the content that a built file was made from, or the built file if there is none. */
export type NameFile = (built: string) => string

/**
 * Creates a function that names built files as the owner does: "media/ada.jpg" for
 * "/static/media/ada-1f2e3d4c-960.avif". `sources` are the files that the content names.
 */
export function createNameFile(sources: readonly string[]): NameFile {
  return (built) => {
    const named = [...new Set(sources)].filter((source) => {
      const stem = makeSafeName(parse(source).name)
      const { name } = parse(built)
      // The hash, and the width of a converted picture.
      return name.startsWith(stem) && /^-[\w-]{8}(?:-\d+)?$/u.test(name.slice(stem.length))
    })
    return named.length > 0 ? named.join(' or ') : built
  }
}
