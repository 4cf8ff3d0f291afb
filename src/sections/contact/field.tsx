import { useId } from 'react'

import type { MessageField } from '#contract/contact-refusal.ts'

import css from './field.module.css'

type Props = {
  readonly name: MessageField
  readonly label: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email'
  /** Given, the field has room for so many lines. */
  readonly lines?: number
  /** Its text is on its way and must stay as it is. */
  readonly fixed: boolean
  /** Given, what it holds was not taken, and this says what to write. */
  readonly fault: string | undefined
}

/** A required field under its label. The browser checks it (specification, section 5). */
export function Field({ name, label, autoComplete, type = 'text', lines, fixed, fault }: Props) {
  const id = useId()
  const faultId = useId()
  const common = {
    id,
    name,
    autoComplete,
    required: true,
    readOnly: fixed,
    className: css.control,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
  }
  return (
    <div className={css.root}>
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input {...common} type={type} />
      ) : (
        <textarea {...common} rows={lines} />
      )}
      {fault !== undefined && (
        <p id={faultId} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
