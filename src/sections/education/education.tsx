import type { SectionProps } from '#sections/section-props.ts'

import css from './education.module.css'

export function Education({ section, profile, headingId }: SectionProps<'education'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.education ?? []).map(({ id, institution, area }) => (
          <li key={id}>
            <h3>{area}</h3>
            <p>{institution}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
