import { Fragment, useId } from 'react'

import { offeredAnswers, type Dialogue } from './machine.ts'
import type { Conversation } from './schema.ts'

/** The whole script as text, each answer a link to its scene: without JavaScript, and on paper. */
export function Transcript({ section }: { readonly section: Conversation }) {
  const prefix = useId()
  const scenes = Object.entries(section.scenes)
  const ordered = scenes.toSorted(
    ([a], [b]) => Number(b === section.start) - Number(a === section.start),
  )
  return (
    <dl>
      {ordered.map(([id, { lines, next, ending }]) => (
        <div key={id}>
          <dt id={`${prefix}${id}`}>{section.speaker}</dt>
          {lines.map((line, index) => (
            // A line is its place in its scene: two may have the same words.
            // oxlint-disable-next-line react/no-array-index-key
            <dd key={index}>{line}</dd>
          ))}
          {!ending && (
            <dd>
              {offeredAnswers(section, lastLineOf(id, lines)).map((answer) => (
                <Fragment key={answer.id}>
                  <a href={`#${prefix}${next[answer.id]}`}>{answer.label}</a>{' '}
                </Fragment>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function lastLineOf(scene: string, lines: readonly string[]): Dialogue {
  return { name: 'open', scene, line: lines.length - 1 }
}
