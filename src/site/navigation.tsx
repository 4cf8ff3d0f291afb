import { useMemo, useSyncExternalStore } from 'react'

import type { Labels } from '#content/labels.ts'
import { MotionControl } from '#ui/motion-control.tsx'

import { createActiveSection } from './active-section.ts'
import type { NavigationLink } from './navigation-links.ts'
import css from './navigation.module.css'

type Props = {
  readonly links: readonly NavigationLink[]
  readonly labels: Labels
  /** The share of the viewport's height at which a section becomes the active one. */
  readonly threshold: number
}

/**
 * The bar at the top: a link for each section that asks for one (specification, section 2), and
 * what stops all movement.
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
  return (
    <header className={css.root}>
      <div className={css.bar}>
        {links.length > 0 && (
          <nav aria-label={labels.navigation} className={css.nav}>
            <ul className={css.links}>
              {links.map(({ id, label, href }) => (
                <li key={id}>
                  <a
                    className={css.link}
                    href={href}
                    aria-current={id === current ? 'true' : undefined}
                    onClick={() => active.choose(id)}
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
