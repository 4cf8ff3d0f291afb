import { listDefaultLabels } from '#content/default-labels.ts'
import type { ParsedPortfolio } from '#content/portfolio.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { StoryBlocks } from '#story/story-block.ts'

/** How many labels a message names. */
const named = 4

const help =
  '"npm run explain -- --labels" prints all of them, to copy into the content and translate. Write the path of another content file before "--labels".'

/** The languages of countries whose codes are those of other languages. */
const likelyMeant: ReadonlyMap<string, string> = new Map([
  ['br', 'pt-BR'],
  ['ch', 'de-CH'],
  ['kr', 'ko'],
  ['se', 'sv'],
])

/** Warns once if the page is in another language than English and shows English labels. */
export function checkLabels(
  document: unknown,
  portfolio: ParsedPortfolio,
  texts: readonly StoryBlocks[],
): RawProblem[] {
  const { language } = portfolio.site
  if (/^en\b/u.test(language)) return []
  const labels = listDefaultLabels(document, portfolio, texts).map(({ text }) => `"${text}"`)
  if (labels.length === 0) return []
  const meant = likelyMeant.get(language)
  const which = meant === undefined ? '' : `, which is ${nameInEnglish(language)}`
  const others = labels.length - named
  const shown = others > 0 ? [...labels.slice(0, named), `${others} more`] : labels
  // British lists have no comma before "and".
  const list = new Intl.ListFormat('en-GB').format(shown)
  return [
    {
      path: ['site', 'language'],
      code: 'site/english-labels',
      message: `The page is in "${language}"${which}, and ${labels.length === 1 ? 'one label is' : `${labels.length} labels are`} still English: ${list}.`,
      help:
        meant === undefined
          ? help
          : `If you mean ${nameInEnglish(meant)}, write "${meant}". ${help}`,
    },
  ]
}
