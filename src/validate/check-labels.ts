import { listDefaultLabels } from '#content/default-labels.ts'
import type { ParsedPortfolio } from '#content/portfolio.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { StoryBlocks } from '#story/story-block.ts'

/** How many labels a message names. */
const named = 4

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
  const others = labels.length - named
  const list =
    others > 0
      ? `${labels.slice(0, named).join(', ')} and ${others} more`
      : [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' and ')
  return [
    {
      path: ['site', 'language'],
      code: 'site/english-labels',
      message: `The page is in "${language}", and ${labels.length === 1 ? 'one label is' : `${labels.length} labels are`} still English: ${list}.`,
      help: '"npm run explain -- --labels" prints all of them, to copy into the content and translate. Write the path of another content file before "--labels".',
    },
  ]
}
