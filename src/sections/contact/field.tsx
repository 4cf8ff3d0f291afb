import { useId } from 'react'

import css from './field.module.css'

type Props = {
  readonly name: string
  readonly label: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email'
  /** Given, the field has room for so many lines. */
  readonly lines?: number
}

/** A required field under its label. The browser checks it (specification, section 5). */
export function Field({ name, label, autoComplete, type = 'text', lines }: Props) {
  const id = useId()
  const common = { id, name, autoComplete, required: true, className: css.control }
  return (
    <div className={css.root}>
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input {...common} type={type} />
      ) : (
        <textarea {...common} rows={lines} />
      )}
    </div>
  )
}
