import type { OwnPage } from '#content/own-page.ts'
import type { Labels } from '#fields/texts/labels.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { StoryTitle } from '#site/story-title.tsx'
import { Story } from '#ui/story/story.tsx'
import story from '#ui/story/story-page.module.css'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './own-page.module.css'

type Props = { readonly page: OwnPage; readonly labels: Labels }

/** A page of the owner: its title, its first paragraph as the lead, and the rest as a story. */
export function OwnPageView({ page: { heading, language, blocks }, labels }: Props) {
  const [first, ...rest] = blocks
  const lead = first && 'paragraph' in first ? first.paragraph : undefined
  return (
    <article
      className={story.root}
      data-static=""
      lang={language}
      dir={language === undefined ? undefined : findTextDirection(language)}
    >
      <header className={`${story.head} ${css.head}`}>
        <StoryTitle text={heading} />
        {lead && (
          <p className={`${story.lead} ${css.lead}`}>
            <RichText text={lead} />
          </p>
        )}
      </header>
      <div className={`${story.body} ${css.body}`}>
        <Story blocks={lead ? rest : blocks} labels={labels} />
      </div>
    </article>
  )
}
