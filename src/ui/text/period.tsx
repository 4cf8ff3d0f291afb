import { Fragment } from 'react'

import { formatDate, listPeriodEnds } from '#profile/dates/format-period.ts'

type PeriodProps = {
  readonly start: string | undefined
  readonly end: string | undefined
  /** The language of the content, as a tag. */
  readonly language: string
  /** Shown in place of an end date, for what continues today. */
  readonly presentLabel: string
}

/** A period, in months, with each date as `time`: "Mar 2021 – today". Nothing without a date. */
export function Period({ start, end, language, presentLabel }: PeriodProps) {
  return listPeriodEnds(start, end, language, presentLabel).map(({ text, date }, index) => (
    <Fragment key={date ?? 'present'}>
      {index > 0 && ' – '}
      {date === undefined ? text : <time dateTime={date}>{text}</time>}
    </Fragment>
  ))
}

/** One date as `time`: "Mar 2021". */
export function DateText({ date, language }: { readonly date: string; readonly language: string }) {
  return <time dateTime={date}>{formatDate(date, language)}</time>
}
