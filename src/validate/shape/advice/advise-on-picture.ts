import { writtenAnimation } from '#fields/pictures/animation.ts'
import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'

/** Says how to save a file that browsers do not show, or where another kind of file belongs. */
export function adviseOnPicture(
  pattern: string | undefined,
  form: RegExp,
  found: string,
): string | undefined {
  const advice = pattern === String(writtenAnimation) ? adviseOnAnimation(found) : undefined
  if (advice !== undefined) return advice
  const [, name, kind = ''] =
    /(?:^|[/\\])([^/\\]+)\.(heic|heif|tiff?|bmp|psd|jfif|jpe)$/iu.exec(found) ?? []
  if (name === undefined || !form.test('media/a.jpg')) return undefined
  const jpg = `media/${name}.jpg`
  const exported = form.test(jpg) ? jpg : 'media/photo.jpg'
  if (/^j/iu.test(kind))
    return `A ${kind} is a jpg: rename the file to "${exported}" and write that.`
  return `Browsers do not show ${kind}: export it as jpg, and write "${exported}".`
}

/** Says where a picture belongs that is named as an animation, and how other animations are saved. */
function adviseOnAnimation(found: string): string | undefined {
  const [, other] = /(?<![\w-])([\w-]+)\.(?:lottie|tgs|riv|aep|fla|swf)$/iu.exec(found) ?? []
  if (other !== undefined) {
    return `Export it as Lottie JSON, and write "animations/${other}.json".`
  }
  const [, name, extension] = /(?<![\w-])([\w-]+)\.(gif|png|jpe?g|webp|avif)$/iu.exec(found) ?? []
  if (name === undefined || extension === undefined) return undefined
  const kind = extension.toLowerCase()
  const picture = `{ "src": "media/${name}.${kind}", "alt": "What it shows" }`
  return kind === 'gif'
    ? `A gif is a picture: show it in a section { "type": "gif-strip", "images": [${picture}] }.`
    : `Write "picture": ${picture} in place of "animation".`
}

/** Other tools take an empty text for a picture that only decorates. Undefined for other values. */
export function adviseOnAlt(path: Path, found: unknown, document: unknown): string | undefined {
  if (path.at(-1) !== 'alt' || typeof found !== 'string' || /\S/u.test(found)) return undefined
  const [sections, index = 0, ...rest] = path
  const isHero =
    sections === 'sections' && readValue(document, [sections, index, 'type']) === 'hero'
  return isHero && rest.length < 3
    ? 'Delete it: your name then describes the portrait. For another picture, say what it shows.'
    : 'Say in a few words what the picture shows, such as "A map with green dots": each picture here has such a text.'
}
