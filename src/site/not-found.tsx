import type { NotFoundContent } from '#content/portfolio.ts'
import { GlitchText } from '#ui/glitch-text.tsx'
import { LostSignal } from '#ui/lost-signal.tsx'

import css from './not-found.module.css'

/** The page at every address but "/". */
export function NotFound({ content }: { readonly content: NotFoundContent }) {
  return (
    <main className={css.root} tabIndex={-1}>
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
