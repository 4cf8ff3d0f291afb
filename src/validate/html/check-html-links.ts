import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { encodePath } from '#problems/encode-path.ts'
import type { Problem } from '#problems/problem.ts'
import { locateProblems } from '#validate/locate-problems.ts'
import { madeFiles } from '#validate/links/check-site-file.ts'
import { checkSiteLink, type LinkTargets } from '#validate/links/check-site-link.ts'

import { readTags, type Attribute } from './read-tags.ts'
import { reportFirst } from './report-first.ts'

/** A page in the folder `public`, and what is around it. */
type PageAround = {
  /** The path where the site begins, with a slash at both ends: HTML pages write it in addresses. */
  readonly base: string
  /** The path of the page in the folder: "lab/index.html". */
  readonly page: string
  /** The paths of all files of the folder. */
  readonly files: ReadonlySet<string>
  /** Where links within the site can lead; undefined if that is not known. */
  readonly targets?: LinkTargets | undefined
}

/**
 * Finds the first address in an HTML page of the owner that leaves the site, the first that leads to
 * a file that is not there, and the first that leads to no page or heading. The build does not change
 * these pages.
 */
export function checkHtmlLinks(html: string, around: PageAround): Problem[] {
  const { base, page, files, targets } = around
  const links = readTags(html)
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => /^(?:href|src|poster)$/u.test(name) && isPath(value))
  const leaving = links.filter(
    ({ value }) => value.startsWith('/') && !`${value.replace(/[?#].*$/u, '')}/`.startsWith(base),
  )
  const staying = links.filter((link) => !leaving.includes(link))
  const missing = staying.filter(({ value }) => isMissing(value))
  return locateProblems(html, [
    ...reportFirst(
      leaving.map(({ value, start, end }) => ({
        code: 'public/outside-site',
        start,
        end,
        message: `"${value}" leads out of the site, which is below ${base}.`,
        help: `Begin it with "${base}", "./" or "../". If another site is meant, write the whole https:// address.`,
      })),
    ),
    ...reportFirst(
      missing.map(({ value, start, end }) => ({
        code: 'public/missing-file',
        start,
        end,
        message: `"${value}" leads to a file that is not there.`,
        help: `Put the file at public/${resolveFile(value)}, or correct the address.`,
      })),
    ),
    ...reportFirst(staying.filter((link) => !missing.includes(link)).flatMap(checkTarget)),
  ])

  /** Checks that a page or a heading is there. */
  function checkTarget({ value, start, end }: Attribute): TextProblem[] {
    const file = resolveFile(value).replace(/(?:^|(?<=\/))index\.html$/u, '')
    if (!targets || file.startsWith('static/')) return []
    const anchor = /#.*$/u.exec(value)?.[0] ?? ''
    const [problem] = checkSiteLink(`/${encodePath(file)}${anchor}`, targets, [])
    if (!problem) return []
    const [message, help] = [writeWhole(problem.message), writeWhole(problem.help)]
    return [{ code: 'public/missing-file', start, end, message, help }]
  }

  /** Writes the addresses of a sentence as an HTML page has to. */
  function writeWhole(sentence: string): string {
    return sentence.replaceAll('"/', `"${base}`)
  }

  /** Only names of files. */
  function isMissing(address: string): boolean {
    const file = resolveFile(address)
    return (
      /\.\w{2,5}$/u.test(file) &&
      !file.endsWith('index.html') &&
      !file.startsWith('static/') &&
      !madeFiles.includes(file) &&
      !files.has(file)
    )
  }

  function resolveFile(address: string): string {
    const path = decodeURI(address.replace(/[?#].*$/u, ''))
    if (path.startsWith('/')) return path.slice(base.length)
    const parts = page.split('/').slice(0, -1)
    for (const part of path.split('/')) {
      if (part === '..') parts.pop()
      else if (part !== '.') parts.push(part)
    }
    return parts.join('/')
  }
}

/** Whether an address is a path of this host, which a browser can read. */
function isPath(address: string): boolean {
  const isOther = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/iu.test(address.trim())
  return !isOther && isReadable(address)
}

function isReadable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}
