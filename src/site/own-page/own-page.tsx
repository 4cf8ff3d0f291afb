import type { OwnPage } from '#content/own-page.ts'
import type { Labels } from '#fields/texts/labels.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { Story } from '#ui/story/story.tsx'
import story from '#ui/story/story-page.module.css'
import { GlitchText } from '#ui/text/glitch-text.tsx'
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
        <h1 className={story.name} data-long={isLong(heading) ? '' : undefined}>
          <GlitchText text={heading} />
        </h1>
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

/** Whether a title has a word that is wider than a phone in the size of the others. */
function isLong(title: string): boolean {
  return title.split(/\s+/u).some((word) => word.length > 9)
}
