import { readVisitCounter } from '#content/visit-counter.ts'
import { readProperty } from '#json/untyped-value.ts'
import { listTexts } from '#validate/texts/list-texts.ts'

/** Lists the origins of the site, of pictures and animations in the content, and of the visit counter. */
export function listOrigins(portfolio: unknown): ReadonlySet<string> {
  const texts = listTexts(portfolio)
    .filter(({ field }) => field === 'src' || field === 'still')
    .map(({ text }) => text)
  const url = readProperty(readProperty(portfolio, 'site'), 'url')
  return new Set(
    [...texts, String(url), String(readVisitCounter(portfolio)?.script)].flatMap(
      (text) => /^https:\/\/[^/?#]+/u.exec(text.toLowerCase()) ?? [],
    ),
  )
}
