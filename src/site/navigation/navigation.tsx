import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { Labels } from '#fields/labels.ts'
import { MotionControl } from '#ui/motion/motion-control.tsx'

import { createActiveSection } from './active-section.ts'
import type { NavigationLink } from './navigation-links.ts'
import css from './navigation.module.css'

type Props = {
  readonly links: readonly NavigationLink[]
  readonly labels: Labels
  /** The position of the line that activates a section, as a share of the viewport's height. */
  readonly threshold: number
}

/**
 * The bar at the top: a link for each section with a label (specification, section 2), and the
 * motion button.
 */
export function Navigation({ links, labels, threshold }: Props) {
  const active = useMemo(
    () =>
      createActiveSection(
        links.map(({ id }) => id),
        threshold,
      ),
    [links, threshold],
  )
  const current = useSyncExternalStore(active.subscribe, active.get, () => links[0]?.id)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // In its own task: measuring here would force a layout.
    const clock = setTimeout(() => {
      if (list.current && current !== undefined) bringIntoView(list.current)
    })
    return () => clearTimeout(clock)
  }, [current])
  return (
    <header className={css.root}>
      <div className={css.bar}>
        {links.length > 0 && (
          <nav aria-label={labels.navigation} className={css.nav}>
            <ul ref={list} className={css.links}>
              {links.map(({ id, label, href }) => (
                <li key={id}>
                  <a
                    className={css.link}
                    href={href}
                    aria-current={id === current ? 'true' : undefined}
                    onClick={() => {
                      active.choose(id)
                      // Browsers move the focus for every other address.
                      if (href === '#') document.getElementById(id)?.focus({ preventScroll: true })
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <MotionControl labels={labels} />
      </div>
    </header>
  )
}

/** Scrolls a bar that is too long to its current link, and nothing else. */
function bringIntoView(list: HTMLUListElement) {
  const marked = list.querySelector('[aria-current]')
  if (!marked || list.scrollWidth <= list.clientWidth) return
  const [link, bar] = [marked, list].map((one) => one.getBoundingClientRect())
  if (link && bar) list.scrollBy({ left: middleOf(link) - middleOf(bar) })
}

function middleOf({ left, right }: DOMRect): number {
  return (left + right) / 2
}
