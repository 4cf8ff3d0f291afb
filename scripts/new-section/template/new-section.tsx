import type { SectionProps } from '#sections/section-props.ts'
import { RichBlocks } from '#ui/text/rich-text.tsx'

import css from './new-section.module.css'

export function NewSection({ section, headingId }: SectionProps<'new-section'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <RichBlocks blocks={section.text} />
    </div>
  )
}
