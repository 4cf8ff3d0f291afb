import { useEffect, useId, useRef } from 'react'

import type { Labels } from '#fields/texts/labels.ts'
import panel from '#ui/panel.module.css'

import { SchemeIcon } from './scheme-icon.tsx'
import { controlName, scheme, schemes } from './scheme.ts'
import css from './scheme-control.module.css'

/**
 * The button that opens the choice between the colour schemes. The inline script handles the choice
 * and the browser opens and closes the panel, so both work before hydration.
 */
export function SchemeControl({ labels }: { readonly labels: Labels }) {
  const panelId = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The visitor may have chosen before, or in another tab.
    function check() {
      for (const input of group.current?.querySelectorAll('input') ?? []) {
        input.checked = input.value === scheme.get()
      }
    }
    check()
    return scheme.subscribe(check)
  }, [])
  const names = {
    system: labels.schemeSystem,
    dark: labels.schemeDark,
    light: labels.schemeLight,
  }
  return (
    <div className={css.root}>
      <button
        type="button"
        className={css.button}
        popoverTarget={panelId}
        // It is the name, too: screen readers would say it again after an "aria-label".
        title={labels.colourScheme}
      >
        {schemes.map((one) => (
          <span key={one} className={css.icon} data-icon={one}>
            <SchemeIcon scheme={one} />
          </span>
        ))}
      </button>
      <div
        ref={group}
        id={panelId}
        popover="auto"
        role="radiogroup"
        aria-label={labels.colourScheme}
        className={`${panel.root} ${css.panel}`}
      >
        {schemes.map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={controlName}
              value={one}
              defaultChecked={one === 'system'}
            />
            {names[one]}
            <SchemeIcon scheme={one} />
          </label>
        ))}
      </div>
    </div>
  )
}
