import type { Portfolio } from '#content/portfolio.ts'
import type { MessageField } from '#contract/contact-refusal.ts'

type Section = Extract<Portfolio['sections'][number], { readonly type: 'contact' }>

/** The texts of the content that the contact service shows visitors, and the theme of its page. */
export type ContactTexts = Pick<
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
  /** The path of the form, below the base path of the site. */
  readonly back: string
  readonly backLabel: string
  /** The label of each field, and the text that is shown if it is wrong. */
  readonly fields: {
    readonly [Field in MessageField]: { readonly label: string; readonly wrong: string }
  }
}

/**
 * Finds the texts of the first contact section whose messages Folio's service takes. Returns undefined
 * if the page has none.
 */
export function findContactTexts(portfolio: Portfolio): ContactTexts | undefined {
  const { site, theme, sections, notFound } = portfolio
  const section = sections.find(
    (candidate): candidate is Section => candidate.type === 'contact' && candidate.to === 'service',
  )
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
    back: `/#${section.id}`,
    backLabel: notFound.homeLabel,
    fields: {
      name: { label: section.nameLabel, wrong: section.nameWrong },
      email: { label: section.emailLabel, wrong: section.emailWrong },
      message: { label: section.messageLabel, wrong: section.messageWrong },
    },
  }
}
