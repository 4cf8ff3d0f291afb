import type { SectionProps } from '#sections/section-props.ts'

import css from './experience.module.css'

export function Experience({ section, profile, headingId }: SectionProps<'experience'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.work ?? []).map(({ id, name, position }) => (
          <li key={id}>
            <h3>{position}</h3>
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
