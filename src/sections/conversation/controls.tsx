import { useLayoutEffect, useRef } from 'react'

import { Button, ButtonLink } from '#ui/button.tsx'

import css from './controls.module.css'
import { isLastLine, listAnswers, type DialogueEvent } from './model/machine.ts'
import type { Side } from './robot.tsx'
import type { Conversation } from './schema.ts'
import { Share } from './share.tsx'
import type { Turn } from './turn.ts'

type Props = {
  readonly section: Conversation
  readonly turn: Turn
  /** What the speaker says beside Start, while awake. */
  readonly greeting: string | undefined
  readonly send: (event: DialogueEvent) => void
}

/** The controls of the dialogue: Start, or Continue or the answers, and Close. */
export function Controls({ section, turn, greeting, send }: Props) {
  const { dialogue, count, path } = turn
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
        {greeting !== undefined ? (
          <p className={css.greeting}>{greeting}</p>
        ) : (
          section.asleep !== undefined && <p className={css.asleep}>{section.asleep}</p>
        )}
        <Button data-primary="" data-wakes="" onClick={() => send({ type: 'start' })}>
          {section.startLabel}
        </Button>
      </div>
    )
  }
  const answers = listAnswers(section, dialogue)
  const isLast = isLastLine(section, dialogue)
  const scene = isLast ? section.scenes[dialogue.scene] : undefined
  // An address begins at the start; Close on an ending may lead elsewhere.
  const canShare = scene?.ending === true && path[0]?.scene === section.start
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
      {scene?.link && (
        <ButtonLink data-primary="" href={scene.link.href}>
          {scene.link.label}
        </ButtonLink>
      )}
      {canShare && <Share section={section} path={path} />}
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
