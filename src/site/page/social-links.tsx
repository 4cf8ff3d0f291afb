import { useId } from 'react'

import { opensTab } from '#fields/links/opens-tab.ts'
import type { DrawnSocialLink } from '#fields/links/social/social-link.ts'
import { spellsAddress } from '#fields/links/spells-address.ts'
import panel from '#ui/panel.module.css'
import { SocialIcon } from '#ui/picture/social-icon.tsx'

import { fitsPrintedLine } from './fits-printed-line.ts'
import { writePrintedAddress } from './write-printed-address.ts'
import css from './social-links.module.css'

type Props = {
  readonly links: readonly DrawnSocialLink[]
  readonly label: string
  /** Said after the name of a link that opens in a new tab. */
  readonly newTab: string
  /** Where the site is published. */
  readonly siteUrl: string | undefined
  /** Whether the page has a footer, which the links are in. */
  readonly isInFooter: boolean
}

/**
 * The fixed social button (specification, sections 1 and 9). Two or more links share one button,
 * which opens them as a popover: the browser handles it without a script.
 */
export function SocialLinks({ links, label, newTab, siteUrl, isInFooter }: Props) {
  const listId = useId()
  if (links.length === 0) return null
  const fits = fitsPrintedLine(
    links.map(({ network, url }) => [network, url]),
    siteUrl,
  )
  const isSingle = links.length === 1
  const writeName = (network: string, url: string) =>
    opensTab(url) ? `${network} ${newTab}` : network
  const Root = isInFooter ? 'div' : 'footer'
  return (
    <Root className={css.root} data-social-links={isInFooter ? '' : undefined}>
      {!isSingle && (
        <button type="button" className={css.button} popoverTarget={listId} title={label}>
          <ElsewhereIcon />
        </button>
      )}
      <ul
        id={listId}
        popover={isSingle ? undefined : 'auto'}
        className={isSingle ? undefined : `${panel.root} ${css.list}`}
        aria-label={label}
        data-line={fits ? '' : undefined}
      >
        {links.map(({ id, network, url, icon }) => (
          <li key={id}>
            <a
              className={isSingle ? css.button : css.link}
              href={url}
              {...(opensTab(url)
                ? { target: '_blank', rel: 'me noopener noreferrer' }
                : { rel: 'me' })}
              // Not both: screen readers say a title after another name.
              {...(isSingle
                ? { title: writeName(network, url) }
                : { 'aria-label': writeName(network, url) })}
            >
              <SocialIcon icon={icon} />
              {!isSingle && <bdi className={css.network}>{network}</bdi>}
              <span className={css.printed}>
                <PrintedLink network={network} address={writePrintedAddress(url, siteUrl)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** The network and the address, which is said once where it is the name, too. */
function PrintedLink({ network, address }: { readonly network: string; readonly address: string }) {
  if (spellsAddress(network, address)) return <bdi>{address}</bdi>
  return (
    <>
      {network}: <bdi>{address}</bdi>
    </>
  )
}

/** An arrow that leads away; a cross while the links are open. */
function ElsewhereIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.closed} d="M5.5 18.5 18 6M7.5 5.5h11v11" />
      <path className={css.open} d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </svg>
  )
}
