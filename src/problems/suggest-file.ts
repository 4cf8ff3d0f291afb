const folders = ['media', 'animations', 'stories']

/**
 * Finds the name of a file beside the content that was most likely meant: "media/me.jpg" for "me.jpg",
 * "./media/me.jpg" or "content/media/me.jpg". Undefined if no file that is there fits `pattern`.
 */
export function suggestFile(
  text: string,
  pattern: RegExp,
  isThere: (name: string) => boolean = () => true,
): string | undefined {
  const written = text.trim()
  if (written.length > 500 || written.includes('://')) return undefined
  const parts = written
    .replaceAll('\\', '/')
    .replace(/\.[^./]*$/u, (extension) => extension.toLowerCase())
    .split('/')
    .filter((part) => part !== '' && part !== '.')
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const start = parts.findIndex((part) => folders.includes(part))
  const inFolder = start < 0 ? [] : [parts.slice(start).join('/')]
  const candidates = [...inFolder, ...folders.map((folder) => `${folder}/${last}`)]
  return candidates.find((name) => name !== text && pattern.test(name) && isThere(name))
}
