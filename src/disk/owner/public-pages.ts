import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { readSitePath } from '#content/site-path.ts'
import { findFileHost, siteHost } from '#fields/links/site-host.ts'
import { readProperty } from '#json/untyped-value.ts'
import { locateInFile } from '#validate/locate-problems.ts'
import type { PageFile } from '#validate/markdown/check-pages.ts'
import { listLinkTargets } from '#validate/links/check-site-link.ts'
import { checkHtmlLinks } from '#validate/html/check-html-links.ts'
import { checkConflicts, checkHtml } from '#validate/html/check-html.ts'
import { isListedPage } from '#validate/html/is-page.ts'
import { readBasePath } from '#disk/base-path.ts'
import { readPublication } from '#disk/read-publication.ts'

import type { CheckedFile } from './checked-file.ts'
import { findLocatedFiles } from './find-located-files.ts'
import { findMisplacedFiles } from './find-misplaced-files.ts'
import { findContentFile, findPublicFolder } from './own-files.ts'
import { checkOwnDomain } from './own-domain.ts'
import { checkOwnPictures } from './own-pictures.ts'
import {
  listOutsideLinks,
  listPublicFiles,
  listUnusableEntries,
  type Unusable,
} from './public-folder.ts'

/** A page of this size has more than words: reading its tags would delay each edit. */
const maxSize = 1_000_000

/** The problem of a link that leads out of the folder. */
const outside = locateInFile({
  code: 'asset/outside',
  message:
    'This is a link that leads out of the folder "public" or nowhere, and would publish what it leads to.',
  help: 'Put a copy of the file in its place.',
})

/** The problem of a picture or a film with its place, which is copied as it is. */
const located = locateInFile({
  code: 'photo/metadata',
  message: 'This file says where it was taken or saved, and everyone could read that.',
  help: 'Export it again without the place, a drawing as plain SVG. The build removes it from a picture in "media".',
})

/** The problems of what is no file for visitors. */
const unusable: Readonly<Record<Unusable | 'story', readonly [message: string, help: string]>> = {
  loop: [
    'This is a link to a folder that it is in: it has no end.',
    'Delete the link, or put a copy of the files in its place.',
  ],
  'no folder': [
    'This is a file, and "public" is the folder of the files that the site has as they are.',
    'Rename the file, make a folder "public", and move the file into it.',
  ],
  'no file': ['This is neither a file nor a folder, so it cannot be published.', 'Delete it.'],
  private: [
    'This may have passwords, a private key, messages or your history in Git, and everyone could read it.',
    'Move it out of "public".',
  ],
  headers: [
    'The build writes a file of this name, with the security policy. This one would replace it.',
    'Delete it, and set further headers at your host.',
  ],
  'home page': [
    'The build writes the home page to a file of this name, so this one is not published.',
    'Move it into a folder: public/start/index.html is at "/start/".',
  ],
  'not-found page': [
    'The build writes the not-found page to a file of this name, so this one is not published.',
    'Delete it, and write the texts of that page in "notFound" of the content.',
  ],
  folder: [
    'The build makes a folder of this name, so this file cannot be published.',
    'Give the file another name, with its ending.',
  ],
  story: [
    'The story of a project has this address, so visitors do not get this file.',
    'Delete it, or give the project another "id".',
  ],
}

function describeUnusable(why: keyof typeof unusable) {
  const [message, help] = unusable[why]
  return locateInFile({ code: 'public/unusable', message, help })
}

function describeMisplaced(place: string) {
  const message = 'The build does not look for this file here, so the site is without it.'
  const help = `Move it to ${place}, or delete it.`
  return locateInFile({ code: 'site/misplaced-file', message, help })
}

/**
 * Reads and checks the pages of the folder `public`, and its links to other files. `portfolio` says
 * which hosts are allowed, and below which path the site is; it may be raw data. Without it, links to
 * other pages are not checked. `pages` are those of the folder of the content, `content`.
 */
export function readPublicPages(
  portfolio: unknown,
  pages: readonly PageFile[] = [],
  content?: string,
  folder = findPublicFolder(),
): CheckedFile[] {
  const host = readPublication().host ?? readProperty(readProperty(portfolio, 'site'), 'host')
  // Where the host sends no headers, these pages have no security policy. Without a portfolio, or with
  // a host that does not exist, the policy is not known.
  const isKnown = portfolio !== undefined && siteHost.optional().safeParse(host).success
  const hasPolicy = isKnown && (findFileHost(host)?.sendsHeaders ?? true)
  const base = readBasePath() ?? readSitePath(portfolio)
  const files = new Set(listPublicFiles(folder))
  const targets =
    portfolio === undefined
      ? undefined
      : listLinkTargets(
          portfolio,
          { paths: files, base, folder: content },
          pages.map(({ page }) => page),
        )
  const covered = [...files].filter((path) => targets?.pageFiles.has(path))
  return [
    ...listPages(folder).flatMap(({ path: page, file, text }) => {
      if (covered.includes(page)) return []
      const blocked = hasPolicy ? checkHtml(text, portfolio) : []
      const dead = checkHtmlLinks(text, { base, page, files, targets })
      const conflicts = checkConflicts(text)
      return { file, text, problems: [...conflicts, ...blocked, ...dead] }
    }),
    ...readFiles(folder, /\.(?:css|js|json|svg|txt|xml)$|^_redirects$/u).map(({ file, text }) => {
      return { file, text, problems: checkConflicts(text) }
    }),
    ...covered.map((path) => {
      return { file: join(folder, path), text: '', problems: describeUnusable('story') }
    }),
    ...findMisplacedFiles(dirname(findContentFile()), folder, basename(findContentFile())).map(
      ({ file, place }) => ({ file, text: '', problems: describeMisplaced(place) }),
    ),
    ...checkOwnPictures(folder).map(({ file, problems }) => ({
      file,
      text: '',
      problems: problems.flatMap(locateInFile),
    })),
    ...findLocatedFiles(folder).map((file) => ({ file, text: '', problems: located })),
    ...checkOwnDomain(folder, portfolio, host),
    ...listOutsideLinks(folder).map((file) => ({ file, text: '', problems: outside })),
    ...listUnusableEntries(folder).map(({ file, why }) => {
      return { file, text: '', problems: describeUnusable(why) }
    }),
  ]
}

/**
 * Lists the pages of a folder by their paths: "uses/", "talks.html". `isListed` chooses them by their HTML;
 * without it, they are those of the site map.
 */
export function listPublicPaths(folder: string, isListed = isListedPage): string[] {
  return listPages(folder)
    .filter(({ text }) => isListed(text))
    .map(({ path }) => path.replace(/(?<=\/)index\.html$/u, ''))
}

/** Lists the pages of a folder, without those that the build writes itself. */
function listPages(folder: string) {
  return readFiles(folder, /(?<!^index|^404)\.html$/u)
}

function readFiles(folder: string, ending: RegExp) {
  return listPublicFiles(folder)
    .filter((path) => ending.test(path))
    .flatMap((path) => {
      const file = join(folder, path)
      try {
        const isShort = statSync(file).size <= maxSize
        return isShort ? [{ path, file, text: readFileSync(file, 'utf8') }] : []
      } catch {
        // Gone since the folder was listed, or not readable: copying it will say so.
        return []
      }
    })
}
