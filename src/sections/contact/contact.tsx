import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

import { messageFields, type MessageField } from '#contract/contact-refusal.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { Button } from '#ui/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { useOnline } from '#ui/use-online.ts'

import css from './contact.module.css'
import { createDraft } from './draft.ts'
import { Field, type FieldControl } from './field.tsx'
import { resolveAddress, sendMessage, type Message, type Outcome } from './send-message.ts'
import { Status } from './status.tsx'

/** The contact form (specification, sections 4, 5 and 8). */
export function Contact({ section, headingId }: SectionProps<'contact'>) {
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [errors, setErrors] = useState<Errors>({})
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  // A page may have two forms.
  const name = section.id ?? section.heading

  useEffect(() => {
    if (form.current) restoreDraft(form.current, name)
  }, [name])

  useEffect(() => {
    const [first] = outcome?.type === 'refused' ? outcome.wrong : []
    if (first && form.current) findField(form.current, first)?.focus()
  }, [outcome])

  function edit({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    openDraft(name).save(readMessage(currentTarget))
    const edited = messageFields.find((field) => findField(currentTarget, field) === target)
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
    const message = readMessage(currentTarget)
    openDraft(name).save(message)
    setIsSending(true)
    setOutcome(undefined)
    setErrors({})
    const result = await sendMessage(message, section)
    if (result.type === 'sent') {
      currentTarget.reset()
      openDraft(name).remove()
    }
    setOutcome(result)
    if (result.type === 'refused') setErrors(listErrors(result.wrong, section))
    setIsSending(false)
  }

  const propsOf = (field: MessageField) => ({
    name: field,
    isReadOnly: isSending,
    label: section[`${field}Label`],
    error: errors[field],
    onInvalid: refuse,
  })
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <div className={css.intro}>
        <p>
          <RichText text={section.intro} />
        </p>
        {section.mailAddress !== undefined && (
          <p className={css.address}>
            <bdi>{section.mailAddress}</bdi>
          </p>
        )}
      </div>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={resolveAddress(section.backend)}
        onInput={edit}
        onSubmit={submit}
        aria-labelledby={headingId}
      >
        <Field {...propsOf('name')} autoComplete="name" />
        <Field {...propsOf('email')} autoComplete="email" type="email" />
        <Field {...propsOf('message')} rows={6} />
        <div className={css.send}>
          {/* Not "disabled": the button would lose the keyboard's focus. */}
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? section.sendingLabel : section.submitLabel}
          </Button>
          <Status section={section} outcome={outcome} isOnline={isOnline} />
        </div>
      </form>
      {section.closing !== undefined && <p className={css.closing}>{section.closing}</p>}
    </div>
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

/** Fills empty fields from the draft. What the visitor typed before hydration stays. */
function restoreDraft(form: HTMLFormElement, name: string) {
  const draft = openDraft(name).read()
  for (const fieldName of messageFields) {
    const field = findField(form, fieldName)
    if (field && field.value === '') field.value = draft[fieldName] ?? ''
  }
  const message = readMessage(form)
  if (messageFields.some((field) => message[field] !== '')) openDraft(name).save(message)
}

function readMessage(form: HTMLFormElement): Message {
  const read = (name: MessageField) => findField(form, name)?.value ?? ''
  return { name: read('name'), email: read('email'), message: read('message') }
}

function findField(form: HTMLFormElement, name: MessageField) {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}
