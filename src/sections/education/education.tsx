import type { Education as Study } from '#profile/education.ts'
import { formatDate } from '#profile/dates/format-period.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { OptionalLink } from '#ui/text/optional-link.tsx'
import { Period } from '#ui/text/period.tsx'
import { RichBlocks, RichText } from '#ui/text/rich-text.tsx'
import { SlashList } from '#ui/text/slash-list.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './education.module.css'

/** A ledger: the year, drawn in scan lines, and beside it what was studied and where. */
export function Education({ section, profile, language, headingId }: SectionProps<'education'>) {
  const { heading, intro } = section
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      {intro && (
        <p className={css.intro}>
          <RichText text={intro} />
        </p>
      )}
      <ul className={css.studies}>
        {(profile.education ?? []).map((study) => (
          <li key={study.id} className={css.study} data-year={readYear(study, language)}>
            <Entry study={study} labels={section} language={language} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type EntryProps = {
  readonly study: Study
  readonly labels: SectionProps<'education'>['section']
  readonly language: string
}

function Entry({ study, labels, language }: EntryProps) {
  const { institution, area, studyType, url, startDate, endDate, score, summary } = study
  const { courses = [] } = study
  const school = (
    <OptionalLink href={url}>
      <Isolated text={institution} />
    </OptionalLink>
  )
  const title = area ?? studyType
  return (
    <>
      {startDate === undefined && endDate === undefined ? undefined : (
        <p className={css.period}>
          <Period
            start={startDate}
            end={endDate}
            language={language}
            presentLabel={labels.presentLabel}
          />
        </p>
      )}
      <div className={css.text}>
        <h3>{title === undefined ? school : <Isolated text={title} />}</h3>
        {title !== undefined && <p className={css.school}>{school}</p>}
        {area !== undefined && studyType !== undefined && (
          <p className={css.degree}>
            <Isolated text={studyType} />
          </p>
        )}
        {summary && (
          <div className={css.summary}>
            <RichBlocks blocks={summary} />
          </div>
        )}
        {(score !== undefined || courses.length > 0) && (
          <dl className={css.facts}>
            {score !== undefined && (
              <div>
                <dt>{labels.scoreLabel}</dt>
                <dd>
                  <bdi>{score}</bdi>
                </dd>
              </div>
            )}
            {courses.length > 0 && (
              <div>
                <dt>{labels.coursesLabel}</dt>
                <dd>
                  <SlashList words={courses} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </>
  )
}

/** The year that the ledger is drawn by, as digits alone: some languages add a word. */
function readYear({ startDate, endDate }: Study, language: string): string | undefined {
  const date = endDate ?? startDate
  return date && formatDate(date.slice(0, 4), language).replaceAll(/\P{Nd}/gu, '')
}
