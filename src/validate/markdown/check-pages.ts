import { reservedPaths, type OwnPage } from '#content/own-page.ts'
import { makeId } from '#fields/make-id.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { Problem } from '#problems/problem.ts'
import { parsePage, type ParsedPage } from '#story/parse-page.ts'
import type { Assets } from '#validate/assets/assets.ts'
import { listFilesAt, type LinkTargets } from '#validate/links/check-site-link.ts'

import { locateProblems } from '#validate/locate-problems.ts'
import { checkMarkdown, readMarkdown } from './check-markdown.ts'

/** A file of the folder "pages" beside the content. */
export type PageFile = {
  /** Its path from the folder of the content: "pages/uses.md". */
  readonly file: string
  readonly text: string
  readonly page: OwnPage
  /** In the order of the text. */
  readonly problems: readonly Problem[]
}

/** A page whose links are not checked yet. */
type ReadPage = Omit<PageFile, 'problems'> & {
  readonly parsed: ParsedPage
  /** What is wrong with its name, or why it cannot be read. */
  readonly ofFile: readonly TextProblem[]
}

/** Files that somebody may have meant as a page. */
const pageLike = /\.(?:md|markdown|mdx|txt|html?)$/iu
const pageFile = /^pages\/([a-z0-9][a-z0-9_-]*)\.md$/u

/** Names of devices: Windows can neither check out a file of such a name nor build its folder. */
const deviceName = /^(?:aux|con|nul|prn|com[1-9]|lpt[1-9])$/u

const noFile = {
  code: 'asset/broken',
  message: 'This is no file, or it is a link that leads nowhere.',
  help: 'Write the page in a file, or delete this.',
} as const

/**
 * Reads all pages beside the content. A name that begins with "." or "_" is that of no page.
 * `siteFiles` are the files of the folder "public".
 */
export function readPages(assets: Assets, siteFiles?: ReadonlySet<string>): ReadPage[] {
  const { listPages = () => [] } = assets
  return listPages()
    .filter((file) => pageLike.test(file) && !/\/[._]/u.test(file))
    .toSorted()
    .flatMap((file) => {
      // Gone since the folder was listed, unless it is listed again: then it is no file.
      const isThere = () => assets.openAsset !== undefined && listPages().includes(file)
      const read = readMarkdown(file, assets) ?? (isThere() ? noFile : undefined)
      if (read === undefined) return []
      const ofName = checkName(file, siteFiles, listPages())
      const ofFile = typeof read === 'string' ? ofName : [...ofName, { ...read, start: 0, end: 0 }]
      const text = typeof read === 'string' ? read : ''
      const parsed = parsePage(text)
      const { heading, name, description, navLabel, language, blocks } = parsed
      // Links lead to the page as it will be called: one mistake is one problem.
      const path = `${suggestName(file) ?? file.replace(/^pages\/|\.[^.]*$/gu, '')}/`
      const page = { path, heading, name, description, navLabel, language, blocks }
      return [{ file, text, page, parsed, ofFile }]
    })
}

/**
 * Checks pages as stories are. Without `targets`, links to other pages are not checked. `sections` are
 * in the navigation, too.
 */
export function checkPages(
  pages: readonly ReadPage[],
  assets: Assets,
  targets?: LinkTargets,
  sections: readonly unknown[] = [],
): PageFile[] {
  const help = 'Write the page, or delete the file.'
  return pages.map(({ file, text, page, parsed, ofFile }, index) => {
    const ofText = [
      ...checkMarkdown(text, parsed, assets, targets, help),
      ...checkNavLabel(text, page, sections, pages.slice(0, index)),
    ]
    // One problem of a file is enough: its text may be none.
    return { file, text, page, problems: locateProblems(text, ofFile.length > 0 ? ofFile : ofText) }
  })
}

/** Two links of the navigation with one text lead to different pages. */
function checkNavLabel(
  text: string,
  { navLabel }: OwnPage,
  sections: readonly unknown[],
  others: readonly ReadPage[],
): TextProblem[] {
  if (navLabel === undefined) return []
  const isSection = sections.some((section) => readProperty(section, 'navLabel') === navLabel)
  const other = others.find(({ page }) => page.navLabel === navLabel)
  if (!isSection && !other) return []
  const start = text.search(/^navigation[ \t]*:/mu)
  const line = /^[^\r\n]*/u.exec(text.slice(start))?.[0].length ?? 0
  const named = isSection ? 'A section' : `The page "${other?.file}"`
  return [
    {
      code: 'content/same-heading',
      start,
      end: start + line,
      message: `${named} is called "${navLabel}" in the navigation, too.`,
      help: 'Give each link of the navigation a text of its own.',
    },
  ]
}

function checkName(
  file: string,
  siteFiles: ReadonlySet<string> = new Set(),
  pages: readonly string[] = [],
): TextProblem[] {
  const problem = describeName(file, siteFiles, pages)
  return problem ? [{ code: 'page/name', start: 0, end: 0, ...problem }] : []
}

function describeName(file: string, siteFiles: ReadonlySet<string>, pages: readonly string[]) {
  const [, name] = pageFile.exec(file) ?? []
  if (name === undefined) return describeWrongName(file, pages)
  if (reservedPaths.has(name)) {
    const message = `The site needs the address /${name}/ for something else.`
    return { message, help: 'Give the file another name.' }
  }
  if (deviceName.test(name)) {
    const message = `Windows keeps the name "${name}" for a device, so nobody can clone or build the site there.`
    return { message, help: 'Give the file another name.' }
  }
  const taken = listFilesAt(`${name}/`).find((path) => siteFiles.has(path))
  if (taken === undefined) return undefined
  const message = `The file "public/${taken}" has the address of this page already.`
  return { message, help: 'Delete one of the two, or give one another name.' }
}

/** The name that a Markdown file of a wrong name should have: "uses" for "pages/Uses.md". */
function suggestName(file: string): string | undefined {
  // Other tools have a folder for each page: "uses/index.md".
  const [, base] =
    /([^/]*)\/_?(?:index|page)\.[^./]*$/iu.exec(file.replace(/^pages\//u, '')) ??
    // Editors of Windows add ".txt".
    /([^/]*?)(?:\.md)?\.[^./]*$/u.exec(file) ??
    []
  if (base === undefined || pageFile.test(file) || /\.html?$/iu.test(file)) return undefined
  return makeId(base, 'page')
}

function describeWrongName(file: string, pages: readonly string[]) {
  const [, folders = '', base = '', extension = ''] =
    /^pages\/(.*\/)?([^/]*)\.([^./]*)$/u.exec(file) ?? []
  if (/^html?$/iu.test(extension)) {
    const message = 'A page is Markdown, in a file that ends in ".md".'
    return { message, help: `Write it in Markdown, or put the file at public/${base}/index.html.` }
  }
  const meant = `pages/${suggestName(file) ?? 'uses'}.md`
  const help = pages.includes(meant)
    ? `Give it another name directly in "pages": "${meant}" is there already. Or delete it.`
    : `Rename it to "${meant}".`
  if (folders !== '') {
    return { message: 'A page is directly in the folder "pages", not in a folder inside.', help }
  }
  const message =
    'The name of this file is the address of the page: small letters from a to z, digits and "-", then ".md".'
  return { message, help }
}
