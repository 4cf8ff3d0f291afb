import { Fragment, useEffect, useReducer, useRef } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { typist, Typewriter } from '#ui/typewriter.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

import { Controls } from './controls.tsx'
import css from './conversation.module.css'
import { closed, nextDialogue, type Dialogue, type DialogueEvent } from './machine.ts'
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
  // The section is near: what types its lines is there before the first is due.
  useEffect(() => typist.load(), [])
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
          {scene?.lines.map((words, index) => (
            // A line is its place in its scene: two may have the same words.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > line ? (
                // A line to come has its room, not its words: the style sheet draws them, unseen.
                <p className={css.line} data-coming="" data-words={words} aria-hidden="true" />
              ) : (
                <p className={css.line} data-newest={index === line ? true : undefined}>
                  {index === line ? (
                    <Typewriter key={count} text={words} delay={typingDelay} labels={labels} />
                  ) : (
                    words
                  )}
                </p>
              )}
            </Fragment>
          ))}
        </div>
        <Controls
          ref={controls}
          section={section}
          dialogue={dialogue}
          send={send}
          waiting={waiting}
        />
      </div>
      <noscript>
        <Transcript section={section} />
      </noscript>
    </div>
  )
}
