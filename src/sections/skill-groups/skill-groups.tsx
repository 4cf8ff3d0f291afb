import type { SectionProps } from '#sections/section-props.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { SlashList } from '#ui/text/slash-list.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './skill-groups.module.css'

/** Bands of a spectrum: each group is a scale that runs to the edge of the page, and its skills. */
export function SkillGroups({ section, profile, headingId }: SectionProps<'skill-groups'>) {
  const { heading, intro } = section
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      {intro && (
        <p className={css.intro}>
          <RichText text={intro} />
        </p>
      )}
      <ul className={css.bands}>
        {(profile.skills ?? []).map(({ id, name, level, keywords = [] }) => (
          <li key={id} className={css.band}>
            <h3>
              <Isolated text={name} />
            </h3>
            {level !== undefined && (
              <p className={css.level}>
                <Isolated text={level} />
              </p>
            )}
            <SlashList words={keywords} className={css.keywords} />
          </li>
        ))}
      </ul>
    </div>
  )
}
