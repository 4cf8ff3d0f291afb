import type { SocialLink } from '#fields/social-link.ts'
import { SocialIcon } from '#ui/picture/social-icon.tsx'

import css from './social-links.module.css'

type Props = {
  readonly links: readonly SocialLink[]
  readonly label: string
  /** Said after each name, since the links open in a new tab. */
  readonly newTab: string
}

/** The fixed stack of social buttons (specification, sections 1 and 9). */
export function SocialLinks({ links, label, newTab }: Props) {
  if (links.length === 0) return null
  return (
    <footer className={css.root}>
      <ul className={css.links} aria-label={label}>
        {links.map(({ id, network, url, icon }) => (
          <li key={id}>
            <a
              className={css.link}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              title={network}
              aria-label={`${network} ${newTab}`}
            >
              <SocialIcon name={icon} />
              <span className={css.printed}>
                {network}: <bdi>{url.replace(/^mailto:/u, '')}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
