import type { SectionProps } from '#sections/section-props.ts'

import css from './skill-groups.module.css'

export function SkillGroups({ section, profile, headingId }: SectionProps<'skill-groups'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.skills ?? []).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
