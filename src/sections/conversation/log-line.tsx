import type { ShownProject } from '#profile/project.ts'
import { ProjectNote } from '#ui/project/project-note.tsx'
import { Isolated } from '#ui/text/isolated.tsx'
import { Typewriter } from '#ui/text/typewriter.tsx'

import css from './line.module.css'
import type { Utterance } from './turn.ts'

type Props = {
  readonly utterance: Utterance
  readonly projects: readonly ShownProject[]
  readonly typingDelay: number
  readonly isLatest: boolean
  readonly isTyped: boolean
  readonly onTyped: () => void
}

/** A line of the log, typed if it is the speaker's latest, and then the project that it shows. */
export function LogLine({
  utterance: { from, text, show, go },
  projects,
  typingDelay,
  isLatest,
  isTyped,
  onTyped,
}: Props) {
  const project = isTyped ? projects.find(({ id }) => id === show) : undefined
  const typed =
    from === 'speaker' ? (
      <Typewriter text={text} delay={typingDelay} isLatest={isLatest} onTyped={onTyped} />
    ) : (
      <Isolated text={text} />
    )
  return (
    <>
      <p className={css.root} data-from={from}>
        {go === undefined ? typed : <a href={`#${go}`}>{typed}</a>}
      </p>
      {project && (
        <div className={css.shown}>
          <ProjectNote project={project} />
        </div>
      )}
    </>
  )
}
