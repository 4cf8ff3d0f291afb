import { Fragment, useId } from 'react'

import { listAnswers } from './model/machine.ts'
import type { Conversation } from './schema.ts'

/** The whole script as text, with links from answers to scenes: without JavaScript, and in print. */
export function Transcript({ section }: { readonly section: Conversation }) {
  const prefix = useId()
  const scenes = Object.entries(section.scenes)
  const ordered = scenes.toSorted(
    ([a], [b]) => Number(b === section.start) - Number(a === section.start),
  )
  return (
    <dl>
      {ordered.map(([id, { lines, next, ending, link }]) => (
        <div key={id}>
          <dt id={`${prefix}${id}`}>{section.speaker}</dt>
          {lines.map((line, index) => (
            // The index is the key, since two lines may have the same text.
            // oxlint-disable-next-line react/no-array-index-key
            <dd key={index}>{line}</dd>
          ))}
          {!ending && (
            <dd>
              {listAnswers(section, { name: 'open', scene: id, line: lines.length - 1 }).map(
                (answer) => (
                  <Fragment key={answer.id}>
                    <a href={`#${prefix}${next[answer.id]}`}>{answer.label}</a>{' '}
                  </Fragment>
                ),
              )}
            </dd>
          )}
          {link && (
            <dd>
              <a href={link.href}>{link.label}</a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
