import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { ChunkFailure } from '#ui/chunk-failure.tsx'
import { typist, Typewriter } from '#ui/typewriter.tsx'
import { useChunk } from '#ui/use-chunk.ts'

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
  const { dialogue, past, count, began, answered } = turnIn(section, turn)
  // The turn whose line has been typed to its end.
  const [typed, setTyped] = useState(0)
  const log = useRef<HTMLDivElement>(null)
  // The section is near: what types its lines is there before the first is due.
  const typing = useChunk(typist, true)
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

  function closeByKey(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape') return
    event.preventDefault()
    send({ type: 'close' })
  }

  return (
    <div className={css.root}>
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      {/* Its buttons are reached by Tab; Escape is one key more for the one that closes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.dialogue} onKeyDown={closeByKey}>
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
            // What was said is its place in this talk: the same words may come again. Once there it
            // stays as it is, for a screen reader reads out what a log is given, each time.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={`${began} ${index}`} className={css.line} data-from={from}>
              {from === 'speaker' ? (
                <Typewriter
                  text={words}
                  delay={typingDelay}
                  latest={index === said.length - 1}
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
      {open && typing.status === 'failed' && (
        <div className={css.failure}>
          <ChunkFailure error={typing.error} labels={labels} onRetry={typist.load} />
        </div>
      )}
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
