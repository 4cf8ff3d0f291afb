import { type MouseEvent, type RefObject, useId } from 'react'

import type { Labels } from '#fields/texts/labels.ts'
import panel from '#ui/panel.module.css'

import { fitsMenuButton } from './links-fit.ts'
import { MenuIcon } from './menu-icon.tsx'
import css from './navigation.module.css'

/** A link of the menu. */
export type MenuLink = {
  readonly label: string
  readonly href: string
  /** Whether it leads to what is shown now: a part of the page, or the page. */
  readonly current?: 'true' | 'page' | undefined
  readonly onChoose?: (() => void) | undefined
}

type Props = {
  readonly links: readonly MenuLink[]
  readonly labels: Labels
  /** What the bar has before the links. */
  readonly tag: string | undefined
  readonly list?: RefObject<HTMLUListElement | null>
  readonly onToggle?: () => void
}

/**
 * The links of the bar. Where they do not fit, a button opens them as a popover, which the browser
 * handles without a script.
 */
export function Menu({ links, labels, tag, list, onToggle }: Props) {
  const menuId = useId()
  const label = links.find(({ current }) => current !== undefined)?.label ?? ''
  if (links.length === 0) return null
  return (
    <nav aria-label={labels.navigation} className={css.nav}>
      <button
        type="button"
        className={css.menu}
        popoverTarget={menuId}
        data-long={label !== '' && fitsMenuButton(label, tag) ? undefined : ''}
      >
        <span className={css.name}>{labels.menu}</span> <span className={css.current}>{label}</span>
        <MenuIcon />
      </button>
      <ul
        ref={list}
        id={menuId}
        popover="auto"
        className={`${panel.root} ${css.links}`}
        onToggle={onToggle}
      >
        {links.map(({ label: text, href, current, onChoose }) => (
          <li key={href}>
            <a
              className={css.link}
              href={href}
              aria-current={current}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                // Before the focus moves: closing returns it to the button. A page that the browser
                // keeps for the Back button comes back as it was left.
                event.currentTarget.closest('ul')?.hidePopover()
                onChoose?.()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether the browser opens a clicked link in another tab or window. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}
