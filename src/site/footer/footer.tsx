import type { Footer } from '#fields/footer.ts'
import type { Labels } from '#fields/texts/labels.ts'
import type { SocialLink } from '#fields/links/social-link.ts'
import { printedAddress } from '#site/page/printed-address.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './footer.module.css'

type Props = {
  readonly footer: Footer
  readonly socialLinks: readonly Omit<SocialLink, 'icon'>[]
  readonly labels: Labels
  /** Where the site is published. */
  readonly siteUrl: string | undefined
}

/** A line of text, links, and the social links again. A built site has it as HTML alone. */
export function FooterView({ footer, socialLinks, labels, siteUrl }: Props) {
  const { text, links } = footer
  const social = footer.socialLinks ? socialLinks : []
  return (
    <div className={css.root} data-static="">
      {text && (
        <p className={css.text}>
          <RichText text={text} />
        </p>
      )}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ id, label, url }) => (
            <li key={id}>
              <a className={css.link} href={url}>
                <FooterLabel label={label} address={printedAddress(url, siteUrl)} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <ul className={css.links} aria-label={labels.socialLinks} data-social="">
          {social.map(({ id, network, url }) => (
            <li key={id}>
              <a className={css.link} href={url} rel="me">
                <FooterLabel label={network} address={printedAddress(url, siteUrl)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text of a link. Paper has its address, too. */
function FooterLabel({ label, address }: { readonly label: string; readonly address: string }) {
  return (
    <>
      {label}
      <span className={css.printed}>
        : <bdi>{address}</bdi>
      </span>
    </>
  )
}
