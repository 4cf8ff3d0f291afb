import type { SectionProps } from '#sections/section-props.ts'

import css from './writing.module.css'

export function Writing({ section, profile, headingId }: SectionProps<'writing'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.publications ?? []).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
