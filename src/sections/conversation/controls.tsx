import type { Ref } from 'react'

import { Button } from '#ui/button.tsx'

import css from './conversation.module.css'
import { isLastLine, offeredAnswers, type Dialogue, type DialogueEvent } from './machine.ts'
import type { Conversation } from './schema.ts'

type Props = {
  readonly section: Conversation
  readonly dialogue: Dialogue
  readonly send: (event: DialogueEvent) => void
  /** True while Start answers to nothing, since the page's script has not come yet. */
  readonly waiting: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** The buttons of a dialogue, in the room that those of its last line will take. */
export function Controls({ section, dialogue, send, waiting, ref }: Props) {
  const { startLabel, continueLabel, closeLabel, answersLabel } = section
  if (dialogue.name === 'closed') {
    return (
      <div ref={ref} className={css.controls}>
        <Button aria-disabled={waiting} onClick={() => send({ type: 'start' })}>
          {startLabel}
        </Button>
      </div>
    )
  }
  const answers = offeredAnswers(section, dialogue)
  return (
    <div className={css.controls}>
      <ButtonsToCome section={section} scene={dialogue.scene} />
      <div ref={ref} className={css.buttons}>
        {answers.length > 0 && (
          <div role="group" aria-label={answersLabel} className={css.buttons}>
            {answers.map(({ id, label }) => (
              <Button key={id} onClick={() => send({ type: 'answer', answer: id })}>
                {label}
              </Button>
            ))}
          </div>
        )}
        {!isLastLine(section, dialogue) && (
          <Button onClick={() => send({ type: 'continue' })}>{continueLabel}</Button>
        )}
        <Button onClick={() => send({ type: 'close' })}>{closeLabel}</Button>
      </div>
    </div>
  )
}

/** The room of a scene's last buttons; the style sheet draws their words, unseen. */
function ButtonsToCome({ section, scene }: { section: Conversation; scene: string }) {
  const answers = offeredAnswers(section, { name: 'open', scene, line: Number.POSITIVE_INFINITY })
  return (
    <div className={css.buttons} data-coming="" aria-hidden="true">
      <div className={css.buttons}>
        {answers.map(({ id, label }) => (
          <Button key={id} tabIndex={-1} data-words={label} />
        ))}
      </div>
      <Button tabIndex={-1} data-words={section.closeLabel} />
    </div>
  )
}
