import { useEffect, useReducer, useRef } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { Button } from '#ui/button.tsx'
import { Typewriter } from '#ui/typewriter.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

import css from './conversation.module.css'
import {
  closed,
  isLastLine,
  nextDialogue,
  offeredAnswers,
  type Dialogue,
  type DialogueEvent,
} from './machine.ts'
import { Transcript } from './transcript.tsx'

type Turn = { readonly dialogue: Dialogue; readonly count: number }

/** A scripted chat (specification, section 4). The script is data; the machine is machine.ts. */
export function Conversation({ section, labels, headingId }: SectionProps<'conversation'>) {
  const { heading, intro, speaker, typingDelay } = section
  // Turns are counted, so that a scene which leads back to itself is typed anew.
  const [{ dialogue, count }, send] = useReducer(
    (turn: Turn, event: DialogueEvent): Turn => ({
      dialogue: nextDialogue(section, turn.dialogue, event),
      count: turn.count + 1,
    }),
    { dialogue: closed, count: 0 },
  )
  // The prerendered Start answers to nothing until this script has come, and says so.
  const waiting = !useHydrated()
  const controls = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed may be gone: focus goes to the first that is there.
    if (count > 0 && !controls.current?.contains(document.activeElement)) {
      controls.current?.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [count])
  const scene = dialogue.name === 'open' ? section.scenes[dialogue.scene] : undefined
  const line = dialogue.name === 'open' ? dialogue.line : 0
  return (
    <div className={css.root}>
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      <div className={css.dialogue} data-open={scene ? true : undefined}>
        <p className={css.speaker} aria-hidden="true">
          {speaker}
        </p>
        <div role="log" aria-label={speaker} className={css.lines}>
          {scene?.lines.slice(0, line + 1).map((words, index) => (
            // A line is its place in its scene: two may have the same words.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className={css.line}>
              {index === line ? (
                <Typewriter key={count} text={words} delay={typingDelay} labels={labels} />
              ) : (
                words
              )}
            </p>
          ))}
        </div>
        <div ref={controls} className={css.controls}>
          {scene ? (
            <>
              {offeredAnswers(section, dialogue).length > 0 && (
                <div role="group" aria-label={section.answersLabel} className={css.answers}>
                  {offeredAnswers(section, dialogue).map(({ id, label }) => (
                    <Button key={id} onClick={() => send({ type: 'answer', answer: id })}>
                      {label}
                    </Button>
                  ))}
                </div>
              )}
              {!isLastLine(section, dialogue) && (
                <Button onClick={() => send({ type: 'continue' })}>{section.continueLabel}</Button>
              )}
              <Button onClick={() => send({ type: 'close' })}>{section.closeLabel}</Button>
            </>
          ) : (
            <Button aria-disabled={waiting} onClick={() => send({ type: 'start' })}>
              {section.startLabel}
            </Button>
          )}
        </div>
      </div>
      <noscript>
        <Transcript section={section} />
      </noscript>
    </div>
  )
}
