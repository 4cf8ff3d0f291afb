import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'

import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/records/project-pages.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import { formatPath } from '#disk/format-path.ts'
import { findStyleSheet } from '#disk/owner/own-files.ts'
import { listPublicPaths } from '#disk/owner/public-pages.ts'
import { createPathDescriber } from '#problems/describe-path.ts'
import { encodePath } from '#problems/encode-path.ts'
import { ownSections } from '#sections/own-sections.ts'
import { findNouns } from '#sections/section.ts'
import { isPage } from '#validate/html/is-page.ts'
import { listAssets } from '#validate/texts/list-texts.ts'
import type { ValidateResult } from '#validate/validate-portfolio.ts'

import { createResults, type Results } from '#check/check-results.ts'
import { serveSite } from '#check/serve-site.ts'
import { findMissingStoryTexts } from '#check/texts/find-missing-story-texts.ts'
import { findMissingTexts, type ReadableText } from '#check/texts/find-missing-texts.ts'
import type { ShownText } from '#check/texts/list-shown-texts.ts'
import { listSiteTexts } from '#check/texts/list-site-texts.ts'
import { readShownText } from '#check/texts/read-shown-text.ts'
import { adviseOnColours } from './advise-on-colours.ts'
import { axeTags, wcagTags } from './find-barriers.ts'
import { findBrokenPictures } from './find-broken-pictures.ts'
import { createTargets, findBrokenLinks } from './find-broken-links.ts'
import { inspectWindow, windows } from './inspect-window.ts'
import { listProblems, logPage } from './log-page.ts'
import { createNameFile, type NameFile } from './name-file.ts'
import { scrollThrough } from './scroll-through.ts'

/** What a site shows, with the names of the files. */
export type SiteContent = Pick<ValidateResult, 'stories' | 'pages'> & {
  readonly portfolio: Portfolio
}

/** A built site, and the browser that visits it. */
type VisitedSite = SiteContent & {
  readonly folder: string
  readonly contentFile: string
  /** The folder for pictures of the page. Old files in it are deleted. */
  readonly pictures: string
  readonly browser: Browser
}

/** A path that has no page. */
const nowhere = 'there-is-no-such-page'

type SiteDocument = {
  /** A prefix for the names of its states. Empty for the main page. */
  readonly name: string
  /** The path after the base path. */
  readonly path: string
  readonly isMain: boolean
  /** Whether it is a file of the folder `public`, which may be anything. */
  readonly isPublic?: boolean
}

function listDocuments(portfolio: Portfolio): SiteDocument[] {
  return [
    { name: '', path: '', isMain: true },
    { name: 'not-found page, ', path: nowhere, isMain: false },
    ...listProjectPages(portfolio).map(({ project }) => ({
      name: `page of project ${project.id}, `,
      path: writeProjectPath(project.id),
      isMain: false,
    })),
    ...portfolio.ownPages.map(({ path }) => ({ name: `page /${path}, `, path, isMain: false })),
  ]
}

/** Lists the HTML pages of a built site that come from the folder `public`. */
function listPublicDocuments(folder: string, others: readonly SiteDocument[]): SiteDocument[] {
  const known = new Set(others.map(({ path }) => path))
  return listPublicPaths(folder, isPage)
    .filter((path) => !known.has(path))
    .map((path) => ({ name: `page /${path}, `, path, isMain: false, isPublic: true }))
}

/**
 * Serves a built site and visits every document in each window, and without JavaScript those that the
 * build has made.
 */
export async function visitSite(site: VisitedSite, results: Results = createResults()) {
  const { folder, contentFile, portfolio, stories, pages, pictures } = site
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const readable = new Map<string, ReadableText>()
  const nameFile = createNameFile(listAssets([portfolio, stories, pages]).map(({ src }) => src))
  const { url, stop } = await serveSite(folder, contentFile)
  try {
    const visit = createVisit(site, endWithSlash(url), results, nameFile)
    const documents = listDocuments(portfolio)
    const withPublic = [...documents, ...listPublicDocuments(folder, documents)]
    const hasStyleSheet = existsSync(findStyleSheet(contentFile))
    await Promise.all([
      ...windows.map((window) => {
        const { width, height, hasTouch } = window
        const options = { viewport: { width, height }, hasTouch }
        return visit(`${width} px`, options, withPublic, (page, document) => {
          const { path, isPublic } = document
          const publicFile = isPublic ? path.replace(/\/$/u, '/index.html') : undefined
          const colourAdvice = adviseOnColours({ publicFile, hasStyleSheet })
          // A page of the owner may do without landmarks and headings.
          const tags = isPublic ? wcagTags : axeTags
          const inspection = { tags, nameFile, colourAdvice }
          const shots = document.isMain ? pictures : undefined
          return inspectWindow(page, document.name, window, shots, results, inspection)
        })
      }),
      visit(
        'without JavaScript',
        { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
        documents,
        async (page, { path }) => {
          readable.set(path, await results.texts.time(() => page.evaluate(readShownText)))
        },
      ),
    ])
  } finally {
    await stop()
  }
  addMissingTexts(portfolio, [...readable.values()], results.texts)
  addMissingStories(site, readable, results.texts)
  return results
}

/** Creates a function that opens each document, follows its links and then calls `inspect`. */
function createVisit(
  { browser, portfolio }: VisitedSite,
  served: string,
  results: Results,
  nameFile: NameFile,
) {
  const { visits, links } = results
  const { url } = portfolio.site
  const published = url && endWithSlash(url)
  const findTarget = createTargets()
  const used = new Set<string>(portfolio.sections.map(({ type }) => type))
  const views = [...ownSections.values()]
    .filter(({ type }) => used.has(type))
    .map(({ view }) => formatPath(fileURLToPath(view)))
  return async (
    state: string,
    options: BrowserContextOptions,
    documents: readonly SiteDocument[],
    inspect: (page: Page, document: SiteDocument) => Promise<void>,
  ): Promise<void> => {
    const hasScripts = options.javaScriptEnabled !== false
    const context = await browser.newContext(options)
    for (const document of documents) {
      const name = `${document.name}${state}`
      const address = served + encodePath(document.path)
      const page = await context.newPage()
      const log = logPage(page, hasScripts)
      await visits.time(async () => {
        const isScrolled = hasScripts && !document.isPublic
        await page.goto(address, { waitUntil: isScrolled ? 'domcontentloaded' : 'load' })
        // Any key ends the preloader.
        if (!document.isPublic) await page.keyboard.press('Shift')
        if (!hasScripts) return
        if (isScrolled) visits.add(name, await scrollThrough(page, log))
        visits.add(name, await findBrokenPictures(page, nameFile))
      })
      const found = await links.time(() => findBrokenLinks(page, { served, published }, findTarget))
      links.add(name, found.problems)
      links.count('link', found.links)
      if (document.isPublic) await page.route('**', keepPage)
      // A page that a public one leads to is inspected at its own address, if it is of the site.
      if (!document.isPublic || page.url().startsWith(address)) await inspect(page, document)
      const expected = document.path === nowhere ? address : undefined
      visits.add(name, listProblems(log, served, expected, nameFile, views))
      visits.count('visit', 1)
      visits.count('request', log.requests.length)
      await page.close()
    }
    await context.close()
  }
}

function endWithSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}

/** Keeps a page in the window while it is inspected: its scripts may lead elsewhere after a time. */
async function keepPage(route: Route): Promise<void> {
  await (route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback())
}

function addMissingTexts(
  portfolio: Portfolio,
  readable: readonly ReadableText[],
  result: Results['texts'],
): void {
  const texts = listSiteTexts(portfolio)
  const describePath = createPathDescriber(portfolio, findNouns)
  const problems = findMissingTexts(texts, readable).map(
    ({ path, text }) =>
      `${describePath(path)}: "${text}" is not on the page without JavaScript. ${adviseOnMissing(portfolio, path)}`,
  )
  result.count('text', texts.length)
  result.add('', problems)
}

/** Owners can change the view of a section type of their own, and else only "style.css". */
function adviseOnMissing({ sections }: Portfolio, path: ShownText['path']): string {
  const [root, index] = path
  const section = root === 'sections' ? sections[Number(index)] : undefined
  return section && ownSections.has(section.type)
    ? 'Let the view show it before any script runs.'
    : 'If style.css hides it, remove that rule.'
}

function addMissingStories(
  { portfolio, stories, pages }: SiteContent,
  readable: ReadonlyMap<string, ReadableText>,
  result: Results['texts'],
): void {
  const expected = [
    ...listProjectPages(portfolio).map(({ project: { id, story } }) => ({
      file: story,
      path: writeProjectPath(id),
      blocks: stories.find(({ file }) => file === story)?.blocks ?? [],
    })),
    ...pages.map(({ file, page: { path, heading, blocks } }) => ({
      file,
      path,
      blocks: [{ paragraph: [heading] }, ...blocks],
    })),
  ]
  for (const { file, path, blocks } of expected) {
    const { texts, missing } = findMissingStoryTexts(blocks, readable.get(path))
    result.count('text', texts.length)
    result.add(
      '',
      missing.map(
        (text) =>
          `${file}: "${text}" is not on the page /${path} without JavaScript. If style.css hides it, remove that rule.`,
      ),
    )
  }
}
