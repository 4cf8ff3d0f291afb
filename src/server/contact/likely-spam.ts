import type { ContactMessage } from '#contract/contact-message.ts'

const link = /\bhttps?:\/\/|\bwww\.\w/giu
/**
 * Links in the markup of forums and pages, which only advertisers write. A tag also ends where the
 * next one begins: otherwise the expression reads to the end of the text from each "<a".
 */
const linkMarkup = /\[url\b|\[link\b|<a\s[^<>]*href/iu
const maxLinks = 3

/**
 * Whether a message looks like an advertisement. It is stored and answered like every other, but it
 * is not sent until the owner asks for it.
 */
export function isLikelySpam({ name, message }: ContactMessage): boolean {
  const links = message.match(link)?.length ?? 0
  return name.search(link) >= 0 || linkMarkup.test(message) || links > maxLinks
}

/** Describes why a message is held, for the owner. */
export function explainHeld(message: ContactMessage): string {
  return isLikelySpam(message)
    ? 'it looks like an advertisement'
    : 'more messages than RATE_LIMIT_ALL came at that time'
}
