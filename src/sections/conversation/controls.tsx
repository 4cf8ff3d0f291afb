import { useLayoutEffect, useRef } from 'react'

import { Button } from '#ui/button.tsx'

import css from './controls.module.css'
import { isLastLine, listAnswers, type Dialogue, type DialogueEvent } from './model/machine.ts'
import type { Conversation } from './schema.ts'

type Props = {
  readonly section: Conversation
  readonly dialogue: Dialogue
  /** The number of turns so far. */
  readonly count: number
  readonly send: (event: DialogueEvent) => void
}

/** The buttons below the dialogue: Start, or Continue or the answers, and Close. */
export function Controls({ section, dialogue, count, send }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The button that was pressed may be gone: move the focus to the first one.
    const first = root.current?.querySelector('button')
    if (count === 0 || !first || root.current?.contains(document.activeElement)) return
    first.focus({ preventScroll: true })
    // Only for keyboards: a touch must not scroll the page.
    if (first.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' })
  }, [count])
  const answers = listAnswers(section, dialogue)
  return (
    <div ref={root} className={css.root}>
      {dialogue.name === 'open' ? (
        <>
          {answers.length > 0 && (
            <div role="group" aria-label={section.answersLabel} className={css.answers}>
              {answers.map(({ id, label }) => (
                <Button key={id} onClick={() => send({ type: 'answer', answer: id })}>
                  {label}
                </Button>
              ))}
            </div>
          )}
          {!isLastLine(section, dialogue) && (
            <div className={css.continue}>
              <Button onClick={() => send({ type: 'continue' })}>{section.continueLabel}</Button>
            </div>
          )}
          <div className={css.close}>
            <Button
              data-quiet=""
              aria-keyshortcuts="Escape"
              onClick={() => send({ type: 'close' })}
            >
              {section.closeLabel}
            </Button>
          </div>
        </>
      ) : (
        <Button data-primary="" onClick={() => send({ type: 'start' })}>
          {section.startLabel}
        </Button>
      )}
    </div>
  )
}
