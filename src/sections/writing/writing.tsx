import { formatDate } from '#profile/dates/format-period.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { OptionalLink } from '#ui/text/optional-link.tsx'
import { DateText } from '#ui/text/period.tsx'
import { RichBlocks, RichText } from '#ui/text/rich-text.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import { listYears, type Entry } from './model/list-years.ts'
import css from './writing.module.css'

/** An index: large titles by year, articles and talks mixed. */
export function Writing({ section, profile, language, headingId }: SectionProps<'writing'>) {
  const { heading, intro } = section
  const { publications = [], talks = [] } = profile
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      {intro && (
        <p className={css.intro}>
          <RichText text={intro} />
        </p>
      )}
      <ul className={css.years}>
        {listYears(publications, talks).map(({ year, entries }) => (
          <li key={year ?? ''} className={css.year}>
            {year !== undefined && <p className={css.number}>{formatDate(year, language)}</p>}
            <ul className={css.entries}>
              {entries.map((entry) => (
                <li key={`${entry.kind} ${entry.id}`} className={css.entry}>
                  <Row entry={entry} kind={section[`${entry.kind}Label`]} language={language} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  readonly entry: Entry
  /** The word for its kind. */
  readonly kind: string
  readonly language: string
}

function Row({ entry, kind, language }: RowProps) {
  const { title, venue, date, url, links, summary } = entry
  return (
    <>
      <p className={css.kind}>
        {kind} {date !== undefined && <DateText date={date} language={language} />}
      </p>
      <div className={css.title}>
        <h3>
          <OptionalLink href={url} className={css.link}>
            <Isolated text={title} />
          </OptionalLink>
        </h3>
        {venue !== undefined && (
          <p className={css.venue}>
            <Isolated text={venue} />
          </p>
        )}
      </div>
      <div className={css.more}>
        {summary && <RichBlocks blocks={summary} />}
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map((link) => (
              <li key={link.id}>
                <a href={link.url}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
