import { reservedPaths } from '#content/own-page.ts'
import { decodeAddress } from '#fields/links/decode-address.ts'
import { address as linkAddress } from '#fields/links/href.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Path } from '#json/path.ts'
import { encodePath } from '#problems/encode-path.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { describeOtherForm } from '#validate/assets/check-asset-name.ts'

/** The files of the site beside those that the build makes from the content. */
export type SiteFiles = {
  /** Their paths in the site, without a slash at the start: "cv.pdf", "uses/index.html". */
  readonly paths: ReadonlySet<string>
  /** The base path of the site, with a slash at both ends. */
  readonly base: string
  /** The folder of the content, as messages name it; "content" if left out. */
  readonly folder?: string | undefined
  /** The folder of these files, as messages name it; "public" if left out. */
  readonly publicFolder?: string | undefined
}

/** Files that the build makes for every site. An owner seldom means one of them. */
export const madeFiles: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]

/** Checks that a path of the site leads to a file, or to a folder with a page. */
export function checkSiteFile(address: string, files: SiteFiles, path: Path): RawProblem[] {
  if (!/^\/(?!\/)/u.test(address) || isFile(address, files)) return []
  const wanted = readPath(address)
  if (/^\/public\/./u.test(address)) return [describeInPublic(address, files, path)]
  const otherForm = describeOtherForm(wanted, [...files.paths])
  if (otherForm) return [{ ...otherForm, path, code: 'content/unknown-address' }]
  const page = findPageName(wanted)
  const isPage = page !== undefined && files.paths.has(`${page}/index.html`)
  const suggestion = isPage ? `/${page}/` : findMeant(wanted, files)
  const file = /\.\w+$/u.test(wanted) ? wanted : `${wanted.replace(/\/$/u, '')}/index.html`
  const ways = [
    ...(suggestion ? [`write "${suggestion}"`] : []),
    ...(page && !isPage ? [describePage(page, wanted, files)] : []),
    `put ${page ? 'a' : 'the'} file at ${files.publicFolder ?? 'public'}/${file}`,
  ].join(', or ')
  return [
    {
      path,
      code: 'content/unknown-address',
      message: `The site has no file or page at "/${wanted}".`,
      help: `${ways.charAt(0).toUpperCase()}${ways.slice(1)}. If another program answers there, write the whole https:// address.`,
      suggestion,
    },
  ]
}

/** The folder "public" itself is not part of an address. */
function describeInPublic(address: string, files: SiteFiles, path: Path): RawProblem {
  const rest = address.replace(/^(?:\/public(?=\/.))+/u, '')
  const [problem] = checkSiteFile(rest, files, path)
  const why = 'the folder "public" is not part of an address'
  return {
    path,
    code: 'content/unknown-address',
    message: `The site has no file or page at "/${readPath(address)}": ${why}.`,
    help: problem ? problem.help : `Write "${rest}".`,
    suggestion: problem ? problem.suggestion : rest,
  }
}

/** Suggests a file of the site for a link in a text that cannot be one: "/cv.pdf" for "cv.pdf". */
export function suggestSiteFile(
  problem: TextProblem,
  paths: ReadonlySet<string> | undefined,
): TextProblem {
  if (problem.address === undefined) return problem
  const meant = suggestAddress(problem.address, linkAddress, paths)
  // A page that is not there would be the next problem.
  const isNoPage =
    meant !== undefined &&
    /^\/[\w-]+\/$/u.test(meant) &&
    paths &&
    !paths.has(`${meant.slice(1)}index.html`)
  const suggestion = isNoPage ? undefined : meant
  const help = suggestion === undefined ? adviseOnDocument(problem.address) : undefined
  return help === undefined ? { ...problem, suggestion } : { ...problem, help }
}

/** A file that is not shown on a page, in any folder. */
const documentFile = /^(?:\.{0,2}\/)*(?:[\w.-]+\/)*([\w-]+\.(?:pdf|docx?|odt|zip|txt))$/iu

/** Says where to put a document such as "cv.pdf"; undefined for other addresses. */
export function adviseOnDocument(address: string): string | undefined {
  const [, file] = documentFile.exec(address) ?? []
  return file && `Put the file at public/${file}, and write "/${file}".`
}

/** The name of the page that an owner can write for a path: "imprint" for "Imprint.html". */
function findPageName(wanted: string): string | undefined {
  const [, name] = /^(?:pages\/)?([a-z0-9][a-z0-9_-]*)(?:\.(?:md|html?)|\/)?$/iu.exec(wanted) ?? []
  const page = name?.toLowerCase()
  return page !== undefined && reservedPaths.has(page) ? undefined : page
}

function describePage(page: string, wanted: string, { folder = 'content' }: SiteFiles): string {
  const link = dropSlash(wanted) === page ? '' : ` and the link as "/${page}/"`
  return `write the page in ${folder}/pages/${page}.md${link}`
}

/** Whether a path of the site leads to the home page, a file, or a folder with a page. */
export function isFile(address: string, files: SiteFiles | undefined): boolean {
  if (!address.startsWith('/') || !files) return false
  const path = readPath(address)
  const page = `${path.replace(/\/$/u, '')}/index.html`
  return path === '' || madeFiles.includes(path) || files.paths.has(path) || files.paths.has(page)
}

/** The path of an address without the slash at the start. */
function readPath(address: string): string {
  return decodeAddress(address.slice(1).split(/[?#]/u)[0] ?? '')
}

/** Finds the address that was meant: an HTML file without its ending, one of similar spelling, or the only file of that name or kind. */
function findMeant(wanted: string, { paths }: SiteFiles): string | undefined {
  const page = [`${dropSlash(wanted)}.html`, `${dropSlash(wanted)}.htm`].find((path) =>
    paths.has(path),
  )
  if (page !== undefined) return `/${encodePath(page)}`
  const known = [...paths].map((path) => path.replace(/(^|\/)index\.html$/u, '$1'))
  const extension = /\.\w+$/u.exec(wanted)?.[0]
  const alike = known.filter((path) => extension !== undefined && path.endsWith(extension))
  const closest = findClosest(dropSlash(wanted), known.map(dropSlash))
  const near = known.find((path) => dropSlash(path) === closest)
  const inOtherFolder = alike.filter((path) => readName(path) === readName(wanted))
  const [only, ...others] = inOtherFolder.length > 0 ? inOtherFolder : alike
  const meant = near ?? (others.length === 0 ? only : undefined)
  return meant === undefined ? undefined : `/${encodePath(meant)}`
}

function readName(path: string): string {
  return path.replace(/^.*\//u, '')
}

function dropSlash(path: string): string {
  return path.replace(/\/$/u, '')
}
