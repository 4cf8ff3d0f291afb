import type { Portfolio } from '#content/portfolio.ts'
import type { MessageField } from '#contract/contact-refusal.ts'

type Section = Extract<Portfolio['sections'][number], { readonly type: 'contact' }>

/** What the contact service says to visitors, in the words of the content and in its colours. */
export type ContactWords = Pick<
  Section,
  | 'heading'
  | 'submitLabel'
  | 'received'
  | 'refused'
  | 'unreachable'
  | 'goBack'
  | 'mailAddress'
  | 'mailOffer'
> & {
  readonly language: string
  readonly theme: Portfolio['theme']
  /** The way back to the form, as an address below the site's own. */
  readonly back: string
  readonly backLabel: string
  /** What each field is called on the form, and what is said of it where it is wrong. */
  readonly fields: {
    readonly [Field in MessageField]: { readonly label: string; readonly wrong: string }
  }
}

/** The words of the first contact section; undefined where the page has none. */
export function contactWords(portfolio: Portfolio): ContactWords | undefined {
  const { site, theme, sections, notFound } = portfolio
  const section = sections.find((candidate) => candidate.type === 'contact')
  if (!section) return undefined
  const { heading, submitLabel, received, refused, unreachable, goBack, mailAddress, mailOffer } =
    section
  return {
    language: site.language,
    theme,
    heading,
    submitLabel,
    received,
    refused,
    unreachable,
    goBack,
    mailAddress,
    mailOffer,
    back: section.id === undefined ? '/' : `/#${section.id}`,
    backLabel: notFound.homeLabel,
    fields: {
      name: { label: section.nameLabel, wrong: section.nameWrong },
      email: { label: section.emailLabel, wrong: section.emailWrong },
      message: { label: section.messageLabel, wrong: section.messageWrong },
    },
  }
}
