import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'

import { messageFields, type MessageField } from '#contract/contact-refusal.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { Button } from '#ui/button.tsx'
import { useOnline } from '#ui/use-online.ts'

import css from './contact.module.css'
import { draftOf } from './draft.ts'
import { Ending } from './ending.tsx'
import { Field } from './field.tsx'
import { contactAddress, sendMessage, type Message, type Outcome } from './send-message.ts'

/** The contact form (specification, sections 4, 5 and 8). */
export function Contact({ section, headingId }: SectionProps<'contact'>) {
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [wrong, setWrong] = useState<readonly MessageField[]>([])
  const online = useOnline()
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const place = section.id ?? section.heading

  useEffect(() => {
    if (form.current) restore(form.current, place)
  }, [place])

  useEffect(() => {
    const [first] = outcome?.type === 'refused' ? outcome.wrong : []
    if (first && form.current) fieldOf(form.current, first)?.focus()
  }, [outcome])

  function edit({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    draftAt(place).keep(messageIn(currentTarget))
    setWrong((before) => before.filter((name) => fieldOf(currentTarget, name) !== target))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    const { currentTarget } = event
    const message = messageIn(currentTarget)
    draftAt(place).keep(message)
    setSending(true)
    setOutcome(undefined)
    setWrong([])
    const ended = await sendMessage(message, section)
    if (ended.type === 'sent') {
      currentTarget.reset()
      draftAt(place).drop()
    }
    setOutcome(ended)
    setWrong(ended.type === 'refused' ? ended.wrong : [])
    setSending(false)
    running.current = false
  }

  const state = (name: MessageField) => ({
    name,
    fixed: sending,
    label: section[`${name}Label`],
    fault: wrong.includes(name) ? section[`${name}Wrong`] : undefined,
  })
  return (
    <div className={css.root}>
      <div className={css.head}>
        <h2 id={headingId}>{section.heading}</h2>
        <p>{section.intro}</p>
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
        action={contactAddress(section.backend)}
        onInput={edit}
        onSubmit={submit}
        aria-labelledby={headingId}
      >
        <Field {...state('name')} autoComplete="name" />
        <Field {...state('email')} autoComplete="email" type="email" />
        <Field {...state('message')} lines={6} />
        {/* Not "disabled": that would throw the keyboard's focus off the button. */}
        <Button type="submit" aria-disabled={sending}>
          {sending ? section.sendingLabel : section.submitLabel}
        </Button>
        <Ending section={section} outcome={outcome} online={online} />
      </form>
    </div>
  )
}

/** Sites of one origin share its storage, and one page may have two forms. */
function draftAt(place: string) {
  return draftOf(`${location.pathname}#${place}`)
}

/** Puts the draft into fields that are empty; what was typed before the script came stands. */
function restore(form: HTMLFormElement, place: string) {
  const kept = draftAt(place).read()
  for (const name of messageFields) {
    const field = fieldOf(form, name)
    if (field && field.value === '') field.value = kept[name] ?? ''
  }
  const message = messageIn(form)
  if (messageFields.some((name) => message[name] !== '')) draftAt(place).keep(message)
}

function messageIn(form: HTMLFormElement): Message {
  const text = (name: MessageField) => fieldOf(form, name)?.value ?? ''
  return { name: text('name'), email: text('email'), message: text('message') }
}

function fieldOf(form: HTMLFormElement, name: MessageField) {
  const field = form.elements.namedItem(name)
  const found = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return found ? field : undefined
}
