import { findTag, type PageContent } from '#site/page-content.ts'

import { BarControls } from './bar-controls.tsx'
import { findLinksFit } from './links-fit.ts'
import { Menu, type MenuLink } from './menu.tsx'
import { listNavigationLinks, linkToPages } from './navigation-links.ts'
import css from './navigation.module.css'

type Props = {
  readonly content: PageContent
  /** The path of the page after the base path of the site. */
  readonly path: string
}

/** The bar of a page other than the main page: the way home, the links, and the controls. */
export function PageBar({ content, path }: Props) {
  const { site, sections, labels, theme, pageLinks } = content
  const base = import.meta.env.BASE_URL
  const heads = sections.map(({ head }) => head)
  const tag = findTag(content) ?? site.owner ?? site.title
  const links: MenuLink[] = [
    ...listNavigationLinks(heads).map(({ label, href }) => ({
      label,
      // The first section is the top of the main page.
      href: href === '#' ? base : base + href,
    })),
    ...linkToPages(pageLinks).map((link) => ({
      ...link,
      current: link.href === base + path ? ('page' as const) : undefined,
    })),
  ]
  return (
    <header className={css.root} data-links={findLinksFit(links, tag)} data-page="">
      <div className={css.bar}>
        <a className={css.tag} href={base}>
          {tag}
        </a>
        <Menu links={links} labels={labels} tag={tag} />
        <BarControls labels={labels} hasSchemes={theme.scheme === 'system'} />
      </div>
    </header>
  )
}
