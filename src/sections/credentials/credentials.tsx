import type { SectionProps } from '#sections/section-props.ts'

import css from './credentials.module.css'

export function Credentials({ section, profile, headingId }: SectionProps<'credentials'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.certificates ?? []).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
