import { useLayoutEffect, useRef } from 'react'

import { Button, ButtonLink } from '#ui/button.tsx'
import { Isolated } from '#ui/text/isolated.tsx'
import { isInViewport } from '#ui/use-in-view.ts'

import css from './controls.module.css'
import line from './line.module.css'
import { isLastLine, listAnswers, type DialogueEvent } from './model/machine.ts'
import { findSide } from './model/side.ts'
import type { Conversation } from './schema.ts'
import { isFromStart } from './sent-path.ts'
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
    // A press before hydration is repeated when the visitor may have scrolled away.
    if (!isInViewport(root.current?.parentElement)) return
    // After Start, Continue may be below the fold. A later touch must not scroll the page.
    if (count === 1 || first.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (dialogue.name === 'closed') {
    return (
      <div ref={root} className={css.closed}>
        {greeting !== undefined ? (
          <p className={line.root}>{greeting}</p>
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
  const canShare = scene?.ending === true && isFromStart(section, path)
  return (
    <div ref={root} className={css.root}>
      {answers.length > 0 && (
        <div role="group" aria-label={section.answersLabel} className={css.answers}>
          {answers.map(({ id, label }) => (
            <Button
              key={id}
              data-side={findSide(answers, id)}
              onClick={({ detail }) => {
                // A double click is one answer: the next scene may have a button in this place.
                if (detail < 2) send({ type: 'answer', answer: id })
              }}
            >
              <Isolated text={label} />
            </Button>
          ))}
        </div>
      )}
      {scene?.link && (
        <ButtonLink data-primary="" href={scene.link.url}>
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
