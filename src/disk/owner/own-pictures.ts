import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

import { imageSize } from 'image-size'

import { listNames } from '#disk/list-entries.ts'
import { readBytes, readText } from '#disk/read-text.ts'
import { shareSize, shareSizeText } from '#fields/pictures/share-size.ts'
import type { RawProblem } from '#problems/problem.ts'
import { checkPictureFile } from '#validate/assets/pictures/check-picture.ts'

/** The names of the owner's picture for shared links in the folder `public`. */
const shareFiles = ['share.png', 'share.jpg', 'share.jpeg']

/** Pictures in the folder `public` that the site uses in place of its own. */
const ownPictures = ['favicon.svg', 'apple-touch-icon.png', ...shareFiles]

/** Icons by the names that other tools look for. The site uses none of them. */
const otherIcons = ['favicon.png', 'icon.png', 'icon.svg']

/** Names that are nearly those above. Hosts and the build tell capitals apart. */
const alike =
  /^(?:share\.(?:png|jpe?g|webp|avif|gif)|(?:favicon|apple-touch-icon)\.(?:svg|png|ico))$/iu

/** The names that other tools give to the picture for shared links. */
const otherShareFiles =
  /^(?:og|og-?image|open-?graph(?:-image)?|share-image|social-(?:card|image|preview)|twitter-(?:card|image))\.(?:png|jpe?g|webp)$/iu

/** A picture in the folder `public`, and what is wrong with it. */
type OwnPicture = {
  readonly file: string
  readonly problems: readonly Pick<RawProblem, 'code' | 'message' | 'help'>[]
}

/** Finds the owner's picture for shared links. "" if there is no folder. */
export function findShareFile(folder: string): string | undefined {
  const name = shareFiles.find((one) => folder !== '' && existsSync(join(folder, one)))
  return name === undefined ? undefined : join(folder, name)
}

/** Checks the icons and the picture for shared links in the folder `public`. */
export function checkOwnPictures(folder: string): OwnPicture[] {
  const shared = basename(findShareFile(folder) ?? '')
  const isThere = (name: string) => existsSync(join(folder, name))
  const hasIcon = ['favicon.svg', 'favicon.ico'].some(isThere)
  const known = new Set([...ownPictures, ...otherIcons, 'favicon.ico'])
  const unused = hasIcon ? [] : otherIcons.filter(isThere)
  const isMisnamed = (name: string) =>
    (alike.test(name) && !known.has(name)) || (shared === '' && otherShareFiles.test(name))
  const misnamed = listNames(folder).filter(isMisnamed)
  const icons = unused.map((name) => ({ file: join(folder, name), problems: [unusedIcon] }))
  const pictures = ownPictures.filter(isThere).map((name) => {
    const file = join(folder, name)
    const source = { bytes: () => readBytes(file), text: () => readText(file) }
    if (shareFiles.includes(name) && name !== shared)
      return { file, problems: [describeUnused(shared)] }
    const picture = checkPictureFile(name, source)
    const problems = [...picture.problems, ...(picture.script ? [picture.script] : [])].map((one) =>
      // The name is the one that the site looks for.
      one.code === 'asset/wrong-kind'
        ? { ...one, help: `Export it as ${extname(name)}: another name alone changes nothing.` }
        : one,
    )
    const isShared = problems.length === 0 && shareFiles.includes(name)
    return { file, problems: isShared ? checkShape(name, source.bytes()) : problems }
  })
  const others = misnamed.map((name) => ({
    file: join(folder, name),
    problems: [describeMisnamed(name)],
  }))
  return [...icons, ...pictures, ...others]
}

function describeMisnamed(name: string): OwnPicture['problems'][number] {
  const isShared = /^share/iu.test(name) || otherShareFiles.test(name)
  const meant = isShared
    ? 'share.png or share.jpg'
    : name.toLowerCase().replace(/^favicon\.png$/u, 'favicon.svg')
  const message = isShared
    ? 'Shared links do not show this picture: its name is another one.'
    : 'The icon of the site is not in this file: its name is another one.'
  return { code: 'public/unused', message, help: `Save it as ${meant}, in small letters.` }
}

const unusedIcon: OwnPicture['problems'][number] = {
  code: 'public/unused',
  message: 'The icon of the site is not in this file, so visitors do not see it.',
  help: 'Save it as favicon.svg, or as favicon.ico, in this folder.',
}

function describeUnused(shared: string): OwnPicture['problems'][number] {
  const message = `Shared links show "${shared}", so this picture is not shown beside them.`
  return { code: 'public/unused', message, help: 'Delete one of the two files.' }
}

/** Apps show no smaller picture, and the build cuts it to that size. */
function checkShape(name: string, bytes: Uint8Array): OwnPicture['problems'] {
  const { width, height } = imageSize(bytes)
  const isLarge = width >= 600 && height >= 315
  if (isLarge && width / height >= 1.5 && width / height <= 2.4)
    return checkCut(name, width, height)
  const message = `"${name}" has ${width} by ${height} pixels, and apps show a picture of ${shareSizeText} pixels beside a shared link.`
  const help = `Save it with ${shareSizeText} pixels, or rename it if it is for something else.`
  return [{ code: 'public/unusable', message, help }]
}

/** The build keeps the middle of a picture that is taller or wider than that. */
function checkCut(name: string, width: number, height: number): OwnPicture['problems'] {
  const rows = Math.floor((height - (width * shareSize.height) / shareSize.width) / 2)
  const columns = Math.floor((width - (height * shareSize.width) / shareSize.height) / 2)
  if (rows < 1 && columns < 1) return []
  const cut =
    rows < 1
      ? `${columns} pixels at the left and ${columns} at the right`
      : `${rows} pixels at the top and ${rows} at the bottom`
  const message = `"${name}" has ${width} by ${height} pixels, so the build cuts ${cut}.`
  return [{ code: 'public/cut', message, help: `Save it with ${shareSizeText} pixels.` }]
}
