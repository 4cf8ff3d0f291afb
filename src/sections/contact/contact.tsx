import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { Button } from '#ui/button.tsx'

import css from './contact.module.css'
import { Field } from './field.tsx'
import { contactAddress, sendMessage, type Outcome } from './send-message.ts'

/** The contact form (specification, sections 4, 5 and 8). */
export function Contact({ section, headingId }: SectionProps<'contact'>) {
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const running = useRef(false)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small screen the answer would stand below the window, unseen.
    if (outcome) told.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    setSending(true)
    setOutcome(undefined)
    const message = { name: text('name'), email: text('email'), message: text('message') }
    const ended = await sendMessage(message, section)
    if (ended.type === 'sent') form.reset()
    setOutcome(ended)
    setSending(false)
    running.current = false
  }

  return (
    <div className={css.root}>
      <div className={css.head}>
        <h2 id={headingId}>{section.heading}</h2>
        <p>{section.intro}</p>
      </div>
      <form
        className={css.form}
        method="post"
        action={contactAddress(section.backend)}
        onSubmit={submit}
        aria-labelledby={headingId}
      >
        <Field name="name" label={section.nameLabel} autoComplete="name" />
        <Field name="email" label={section.emailLabel} autoComplete="email" type="email" />
        <Field name="message" label={section.messageLabel} lines={6} />
        {/* Not "disabled": that would throw the keyboard's focus off the button. */}
        <Button type="submit" aria-disabled={sending}>
          {sending ? section.sendingLabel : section.submitLabel}
        </Button>
        <div ref={told} role="alert" className={css.outcome} data-outcome={outcome?.type}>
          {outcome && wordsFor(outcome, section)}
        </div>
      </form>
    </div>
  )
}

function wordsFor(outcome: Outcome, section: SectionProps<'contact'>['section']): string {
  return outcome.type === 'sent' ? (outcome.status ?? section.sent) : section[outcome.type]
}
