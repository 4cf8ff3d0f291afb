import { useReducer, useState, type KeyboardEvent } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { ChunkFailure } from '#ui/chunk/chunk-failure.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { typist } from '#ui/text/typewriter.tsx'
import { useChunk } from '#ui/chunk/use-chunk.ts'

import css from './conversation.module.css'
import { Controls } from './controls.tsx'
import { listAnswers, type DialogueEvent } from './model/machine.ts'
import { Robot } from './robot.tsx'
import { LogLine } from './log-line.tsx'
import { addAgreement, greet, useSentPath } from './sent-path.ts'
import { Signal } from './signal.tsx'
import { Transcript } from './transcript.tsx'
import { firstTurn, listLines, advanceTurn, closeIfRemoved, type Turn } from './turn.ts'
import { useLastLineInView } from './use-last-line-in-view.ts'

/** A scripted chat (specification, section 4). */
export function Conversation({
  section,
  profile,
  labels,
  headingId,
}: SectionProps<'conversation'>) {
  const { heading, intro, speaker, typingDelay } = section
  const { projects = [] } = profile
  const sent = useSentPath(section)
  const [latest, send] = useReducer((before: Turn, event: DialogueEvent) => {
    const current = closeIfRemoved(section, before)
    return advanceTurn(addAgreement(section, sent, current), current, event)
  }, firstTurn)
  const turn = closeIfRemoved(section, latest)
  const { dialogue, history, count, began, path, look } = turn
  const script = addAgreement(section, sent, turn)
  // The last turn whose line is typed to its end.
  const [typed, setTyped] = useState(0)
  const typing = useChunk(typist, true)
  const utterances = [...history, ...listLines(script, dialogue)]
  // The project of a line shows once the line is typed.
  const isShowing = typed >= count && utterances.at(-1)?.show !== undefined
  const log = useLastLineInView(utterances.length, isShowing)
  const isOpen = dialogue.name === 'open'
  const isAsking = listAnswers(script, dialogue).length > 0
  const greeting = greet(section, sent)
  const resting = greeting === undefined ? 'asleep' : 'listening'

  function closeByKey(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    event.preventDefault()
    send({ type: 'close' })
  }

  return (
    <div className={css.root} data-stage="">
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        {intro && (
          <p>
            <RichText text={intro} />
          </p>
        )}
      </div>
      {/* Escape is a shortcut for the Close button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.dialogue} onKeyDown={closeByKey}>
        <div className={css.speaker} aria-hidden="true">
          <span>{speaker}</span>
        </div>
        <div
          {...log}
          role="log"
          aria-label={speaker}
          // Focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={isOpen ? 0 : -1}
          className={css.lines}
        >
          {utterances.map((utterance, index) => {
            const isLatest = index === utterances.length - 1
            return (
              <LogLine
                // The index is the key, since texts may repeat. An element must keep its key while
                // the dialogue is open: screen readers announce every element that is added to a log.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${began} ${index}`}
                utterance={utterance}
                projects={projects}
                typingDelay={typingDelay}
                isLatest={isLatest}
                isTyped={!isLatest || typed >= count}
                onTyped={() => setTyped(count)}
              />
            )
          })}
        </div>
        <Controls section={script} turn={turn} greeting={greeting} send={send} />
      </div>
      <div className={css.robot}>
        <Robot
          mood={isOpen ? (typed < count ? 'talking' : isAsking ? 'asking' : 'listening') : resting}
          look={look}
        />
      </div>
      <div className={css.signal}>
        <Signal section={section} path={path} sent={sent} began={began} />
      </div>
      {isOpen && typing.status === 'failed' && (
        <div className={css.failure}>
          <ChunkFailure error={typing.error} labels={labels} onRetry={typist.load} />
        </div>
      )}
      <div className={css.transcript}>
        <Transcript section={section} projects={projects} />
      </div>
    </div>
  )
}
