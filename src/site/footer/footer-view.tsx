import { nameLanguage } from '#content/name-language.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { Footer } from '#fields/footer.ts'
import { spellsAddress } from '#fields/links/spells-address.ts'
import type { Labels } from '#fields/texts/labels.ts'
import type { SocialLink } from '#fields/links/social/social-link.ts'
import { fitsPrintedLine } from '#site/page/fits-printed-line.ts'
import { writePrintedAddress } from '#site/page/write-printed-address.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './footer.module.css'

type Props = {
  readonly footer: Footer
  readonly socialLinks: readonly Omit<SocialLink, 'icon'>[]
  readonly labels: Labels
  /** Where the site is published, its language, and where it is in other languages. */
  readonly site: Pick<Portfolio['site'], 'url' | 'language' | 'translations'>
}

/** A line of text, links, and the social links again. A built site has it as HTML alone. */
export function FooterView({ footer, socialLinks, labels, site }: Props) {
  const { text, links } = footer
  const social = footer.socialLinks ? socialLinks : []
  const { language, translations = {} } = site
  const others = Object.entries(translations).filter(([tag]) => tag !== language)
  const tags = [language, ...others.map(([tag]) => tag)]
  const markFit = (all: [string, string][]) => (fitsPrintedLine(all, site.url) ? '' : undefined)
  return (
    <div className={css.root} data-static="">
      {text && (
        <p className={css.text}>
          <RichText text={text} />
        </p>
      )}
      {links.length > 0 && (
        <ul className={css.links} data-line={markFit(links.map(({ label, url }) => [label, url]))}>
          {links.map(({ id, label, url }) => (
            <li key={id}>
              <a className={css.link} href={url}>
                <FooterLabel label={label} address={writePrintedAddress(url, site.url)} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul
          className={css.links}
          data-line={markFit(others.map(([tag, url]) => [nameLanguage(tag, tags), url]))}
        >
          {others.map(([tag, url]) => (
            <li key={tag}>
              <a className={css.link} href={url} lang={tag} hrefLang={tag}>
                <FooterLabel
                  label={nameLanguage(tag, tags)}
                  address={writePrintedAddress(url, site.url)}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <ul
          className={css.links}
          aria-label={labels.socialLinks}
          data-social=""
          data-line={markFit(social.map(({ network, url }) => [network, url]))}
        >
          {social.map(({ id, network, url }) => (
            <li key={id}>
              <a className={css.link} href={url} rel="me">
                <FooterLabel label={network} address={writePrintedAddress(url, site.url)} />
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
  if (spellsAddress(label, address)) return <bdi>{label}</bdi>
  return (
    <>
      {label}
      <span className={css.printed}>
        : <bdi>{address}</bdi>
      </span>
    </>
  )
}
