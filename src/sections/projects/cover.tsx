import type { Project } from '#profile/project.ts'

import css from './cover.module.css'
import { drawCover } from './draw-cover.ts'

/** The three bands into which the letter is torn: from where, and how tall. */
const bands = [
  { top: 0, height: 13, isTorn: false },
  { top: 13, height: 5, isTorn: true },
  { top: 18, height: 12, isTorn: false },
]

type Props = {
  readonly project: Project
  /** The language of the content, as a tag. */
  readonly language: string
}

/** A drawing for a project without pictures. */
export function Cover({ project, language }: Props) {
  const { letter, isMarked, tear, lines, muted, lamps } = drawCover(project, language)
  return (
    <svg className={css.root} viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      <path className={css.muted} d={muted} />
      <path d={lines} />
      <path className={css.wave} d={lines} />
      <path className={css.lamps} d={lamps} />
      {bands.map(({ top, height, isTorn }) => (
        <svg key={top} x={isTorn ? tear : 0} y={top} height={height}>
          <text y={15 - top} data-marked={isMarked ? '' : undefined}>
            {letter}
          </text>
        </svg>
      ))}
    </svg>
  )
}
