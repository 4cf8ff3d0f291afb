import { parse } from 'node:path'

/** Returns the file of the content from which a built file was made, or else what it was given. */
export type NameFile = (built: string) => string

/**
 * Creates a function that names built files as the owner does: "media/ada.jpg" for
 * "/static/media/ada-1f2e3d4c-960.avif". `sources` are the files that the content names.
 */
export function createNameFile(sources: readonly string[]): NameFile {
  return (built) => {
    const named = [...new Set(sources)].filter((source) => {
      const stem = readStem(source)
      const rest = readStem(built).slice(stem.length)
      // The hash, and the width of a converted picture.
      return readStem(built).startsWith(stem) && /^-[\w-]{8}(?:-\d+)?$/u.test(rest)
    })
    return named.length > 0 ? named.join(' or ') : built
  }
}

/** As the build writes the names of pictures (vite/pictures/photos.ts). */
function readStem(file: string): string {
  return parse(file).name.replaceAll(/[^\w-]+/gu, '-')
}
