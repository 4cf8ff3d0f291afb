import { useLayoutEffect, useRef } from 'react'

import { Button, ButtonLink } from '#ui/button.tsx'

import css from './controls.module.css'
import { isLastLine, listAnswers, type Dialogue, type DialogueEvent } from './model/machine.ts'
import type { Side } from './robot.tsx'
import type { Conversation } from './schema.ts'

type Props = {
  readonly section: Conversation
  readonly dialogue: Dialogue
  /** The number of turns so far. */
  readonly count: number
  readonly send: (event: DialogueEvent) => void
}

/** The controls of the dialogue: Start, or Continue or the answers, and Close. */
export function Controls({ section, dialogue, count, send }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The control that was pressed may be gone: move the focus to the first one.
    const first = root.current?.querySelector<HTMLElement>('a, button')
    if (count === 0 || !first || root.current?.contains(document.activeElement)) return
    first.focus({ preventScroll: true })
    // Only for keyboards: a touch must not scroll the page.
    if (first.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (dialogue.name === 'closed') {
    return (
      <div ref={root} className={css.closed}>
        {section.asleep !== undefined && <p className={css.asleep}>{section.asleep}</p>}
        <Button data-primary="" data-wakes="" onClick={() => send({ type: 'start' })}>
          {section.startLabel}
        </Button>
      </div>
    )
  }
  const answers = listAnswers(section, dialogue)
  const isLast = isLastLine(section, dialogue)
  const link = isLast ? section.scenes[dialogue.scene]?.link : undefined
  return (
    <div ref={root} className={css.root}>
      {answers.length > 0 && (
        <div role="group" aria-label={section.answersLabel} className={css.answers}>
          {answers.map(({ id, label }) => (
            <Button
              key={id}
              data-side={findSide(section, id)}
              onClick={() => send({ type: 'answer', answer: id })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {link && (
        <ButtonLink data-primary="" href={link.href}>
          {link.label}
        </ButtonLink>
      )}
      {!isLast && (
        <div className={css.continue}>
          <Button onClick={() => send({ type: 'continue' })}>{section.continueLabel}</Button>
        </div>
      )}
      <div className={css.close}>
        <Button data-quiet="" aria-keyshortcuts="Escape" onClick={() => send({ type: 'close' })}>
          {section.closeLabel}
        </Button>
      </div>
    </div>
  )
}

/** The side on which the button of an answer is; the middle before the first answer. */
export function findSide({ answers }: Pick<Conversation, 'answers'>, answer?: string): Side {
  const index = answers.findIndex(({ id }) => id === answer)
  const share = index < 0 || answers.length < 2 ? 0.5 : index / (answers.length - 1)
  return share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle'
}
