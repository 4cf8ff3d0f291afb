import { isUtf8 } from 'node:buffer'

import { photoFile } from '#fields/pictures/photo.ts'
import type { Description } from '#problems/problem.ts'
import type { Asset, AssetFile } from '#validate/assets/assets.ts'
import { describeBroken } from '#validate/assets/describe-unread.ts'
import { checkSvg, findScript, type SvgProblem } from '#validate/assets/svg/check-svg.ts'
import { countCopies, findHiding, maxDepth } from '#validate/assets/svg/count-copies.ts'
import { movesEndlessly } from '#validate/assets/svg/moves-endlessly.ts'
import { readSvg } from '#validate/assets/svg/svg-elements.ts'

import { hasAvifMetadata, hasMetadataInside } from './copied-metadata.ts'
import { endsEarly } from './ends-early.ts'
import { readGif } from './gif.ts'
import { measurePicture, type Measured } from './measure-picture.ts'
import { movesOnItsOwn } from './moves-on-its-own.ts'

/** The kinds of pictures that browsers show, as image-size calls them. */
const shownKinds = ['gif', 'png', 'jpg', 'webp', 'avif', 'svg']

/** The most copies in a drawing: as many as an animation may have parts. */
const maxCopies = 20_000

/** The most pixels of a picture that the build converts: 100 MB of memory. */
const maxPixels = 25_000_000

/** The longest side of a webp file. */
const maxSide = 16_383

/** Whether the build converts a file, if it does not move. Drawings stay as they are. */
export function isConverted(src: string): boolean {
  return photoFile.test(src) && !src.endsWith('.svg')
}

/** Checks that a picture is what its name says, and that browsers and the build can show it. */
export function checkPictureFile(src: string, file: Pick<AssetFile, 'bytes' | 'text'>): Asset {
  const bytes = file.bytes()
  const measured = measurePicture(bytes)
  const extension = /\.([^./]*)$/u.exec(src)?.[1] ?? ''
  const viewBox = extension === 'svg' ? ' and with a "viewBox"' : ''
  const help = `Save it again with another program${viewBox}, or name another.`
  if (!measured) return { problems: [describeBroken(src, 'is not a picture, or is broken', help)] }
  const { kind } = measured
  if (extension.toLowerCase().replace('jpeg', 'jpg') !== kind) {
    return { problems: [describeWrongKind(src, extension, kind)] }
  }
  if (kind === 'svg') {
    // Chromium reads a picture as UTF-8, whatever its XML declaration says.
    if (!isUtf8(bytes)) {
      return { problems: [describeBroken(src, 'is not in UTF-8', 'Save it again as UTF-8.')] }
    }
    const svg = file.text()
    const hidden = hasMetadataInside(svg) ? [describeMetadata(src)] : []
    const copies = checkCopies(src, svg)
    // Reading one with too many copies would take forever.
    const broken = copies.length === 0 ? checkSvg(svg) : undefined
    const syntax = broken ? [describeBroken(src, broken.message, broken.help)] : []
    const moves = movesEndlessly(readSvg(svg))
    const found = syntax.length === 0 && copies.length === 0 ? findScript(svg) : undefined
    const script = found && describeScript(src, found)
    return { problems: [...copies, ...syntax, ...hidden], moves, script }
  }
  if (endsEarly(kind, bytes)) return { problems: [describeBroken(src, 'ends too early', help)] }
  if (kind !== 'gif') {
    const moves = movesOnItsOwn(bytes)
    // The build converts a picture that does not move, and drops the metadata of a png or webp.
    const hidden = moves && kind === 'avif' && hasAvifMetadata(bytes) ? [describeMetadata(src)] : []
    return { problems: [...checkPixels(src, measured), ...hidden], moves, width: measured.width }
  }
  const gif = readGif(bytes)
  return gif
    ? { problems: [], moves: gif.frames > 1, width: measured.width }
    : { problems: [describeBroken(src, 'ends too early', help)] }
}

function describeWrongKind(src: string, extension: string, kind: string): Description {
  const renamed = src.replace(/\.[^./]*$/u, `.${kind}`)
  const message = `"${src}" is named as a ${extension} picture, and its content is ${kind}.`
  const help = shownKinds.includes(kind)
    ? `Rename the file to "${renamed}" and write that here, or save it as ${extension}.`
    : `Save it as ${shownKinds.slice(0, -1).join(', ')} or svg.`
  return { code: 'asset/wrong-kind', message, help }
}

/** A drawing whose elements repeat each other blocks the page while the browser draws it. */
function checkCopies(src: string, svg: string): Description[] {
  const copies = countCopies(svg)
  if (copies <= maxCopies) return []
  const [what, help] = describeCopies(copies, findHiding(svg))
  return [{ code: 'asset/too-many-copies', message: `"${src}" ${what}.`, help }]
}

function describeCopies(
  copies: number,
  hiding: ReturnType<typeof findHiding>,
): readonly [what: string, help: string] {
  if (hiding === 'entity') {
    return ['has an entity, which may hide any number of elements', 'Save it again as plain SVG.']
  }
  if (hiding === 'NUL') {
    return ['has a NUL character: it is damaged, or it is not in UTF-8', 'Save it again as UTF-8.']
  }
  const help = 'Save it again with fewer copies in its symbols, patterns and masks, or as png.'
  return copies === Infinity
    ? [`has elements that contain themselves, or more than ${maxDepth} levels of elements`, help]
    : [`repeats its elements more than ${maxCopies} times: the page would freeze`, help]
}

function describeScript(src: string, { message, help }: SvgProblem): Description {
  return { code: 'asset/script', message: `"${src}" ${message}.`, help }
}

function describeMetadata(src: string): Description {
  const message = `"${src}" has EXIF or XMP, which may say where it was made: it would be published.`
  return { code: 'photo/metadata', message, help: 'Export it again without metadata.' }
}

function checkPixels(src: string, { width, height }: Measured): Description[] {
  if (width * height <= maxPixels && Math.max(width, height) <= maxSide) return []
  const message = `"${src}" has ${width} by ${height} pixels. A picture may have ${maxPixels / 1_000_000} million, and ${maxSide} on a side.`
  const help = 'Save it smaller: screens show at most 1600 pixels of its width.'
  return [{ code: 'photo/too-many-pixels', message, help }]
}
