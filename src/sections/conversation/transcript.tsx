import { Fragment, useId } from 'react'

import type { ShownProject } from '#profile/project.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { findProjectAddress } from '#ui/project/find-project-address.ts'
import { Isolated } from '#ui/text/isolated.tsx'

import { readLine } from './model/line.ts'
import type { Line } from './model/line-schema.ts'
import { listAnswers } from './model/machine.ts'
import type { Conversation } from './schema.ts'

type Props = {
  readonly section: Conversation
  /** The projects that its lines show. */
  readonly projects?: readonly ShownProject[] | undefined
}

/** The whole script as text, with links from answers to scenes: without JavaScript, and in print. */
export function Transcript({ section, projects }: Props) {
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
            <LineText key={index} line={line} projects={projects} />
          ))}
          {!ending && (
            <dd>
              {listAnswers(section, { name: 'open', scene: id, line: lines.length - 1 }).map(
                (answer) => (
                  <Fragment key={answer.id}>
                    <a href={`#${prefix}${next[answer.id]}`}>
                      <Isolated text={answer.label} />
                    </a>{' '}
                  </Fragment>
                ),
              )}
            </dd>
          )}
          {link && (
            <dd>
              <a href={link.url}>{link.label}</a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A line, and the project that it shows: its name, as a link if there is more of it, and its description. */
function LineText({ line, projects }: Pick<Props, 'projects'> & { readonly line: Line }) {
  const { text, show, go } = readLine(line)
  const project = projects?.find(({ id }) => id === show)
  const address = project && findProjectAddress(project)
  return (
    <>
      <dd>{go === undefined ? text : <a href={`#${go}`}>{text}</a>}</dd>
      {project && (
        <dd>{address === undefined ? project.name : <a href={address}>{project.name}</a>}</dd>
      )}
      {project?.description && <dd>{readPlainText(project.description)}</dd>}
    </>
  )
}
