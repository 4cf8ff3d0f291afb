import type { SentPath, Step } from './model/talk-path.ts'
import { fillTemplate } from '#fields/texts/fill-template.ts'

import type { Conversation } from './schema.ts'
import { formatAnswers } from './sent-path.ts'
import css from './signal.module.css'

type Props = {
  readonly section: Conversation
  readonly path: readonly Step[]
  readonly sent: SentPath
  /** The turn in which this talk began. */
  readonly began: number
}

/** The answers of a talk as a signal, above that of the sender. */
export function Signal({ section, path, sent, began }: Props) {
  const { answers, ownAnswersLabel, sentAnswersLabel } = section
  const label = [
    ...describe(ownAnswersLabel, formatAnswers(section, path)),
    ...describe(sentAnswersLabel, formatAnswers(section, sent.steps)),
  ].join(' ')
  const longest = path.length > sent.steps.length ? path : sent.steps
  const findIndex = (step?: Step) => answers.findIndex(({ id }) => id === step?.answer)
  return (
    <div className={css.root} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {longest.map((_, index) => (
        <span
          // The index is the key, since answers repeat.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={css.cell}
          data-pen={index === path.length - 1 ? '' : undefined}
        >
          <Stroke kind="sent" answer={findIndex(sent.steps[index])} />
          <Stroke key={began} kind="own" answer={findIndex(path[index])} />
        </span>
      ))}
      <span className={css.rest} />
    </div>
  )
}

function describe(template: string, answers: string): string[] {
  return answers === '' ? [] : [fillTemplate(template, { answers })]
}

/** A peak, a trough, and the torn signal of the skills. */
const shapes = [
  'M0 32H18L36 6 54 32H72',
  'M0 32H18L36 58 54 32H72',
  'M0 32H9M7 22H21M13 45H33M20 12H26M30 28H49M33 55H39M44 38H61M47 17H53M57 26H67M64 32H72',
]

/**
 * The stroke of an answer, by its position among the answers. The fourth to sixth answers repeat the
 * three shapes twice in the same space, the next three times, and so on.
 */
function Stroke({ kind, answer }: { readonly kind: 'own' | 'sent'; readonly answer: number }) {
  if (answer < 0) return null
  const times = Math.floor(answer / shapes.length) + 1
  return (
    <svg
      className={css[kind]}
      viewBox={`0 0 ${72 * times} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: times }, (_, index) => (
        <path
          key={index}
          d={shapes[answer % shapes.length]}
          transform={`translate(${72 * index})`}
        />
      ))}
    </svg>
  )
}
