import type { OwnPage } from '#content/own-page.ts'
import { makeSiteAddress } from '#content/site-path.ts'
import type { Path } from '#json/path.ts'
import { isText, readItems, readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { writeProjectAnchor, writeProjectPath } from '#profile/project-anchor.ts'
import { checkAnchor } from '#sections/check-anchor.ts'
import type { StoryBlocks } from '#story/story-block.ts'

import { checkSiteFile, isFile, type SiteFiles } from './check-site-file.ts'

/** Where links within the site can lead. */
export type LinkTargets = {
  readonly sectionIds: readonly unknown[]
  /** The anchors of the cards of projects. */
  readonly cards: ReadonlySet<string>
  /** The ids of projects with a page. */
  readonly pages: ReadonlySet<string>
  /** Files of "public" that would have the address of one of these pages. */
  readonly pageFiles: ReadonlySet<string>
  /** Undefined if files are not checked. */
  readonly files: SiteFiles | undefined
  /** The owner's pages: the anchors of each, by its path without slashes. */
  readonly ownPages: ReadonlyMap<string, ReadonlySet<string>>
  /** The address of the site, with a slash at the end. */
  readonly address?: string | undefined
}

/** Anchors that every page has: its top, and where the skip link leads. */
const ownAnchors = new Set(['', 'top', 'content'])

/**
 * Lists where links can lead. It reads raw data, and ignores values of the wrong type. `files` are
 * those that the owner adds to the site.
 */
export function listLinkTargets(
  document: unknown,
  files?: SiteFiles,
  ownPages: readonly Pick<OwnPage, 'path' | 'blocks'>[] = [],
): LinkTargets {
  const sections = readItems(readProperty(document, 'sections'))
  const projects = readItems(readProperty(readProperty(document, 'profile'), 'projects'))
  const shown = sections
    .filter((section) => readProperty(section, 'type') === 'projects')
    .flatMap((section) => {
      const show = readProperty(section, 'show')
      return show === undefined ? projects.map(readId) : readItems(show)
    })
  const url = readProperty(readProperty(document, 'site'), 'url')
  const pages = projects
    .filter((project) => readProperty(project, 'story') !== undefined)
    .map(readId)
    .filter(isText)
  return {
    sectionIds: sections.map(readId),
    cards: new Set(shown.filter(isText).map(writeProjectAnchor)),
    pages: new Set(pages),
    pageFiles: new Set(pages.map(writeProjectPath).flatMap(listFilesAt)),
    files: files && addPages(files, ownPages),
    ownPages: new Map(ownPages.map(({ path, blocks }) => [path.slice(0, -1), listAnchors(blocks)])),
    address: isText(url) && /^https?:/iu.test(url) ? makeSiteAddress(url) : undefined,
  }
}

/** The files of "public" that would have the address of a page, such as that of "uses/". */
export function listFilesAt(path: string): string[] {
  return [`${path}index.html`, `${path.slice(0, -1)}.html`, path.slice(0, -1)]
}

function addPages(files: SiteFiles, pages: readonly Pick<OwnPage, 'path'>[]): SiteFiles {
  const documents = pages.map(({ path }) => `${path}index.html`)
  return { ...files, paths: new Set([...files.paths, ...documents]) }
}

function listAnchors(blocks: StoryBlocks): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => ('heading' in block ? [block.id] : [])))
}

/** Checks that an anchor of a page, the page of a project, or another file of the site exists. */
export function checkSiteLink(address: string, targets: LinkTargets, path: Path): RawProblem[] {
  const { sectionIds, cards, pages, files, ownPages } = targets
  const inSite = findPathInSite(address, targets)
  if (inSite !== undefined) return checkWholeAddress(inSite, targets, path)
  const own = files && dropBase(address, files)
  if (
    own !== undefined &&
    !isFile(address, files) &&
    checkSiteLink(own, targets, path).length === 0
  ) {
    return [describeRepeatedBase(address, own, path)]
  }
  const [, prefix, anchor] = /^(#|\/#)(.*)$/u.exec(address) ?? []
  if ((prefix === '#' || prefix === '/#') && anchor !== undefined) {
    const isKnown = ownAnchors.has(anchor) || cards.has(anchor)
    return isKnown ? [] : checkAnchor(anchor, sectionIds, path, prefix)
  }
  const [, name = '', heading = ''] = /^\/([\w-]+)\/?(?:\?[^#]*)?(?:#(.*))?$/u.exec(address) ?? []
  const anchors = ownPages.get(name)
  if (anchors) return checkHeading(heading, anchors, name, path)
  const [, id] = /^\/projects\/([\w-]+)\/?(?:[?#].*)?$/u.exec(address) ?? []
  if (id === undefined) return files ? checkSiteFile(address, files, path) : []
  if (pages.has(id) || isFile(address, files)) return []
  const near = findClosest(id, pages)
  return [
    {
      path,
      code: 'content/unknown-section',
      message: `No project with a story has the id "${id}", so it has no page.`,
      help: near
        ? `Write "/${writeProjectPath(near)}".`
        : 'Write the id of a project that has a "story", or another address.',
      suggestion: near && `/${writeProjectPath(near)}`,
    },
  ]
}

/** Returns an address without the base path of the site, or undefined if it does not begin with that. */
function dropBase(address: string, { base }: SiteFiles): string | undefined {
  return base !== '/' && address.startsWith(base) ? address.slice(base.length - 1) : undefined
}

function describeRepeatedBase(address: string, suggestion: string, path: Path): RawProblem {
  return {
    path,
    code: 'content/unknown-address',
    message: `"${address}" has the path of the site, which the build adds to each link.`,
    help: `Write "${suggestion}".`,
    suggestion,
  }
}

/** Returns the path of a whole address of the site itself: "/cv.pdf" for "https://ada.dev/cv.pdf". */
function findPathInSite(written: string, { address = '' }: LinkTargets): string | undefined {
  const isInSite = address !== '' && written.toLowerCase().startsWith(address.toLowerCase())
  if (!isInSite) return undefined
  return `/${written.slice(address.length).replace(/^index\.html?(?=$|[?#])/iu, '')}`
}

/** Another site may be in a folder below this one, as those of other repositories on GitHub Pages. */
function checkWholeAddress(inSite: string, targets: LinkTargets, path: Path): RawProblem[] {
  const [, folder = ''] = /^\/([^/?#]+)\/[^?#]/u.exec(inSite) ?? []
  const hasFolder = [...(targets.files?.paths ?? [])].some((one) => one.startsWith(`${folder}/`))
  const isFileHere = folder === '' ? /^\/[^?#]*\.\w+(?:$|[?#])/u.test(inSite) : hasFolder
  return checkSiteLink(inSite, targets, path).flatMap((problem): RawProblem[] => {
    if (problem.code !== 'content/unknown-address') return [problem]
    if (!isFileHere && (folder !== '' || problem.suggestion === undefined)) return []
    const help = problem.help.replace(/ If another program answers there.*$/u, '')
    return [{ ...problem, code: 'public/missing-file', help }]
  })
}

function checkHeading(
  anchor: string,
  anchors: ReadonlySet<string>,
  name: string,
  path: Path,
): RawProblem[] {
  if (ownAnchors.has(anchor) || anchors.has(anchor)) return []
  const near = findClosest(anchor, anchors)
  return [
    {
      path,
      code: 'content/unknown-section',
      message: `The page /${name}/ has no heading with the anchor "#${anchor}".`,
      help: near
        ? `Write "/${name}/#${near}".`
        : 'Write the text of a heading in small letters with "-" between them, or leave out the anchor.',
      suggestion: near && `/${name}/#${near}`,
    },
  ]
}

function readId(value: unknown): unknown {
  return readProperty(value, 'id')
}
