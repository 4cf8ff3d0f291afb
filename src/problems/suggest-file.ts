import { findClosest } from './find-closest.ts'

const folders = ['media', 'animations', 'stories']

/**
 * Finds the name of a file beside the content that was most likely meant: "media/me.jpg" for "me.jpg",
 * "./media/me.jpg", "content/media/me.jpg" or "media/ME", if it is there. Undefined if no file that is
 * there fits `pattern`. `names` are the files that are there, for those with another case or ending, and
 * misspelled ones.
 */
export function suggestFile(
  text: string,
  pattern: RegExp,
  isThere: (name: string) => boolean = () => true,
  names: readonly string[] = [],
): string | undefined {
  const written = text.trim()
  if (written.length > 500 || written.includes('://')) return undefined
  const parts = splitPath(lowerExtension(written))
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const start = parts.findIndex((part) => folders.includes(part))
  const inFolder = start < 0 ? [] : [parts.slice(start).join('/')]
  const candidates = [...inFolder, ...folders.map((folder) => `${folder}/${last}`)]
  const isFit = (name: string) => name !== text && pattern.test(name)
  const fitting = names.filter(isFit)
  return (
    candidates.find((name) => isFit(name) && isThere(name)) ??
    candidates
      .flatMap((name) => findAlike(name, names))
      .flatMap((name) => [name, lowerExtension(name)])
      .find(isFit) ??
    candidates.map((name) => findClosest(name, fitting)).find((name) => name !== undefined)
  )
}

/** The files of a name in any case, then those that have it before their ending. */
export function findAlike(name: string, names: readonly string[]): string[] {
  const folded = name.toLowerCase()
  const isSame = (other: string) => other.toLowerCase() === folded
  return [...names.filter(isSame), ...names.filter((other) => isSame(dropExtension(other)))]
}

/** In JSON, a path of Windows may have signs that its letters make: "media\tom.jpg" has a tab. */
function splitPath(path: string): string[] {
  const json = JSON.stringify(path).slice(1, -1)
  return json.split(/[\\/]/u).filter((part) => part !== '' && part !== '.')
}

export function lowerExtension(name: string): string {
  return name.replace(/\.[^./]*$/u, (extension) => extension.toLowerCase())
}

export function dropExtension(name: string): string {
  return name.replace(/\.[^./]*$/u, '')
}
