import { createPathDescriber } from '#problems/describe-path.ts'
import { nounsOf } from '#sections/section.ts'
import { portfolio as schema } from '#content/portfolio.ts'

import { findMissingTexts } from '#check/texts/find-missing-texts.ts'
import { listShownTexts } from '#check/texts/list-shown-texts.ts'
import { readText } from '#check/texts/read-text.ts'
import { checkLinks, close, open, type Visit } from './visit.ts'

/** Visits every document without JavaScript: links and texts. */
export async function visitWithoutScripts(visit: Visit): Promise<void> {
  const { portfolio, tallies } = visit
  const context = await visit.browser.newContext({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  })
  const readable = []
  for (const document of visit.documents) {
    const page = await context.newPage()
    const view = `${document.name}without JavaScript`
    const heard = await open(visit, page, document, view, false)
    await checkLinks(visit, page, view)
    readable.push(await tallies.texts.time(() => page.evaluate(readText)))
    await close(visit, page, document, view, heard)
  }
  await context.close()
  const texts = listShownTexts(schema, portfolio)
  const describePath = createPathDescriber(portfolio, nounsOf)
  tallies.texts.count('text', texts.length)
  const problems = findMissingTexts(texts, readable).map(
    ({ path, text }) =>
      `${describePath(path)}: "${text}" is not on the page without JavaScript. Let the view show it before any script runs.`,
  )
  tallies.texts.add('', problems)
}
