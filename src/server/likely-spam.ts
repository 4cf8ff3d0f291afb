import type { ContactMessage } from '#contract/contact-message.ts'

const link = /\bhttps?:\/\/|\bwww\.\w/giu
/**
 * Markup of forums and pages: people write to a person in words, advertisers for a search engine. A
 * tag ends where the next one begins, too: otherwise each "<a" would be read to the end of the text.
 */
const linkMarkup = /\[url\b|\[link\b|<a\s[^<>]*href/iu
const mostLinks = 3

/**
 * Whether a message looks like the work of an advertiser. It is kept all the same, and answered
 * like every other: only its way to the owner's mail waits for the owner's word.
 */
export function isLikelySpam({ name, message }: ContactMessage): boolean {
  const links = message.match(link)?.length ?? 0
  return name.search(link) >= 0 || linkMarkup.test(message) || links > mostLinks
}

/** Why a message is held, for its owner. */
export function whyHeld(message: ContactMessage): string {
  return isLikelySpam(message)
    ? 'it looks like an advertisement'
    : 'more messages than RATE_LIMIT_ALL came at that time'
}
