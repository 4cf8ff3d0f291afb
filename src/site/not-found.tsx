import type { Labels } from '#fields/texts/labels.ts'
import type { NotFoundContent } from '#content/portfolio.ts'
import { GlitchText } from '#ui/text/glitch-text.tsx'
import { LostSignal } from '#ui/chunk/lost-signal.tsx'
import { MotionControl } from '#ui/motion/motion-control.tsx'

import css from './not-found.module.css'

type Props = { readonly content: NotFoundContent; readonly labels: Labels }

/** The page at every address but "/". */
export function NotFound({ content, labels }: Props) {
  return (
    <main className={css.root} tabIndex={-1}>
      <div className={css.control}>
        <MotionControl labels={labels} />
      </div>
      <LostSignal />
      <h1 className={css.heading}>
        <GlitchText text={content.heading} />
      </h1>
      <p>{content.message}</p>
      <p>
        <a className={css.home} href={import.meta.env.BASE_URL}>
          {content.homeLabel}
        </a>
      </p>
    </main>
  )
}
