import { useId, useState, type InvalidEvent } from 'react'

import type { MessageField } from '#contract/contact-refusal.ts'

import css from './field.module.css'

export type FieldControl = HTMLInputElement | HTMLTextAreaElement

type Props = {
  readonly field: MessageField
  /** The name under which it is sent. */
  readonly name: string
  readonly label: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email'
  /** Makes it a text area with this many rows. */
  readonly rows?: number
  readonly isReadOnly: boolean
  /** What to write instead, where the browser or the service refused the value. */
  readonly error: string | undefined
  /** Called in place of the browser's own message, which a visitor without JavaScript sees. */
  readonly onInvalid: (field: MessageField, control: FieldControl) => void
}

/** A required field under its label. The browser validates it (specification, section 5). */
export function Field({
  field,
  name,
  label,
  autoComplete,
  type = 'text',
  rows,
  isReadOnly,
  error,
  onInvalid,
}: Props) {
  const id = useId()
  const errorId = useId()
  const [staysHere, setStaysHere] = useState(false)
  const common = {
    id,
    name,
    autoComplete,
    required: true,
    readOnly: isReadOnly,
    className: css.control,
    onInvalid(event: InvalidEvent<FieldControl>) {
      event.preventDefault()
      const { currentTarget: control } = event
      const first = control.form?.querySelector(':invalid')
      setStaysHere(control === first && control === document.activeElement)
      onInvalid(field, control)
    },
    // Without it, Firefox reports an empty required field as invalid before anything is sent.
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  }
  return (
    <div className={css.root}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...common} type={type} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
      {error !== undefined && (
        // Where Enter leaves the focus in the field, screen readers announce no new description.
        <p id={errorId} className={css.error} role={staysHere ? 'alert' : undefined}>
          {/* The message of a browser that speaks another language than the page. */}
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  )
}
