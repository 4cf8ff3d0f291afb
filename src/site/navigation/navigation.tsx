import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { Labels } from '#fields/texts/labels.ts'

import { createActiveSection } from './active-section.ts'
import { BarControls } from './bar-controls.tsx'
import { findLinksFit, isLongTag } from './links-fit.ts'
import { Menu, opensElsewhere } from './menu.tsx'
import type { NavigationLink } from './navigation-links.ts'
import css from './navigation.module.css'

/** The address of the first section (specification, section 2). */
const topAddress = '#'

type Props = {
  readonly links: readonly NavigationLink[]
  /** The links to the owner's pages, after those. */
  readonly pages: readonly Pick<NavigationLink, 'label' | 'href'>[]
  readonly labels: Labels
  /** The position of the line that activates a section, as a share of the viewport's height. */
  readonly threshold: number
  /** The section that opens the page. */
  readonly first: { readonly id: string; readonly tag?: string } | undefined
  /** The owner's tag, if any section has one. */
  readonly tag: string | undefined
  /** Whether the page has both colour schemes. */
  readonly hasSchemes: boolean
}

/**
 * The bar at the top: the tag, a link for each section with a label (specification, section 2) and
 * for pages, and the controls.
 */
export function Navigation({ links, pages, labels, threshold, first, tag, hasSchemes }: Props) {
  // The opening section may have no link.
  const observed = useMemo(() => listObservedSections(links, first?.id), [links, first?.id])
  const active = useMemo(() => createActiveSection(observed, threshold), [observed, threshold])
  const current = useSyncExternalStore(active.subscribe, active.get, () => observed[0])
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // In its own task: measuring here would force a layout.
    const clock = setTimeout(() => {
      if (current !== undefined) bringIntoView(list)
    })
    return () => clearTimeout(clock)
  }, [current])

  function choose(id: string, href: string) {
    active.choose(id)
    const section = document.getElementById(id)
    // Browsers move the focus for every other address.
    if (href === topAddress) section?.focus({ preventScroll: true })
    // In its own task: Chromium drops the scroll of a link while another smooth scroll ends, and
    // WebKit ends it to show the link that the press has focused.
    setTimeout(() => {
      if (href === topAddress) scrollTo({ top: 0 })
      else section?.scrollIntoView()
    })
  }

  return (
    <header
      className={css.root}
      data-links={findLinksFit([...links, ...pages], tag)}
      data-tag={tag !== undefined && isLongTag(tag) ? 'long' : undefined}
      // The hero shows the same tag, larger.
      data-tag-above={first?.tag !== undefined && current === first.id ? '' : undefined}
    >
      <div className={css.bar}>
        {first && tag !== undefined && (
          <a
            className={css.tag}
            data-after-hero={first.tag === undefined ? undefined : ''}
            href={topAddress}
            onClick={(event) => {
              if (!opensElsewhere(event)) choose(first.id, topAddress)
            }}
          >
            {tag}
          </a>
        )}
        <Menu
          links={[
            ...links.map(({ id, label, href }) => ({
              label,
              href,
              current: id === current ? ('true' as const) : undefined,
              onChoose: () => choose(id, href),
            })),
            ...pages,
          ]}
          labels={labels}
          tag={tag}
          list={list}
          onToggle={() => bringIntoView(list)}
        />
        <BarControls labels={labels} hasSchemes={hasSchemes} />
      </div>
    </header>
  )
}

function listObservedSections(links: readonly NavigationLink[], first: string | undefined) {
  const ids = links.map(({ id }) => id)
  return first === undefined || ids.includes(first) ? ids : [first, ...ids]
}

/** Scrolls a list that is too long to its current link, and nothing else. */
function bringIntoView({ current: list }: { readonly current: HTMLUListElement | null }) {
  const marked = list?.querySelector('[aria-current]')
  if (!list || !marked) return
  if (list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight) return
  const [link, box] = [marked, list].map((one) => one.getBoundingClientRect())
  if (!link || !box) return
  list.scrollBy({
    left: link.left + link.width / 2 - box.left - box.width / 2,
    top: link.top + link.height / 2 - box.top - box.height / 2,
  })
}
