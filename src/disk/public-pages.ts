import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { Problem } from '#problems/problem.ts'
import { checkHtml, isListedPage } from '#validate/html/check-html.ts'

import { publicFolder } from './load-portfolio.ts'
import { listPublicFiles } from './public-folder.ts'

/** An HTML page of the folder `public`, with what the security policy of the site blocks in it. */
export type PublicPage = {
  readonly file: string
  readonly text: string
  readonly problems: readonly Problem[]
}

/** A page of this size has more than words: reading its tags would delay each edit. */
const maxSize = 1_000_000

/** Reads and checks the pages of the folder `public`. `portfolio` says which hosts are allowed. */
export function readPublicPages(portfolio: unknown, folder = publicFolder): PublicPage[] {
  return listPages(folder).map(({ file, text }) => {
    return { file, text, problems: checkHtml(text, portfolio) }
  })
}

/** Lists the pages of a folder for the site map, by their paths: "uses/", "talks.html". */
export function listPublicPaths(folder: string): string[] {
  return listPages(folder)
    .filter(({ path, text }) => path !== '404.html' && path !== 'index.html' && isListedPage(text))
    .map(({ path }) => path.replace(/(?<=\/)index\.html$/u, ''))
}

function listPages(folder: string) {
  return listPublicFiles(folder)
    .filter((path) => path.endsWith('.html'))
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
