import { formatCount } from '#fields/texts/format-count.ts'
import type { SectionOf } from '#sections/section.ts'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './filter.module.css'
import type { Filter as Keyword } from './model/list-filters.ts'

type Props = {
  readonly section: SectionOf<'projects'>
  readonly filters: readonly Keyword[]
  /** The language of the content, as a tag. */
  readonly language: string
}

/** A dial of keywords. Style sheets hide the other projects, so it works without a script. */
export function Filter({ section, filters, language }: Props) {
  const choices = [{ keyword: section.allLabel, count: undefined }, ...filters]
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{section.filterLabel}</legend>
      {choices.map(({ keyword, count }, index) => (
        // The label of the first choice may be a keyword, too.
        // oxlint-disable-next-line react/no-array-index-key
        <label key={index} className={css.choice}>
          <input
            type="radio"
            name={`${section.id}-keyword`}
            value={index}
            defaultChecked={index === 0}
          />
          <Isolated text={keyword} />{' '}
          {count !== undefined && <small>{formatCount(count, language)}</small>}
        </label>
      ))}
    </fieldset>
  )
}
