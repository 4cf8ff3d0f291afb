import type { Volunteer, Work } from '#profile/work.ts'
import { formatDate } from '#profile/dates/format-period.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import { Employer } from './employer.tsx'
import css from './experience.module.css'
import { groupByEmployer, findPeriod } from './model/group-by-employer.ts'
import { placePeriods } from './model/place-periods.ts'

/** The day of the build: the section is HTML alone. */
const today = new Date()

/** Jobs and volunteer roles, each with its part of the line of time. */
export function Experience({ section, profile, language, headingId }: SectionProps<'experience'>) {
  const { work = [], volunteer = [] } = profile
  const { presentLabel } = section
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      {section.intro && (
        <p className={css.intro}>
          <RichText text={section.intro} />
        </p>
      )}
      <Timeline roles={work} level={3} language={language} presentLabel={presentLabel} />
      {volunteer.length > 0 && (
        <div className={css.volunteer}>
          <h3>{section.volunteerLabel}</h3>
          <Timeline roles={volunteer} level={4} language={language} presentLabel={presentLabel} />
        </div>
      )}
    </div>
  )
}

type TimelineProps = {
  readonly roles: readonly (Work | Volunteer)[]
  readonly level: 3 | 4
  readonly language: string
  readonly presentLabel: string
}

function Timeline({ roles, ...props }: TimelineProps) {
  const groups = groupByEmployer(roles, (role) => ('name' in role ? role.name : role.organization))
  const spans = placePeriods(roles, today)
  const spanOf = new Map(roles.map(({ id }, index) => [id, spans[index]]))
  const { start: first, end: last } = findPeriod(roles)
  if (groups.length === 0) return null
  return (
    <div>
      {groups.length > 1 && (
        <p className={css.scale} aria-hidden="true">
          <span>{formatDate(first.slice(0, 4), props.language)}</span>{' '}
          <span>
            {last === undefined ? props.presentLabel : formatDate(last.slice(0, 4), props.language)}
          </span>
        </p>
      )}
      <ul className={css.timeline}>
        {groups.map((group) => (
          <Employer
            key={group.roles[0].id}
            group={group}
            spans={group.roles.flatMap(({ id }) => spanOf.get(id) ?? [])}
            {...props}
          />
        ))}
      </ul>
    </div>
  )
}
