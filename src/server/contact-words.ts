import type { Portfolio } from '#content/portfolio.ts'

/** What the contact service says to visitors, in the words of the content. */
export type ContactWords = {
  readonly language: string
  readonly heading: string
  /** The way back to the form, as an address below the site's own. */
  readonly back: string
  readonly backLabel: string
  readonly received: string
  readonly refused: string
  readonly unreachable: string
  /** What the fields are called on the form. */
  readonly fields: Readonly<Record<string, string>>
}

/** The words of the first contact section; undefined where the page has none. */
export function contactWords({ site, sections, notFound }: Portfolio): ContactWords | undefined {
  const section = sections.find((candidate) => candidate.type === 'contact')
  if (!section) return undefined
  const { heading, received, refused, unreachable, nameLabel, emailLabel, messageLabel } = section
  return {
    language: site.language,
    heading,
    back: section.id === undefined ? '/' : `/#${section.id}`,
    backLabel: notFound.homeLabel,
    received,
    refused,
    unreachable,
    fields: { name: nameLabel, email: emailLabel, message: messageLabel },
  }
}
