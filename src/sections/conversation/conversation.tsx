import { useEffect, useReducer, useRef, useState } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { typist, Typewriter } from '#ui/typewriter.tsx'

import css from './conversation.module.css'
import { Controls } from './controls.tsx'
import { offeredAnswers, type DialogueEvent } from './machine.ts'
import { RobotAvatar, type Side } from './robot-avatar.tsx'
import { Transcript } from './transcript.tsx'
import { firstTurn, linesOf, nextTurn, turnIn, type Turn } from './turn.ts'

/** A scripted chat (specification, section 4). The script is data; the machine is machine.ts. */
export function Conversation({ section, labels, headingId }: SectionProps<'conversation'>) {
  const { heading, intro, speaker, typingDelay } = section
  const [turn, send] = useReducer(
    (before: Turn, event: DialogueEvent) => nextTurn(section, turnIn(section, before), event),
    firstTurn,
  )
  const { dialogue, past, count, answered } = turnIn(section, turn)
  // The turn whose line has been typed to its end.
  const [typed, setTyped] = useState(0)
  const log = useRef<HTMLDivElement>(null)
  // The section is near: what types its lines is there before the first is due.
  useEffect(() => typist.load(), [])
  const said = [...past, ...linesOf(section, dialogue)]
  const spoken = said.length
  useEffect(() => {
    if (spoken > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [spoken])
  useEffect(() => {
    if (!log.current) return undefined
    // Answers with many words take room from what is said: the line that they answer stays in view.
    const observer = new ResizeObserver(([entry]) => {
      entry?.target.scrollTo({ top: entry.target.scrollHeight })
    })
    observer.observe(log.current)
    return () => observer.disconnect()
  }, [])
  const open = dialogue.name === 'open'
  const asking = offeredAnswers(section, dialogue).length > 0
  return (
    <div className={css.root}>
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      <div className={css.dialogue}>
        <div className={css.speaker} aria-hidden="true">
          <RobotAvatar
            mood={open ? (typed < count ? 'talking' : asking ? 'asking' : 'listening') : 'asleep'}
            look={sideOf(answered, section.answers.length)}
          />
          <span>{speaker}</span>
        </div>
        <div
          ref={log}
          role="log"
          aria-label={speaker}
          // What has scrolled out of it is read with the keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={open ? 0 : -1}
          className={css.lines}
        >
          {said.length === 0 && (
            <div className={css.sleeper}>
              <RobotAvatar mood="asleep" look="middle" />
            </div>
          )}
          {said.map(({ from, words }, index) => (
            // What was said is its place: the same words may come again.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className={css.line} data-from={from}>
              {index === said.length - 1 ? (
                <Typewriter
                  key={count}
                  text={words}
                  delay={typingDelay}
                  labels={labels}
                  onTyped={() => setTyped(count)}
                />
              ) : (
                words
              )}
            </p>
          ))}
        </div>
        <Controls section={section} dialogue={dialogue} count={count} send={send} />
      </div>
      <div className={css.transcript}>
        <Transcript section={section} />
      </div>
    </div>
  )
}

/** On which side the button of an answer stands; straight on before the first answer. */
function sideOf(answered: number | undefined, answers: number): Side {
  const place = answered === undefined || answers < 2 ? 0.5 : answered / (answers - 1)
  return place < 0.35 ? 'start' : place > 0.65 ? 'end' : 'middle'
}
