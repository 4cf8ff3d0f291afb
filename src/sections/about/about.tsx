import type { SectionProps } from '#sections/section-props.ts'

import css from './about.module.css'

export function About({ section, profile, headingId }: SectionProps<'about'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.languages ?? []).map(({ id, language }) => (
          <li key={id}>{language}</li>
        ))}
      </ul>
    </div>
  )
}
