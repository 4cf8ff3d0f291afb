import type { NotFoundContent } from '#content/portfolio.ts'

import css from './not-found.module.css'

/** The page at every address but "/". */
export function NotFound({ content }: { readonly content: NotFoundContent }) {
  return (
    <main className={css.root}>
      <h1>{content.heading}</h1>
      <p>{content.message}</p>
      <p>
        <a href={import.meta.env.BASE_URL}>{content.homeLabel}</a>
      </p>
    </main>
  )
}
