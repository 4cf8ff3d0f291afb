import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { joinWords } from '#fields/texts/join-words.ts'
import { shorten } from '#fields/texts/shorten.ts'
import type { Profile } from '#profile/profile.ts'

import type { Portfolio } from './portfolio.ts'

const longestTitle = 80

/** Search engines show about this much. */
const longestDescription = 160

/** Fills the title and the description of the site from the profile, where they are left out. */
export function fillSite(site: Portfolio['site'], profile: Partial<Profile>): Portfolio['site'] {
  const { name = '', label = '', summary = [] } = profile
  return {
    ...site,
    title: site.title || composeTitle(name, label, site.language),
    description: site.description || shortenToSentences(readPlainText(summary)),
  }
}

/** Composes "Ada Lovelace, web developer"; the name alone, if that is too long or there is no job title. */
export function composeTitle(name: string, label: string, language: string): string {
  const parts = [name, label].filter((part) => part !== '')
  const whole = joinWords(parts, language)
  return whole.length <= longestTitle ? whole : name
}

/** Up to the last end of a sentence before another character. After "。" comes no space. */
const wholeSentences = /^.*(?:[.!?؟۔।](?=\s)|[。！？](?=[^]))/u

/** Whole sentences, or whole words of a long one. */
function shortenToSentences(text: string): string {
  if (text.length <= longestDescription) return text
  const [sentences] = wholeSentences.exec(text.slice(0, longestDescription + 1)) ?? []
  return sentences ?? shorten(text, longestDescription)
}
