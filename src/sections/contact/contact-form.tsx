import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

import { messageFields, type MessageField } from '#contract/contact-refusal.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { Button } from '#ui/button.tsx'
import { isInViewport } from '#ui/use-in-view.ts'
import { useOnline } from '#ui/use-online.ts'

import css from './contact.module.css'
import { createDraft } from './draft.ts'
import { Field, type FieldControl } from './field.tsx'
import type { Target } from './model/target.ts'
import { sendMessage, type Message, type Outcome } from './send-message.ts'
import { Status } from './status.tsx'

type Props = Pick<SectionProps<'contact'>, 'section' | 'headingId'> & { readonly target: Target }

/** The contact form (specification, sections 4, 5 and 8). */
export function ContactForm({ section, target, headingId }: Props) {
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [errors, setErrors] = useState<Errors>({})
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  // A page may have two forms.
  const name = section.id ?? section.heading

  useEffect(() => {
    if (form.current) restoreDraft(form.current, target, name)
  }, [name, target])

  useEffect(() => {
    const [first] = outcome?.type === 'refused' ? outcome.wrong : []
    if (!first || !form.current || isElsewhere(form.current)) return
    const preventScroll = !isInViewport(form.current)
    findField(form.current, target.names[first])?.focus({ preventScroll })
  }, [outcome, target])

  function edit({ currentTarget, target: control }: InputEvent<HTMLFormElement>) {
    openDraft(name).save(readMessage(currentTarget, target))
    const edited = messageFields.find(
      (field) => findField(currentTarget, target.names[field]) === control,
    )
    if (edited) setErrors((before) => ({ ...before, [edited]: undefined }))
  }

  /** Shows the browser's message beside the field, in place of its bubble, which covers others. */
  function refuse(field: MessageField, control: FieldControl) {
    // The message is there before the focus, so that screen readers announce both.
    flushSync(() => {
      setOutcome(undefined)
      setErrors((before) => ({ ...before, [field]: control.validationMessage }))
    })
    if (form.current?.querySelector(':invalid') !== control) return
    control.focus()
    control.labels?.item(0).scrollIntoView({ block: 'nearest' })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const { currentTarget } = event
    const message = readMessage(currentTarget, target)
    openDraft(name).save(message)
    setIsSending(true)
    setOutcome(undefined)
    setErrors({})
    const trapped = target.honeypot === undefined ? '' : readField(currentTarget, target.honeypot)
    const result = await sendMessage(message, target, { timeout: section.timeout, trapped })
    if (result.type === 'sent') {
      currentTarget.reset()
      openDraft(name).remove()
    }
    setOutcome(result)
    if (result.type === 'refused') setErrors(listErrors(result.wrong, section))
    setIsSending(false)
  }

  const makeProps = (field: MessageField) => ({
    field,
    name: target.names[field],
    isReadOnly: isSending,
    label: section[`${field}Label`],
    error: errors[field],
    onInvalid: refuse,
  })
  return (
    // Without JavaScript the browser posts it, always as a form.
    <form
      ref={form}
      className={css.form}
      method="post"
      action={target.address}
      onInput={edit}
      onSubmit={submit}
      aria-labelledby={headingId}
    >
      <Field {...makeProps('name')} autoComplete="name" />
      <Field {...makeProps('email')} autoComplete="email" type="email" />
      <Field {...makeProps('message')} rows={6} />
      <div className={css.send}>
        {/* Not "disabled": the button would lose the keyboard's focus. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? section.sendingLabel : section.submitLabel}
        </Button>
        <Status section={section} outcome={outcome} isOnline={isOnline} />
      </div>
      {Object.entries(target.fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {target.honeypot !== undefined && (
        <div className={css.honeypot} aria-hidden="true">
          <input
            type="text"
            name={target.honeypot}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </div>
      )}
    </form>
  )
}

type Errors = { readonly [Field in MessageField]?: string | undefined }

function listErrors(wrong: readonly MessageField[], section: SectionProps<'contact'>['section']) {
  return Object.fromEntries(wrong.map((field) => [field, section[`${field}Wrong`]]))
}

/** All pages of an origin share its storage. */
function openDraft(name: string) {
  return createDraft(`${location.pathname}#${name}`)
}

/** Whether the visitor has moved the focus to something else while the message was sent. */
function isElsewhere(form: HTMLFormElement): boolean {
  const { activeElement } = document
  // Safari does not focus a button that is clicked.
  return !form.contains(activeElement) && !activeElement?.contains(form)
}

/** Fills empty fields from the draft. What the visitor typed before hydration stays. */
function restoreDraft(form: HTMLFormElement, target: Target, name: string) {
  const draft = openDraft(name).read()
  for (const fieldName of messageFields) {
    const field = findField(form, target.names[fieldName])
    if (field && field.value === '') field.value = draft[fieldName] ?? ''
  }
  const message = readMessage(form, target)
  if (messageFields.some((field) => message[field] !== '')) openDraft(name).save(message)
}

function readMessage(form: HTMLFormElement, { names }: Target): Message {
  return {
    name: readField(form, names.name),
    email: readField(form, names.email),
    message: readField(form, names.message),
  }
}

function readField(form: HTMLFormElement, name: string): string {
  return findField(form, name)?.value ?? ''
}

function findField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}
