import type { SectionProps } from '#sections/section-props.ts'

import { RichText } from '#ui/text/rich-text.tsx'

import css from './projects.module.css'

export function Projects({ section, profile, headingId }: SectionProps<'projects'>) {
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      <ul>
        {(profile.projects ?? []).map(({ id, name, description }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
