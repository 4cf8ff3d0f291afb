import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'

import css from './controls.module.css'
import type { Step } from './model/talk-path.ts'
import type { Conversation } from './schema.ts'
import { createAddress } from './sent-path.ts'

type Props = { readonly section: Conversation; readonly path: readonly Step[] }

/** Copies the address of a talk; where the browser does not allow that, offers it selected. */
export function Share({ section, path }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (outcome !== 'refused') return
    // Not every browser moves the focus when it selects.
    field.current?.focus()
    field.current?.select()
  }, [outcome])

  async function copy() {
    try {
      // There is no clipboard without https.
      await navigator.clipboard.writeText(createAddress(section, path))
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={css.share}>
      {outcome === 'refused' ? (
        <input
          ref={field}
          readOnly
          className={css.address}
          dir="ltr"
          aria-label={section.addressLabel}
          value={createAddress(section, path)}
        />
      ) : (
        <Button onClick={() => void copy()}>{section.copyLabel}</Button>
      )}
      <span role="status">{outcome === 'copied' && section.copiedLabel}</span>
    </div>
  )
}
