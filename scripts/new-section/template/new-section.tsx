import type { SectionProps } from '#sections/section-props.ts'

import css from './new-section.module.css'

export function NewSection({ section, headingId }: SectionProps<'new-section'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <p>{section.text}</p>
    </div>
  )
}
