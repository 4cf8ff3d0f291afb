import type { Volunteer, Work } from '#profile/work.ts'
import { OptionalLink } from '#ui/text/optional-link.tsx'
import { Period } from '#ui/text/period.tsx'
import { RichBlocks, RichList, RichText } from '#ui/text/rich-text.tsx'
import { SlashList } from '#ui/text/slash-list.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './employer.module.css'
import { findPeriod, type EmployerGroup } from './model/group-by-employer.ts'
import type { Span } from './model/place-periods.ts'
import { TimeLine } from './time-line.tsx'

type Role = Work | Volunteer

type Props = {
  readonly group: EmployerGroup<Role>
  readonly spans: readonly Span[]
  readonly level: 3 | 4
  readonly language: string
  readonly presentLabel: string
}

/** An employer and the roles there. What all roles share is said once, by the newest. */
export function Employer({ group, spans, level, language, presentLabel }: Props) {
  const { name, roles } = group
  const [{ url, location, description }] = roles
  const { start, end } = findPeriod(roles)
  const Heading = `h${level}` as const
  return (
    <li className={css.root} data-current={end === undefined ? '' : undefined}>
      <TimeLine spans={spans} />
      <p className={css.period}>
        <Period start={start} end={end} language={language} presentLabel={presentLabel} />
      </p>
      <div className={css.employer}>
        <Heading className={css.name}>
          <OptionalLink href={url}>
            <Isolated text={name} />
          </OptionalLink>
        </Heading>
        {location !== undefined && (
          <p className={css.location}>
            <Isolated text={location} />
          </p>
        )}
        {description && (
          <p className={css.description}>
            <RichText text={description} />
          </p>
        )}
      </div>
      <ul className={css.roles}>
        {roles.map((role) => (
          <li key={role.id} className={css.role}>
            <RoleText
              role={role}
              level={level}
              period={
                roles.length > 1 && (
                  <Period
                    start={role.startDate}
                    end={role.endDate}
                    language={language}
                    presentLabel={presentLabel}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

type RoleProps = {
  readonly role: Role
  /** The level of the employer's heading. */
  readonly level: 3 | 4
  readonly period: React.ReactNode
}

function RoleText({ role, level, period }: RoleProps) {
  const { position, summary, highlights = [], keywords = [] } = role
  const Heading = level === 3 ? 'h4' : 'h5'
  return (
    <>
      <Heading className={css.position}>
        <Isolated text={position} />
      </Heading>
      {period !== false && <p className={css.rolePeriod}>{period}</p>}
      {summary && <RichBlocks blocks={summary} />}
      {highlights.length > 0 && <RichList items={highlights} />}
      <SlashList words={keywords} className={css.keywords} />
    </>
  )
}
