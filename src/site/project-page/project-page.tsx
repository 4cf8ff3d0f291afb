import type { ProjectPageLabels } from '#content/portfolio.ts'
import type { StoryPage } from '#content/records/project-pages.ts'
import type { Labels } from '#fields/texts/labels.ts'
import { StoryTitle } from '#site/story-title.tsx'
import { Story } from '#ui/story/story.tsx'
import story from '#ui/story/story-page.module.css'
import { RichText } from '#ui/text/rich-text.tsx'

import { ProjectFacts } from './project-facts.tsx'
import css from './project-page.module.css'
import { ProjectPager } from './project-pager.tsx'
import { ProjectPicture } from './project-picture.tsx'

type Props = {
  readonly page: StoryPage
  readonly labels: ProjectPageLabels
  /** Labels of the whole site. */
  readonly common: Labels
  readonly language: string
}

/** The `sizes` of a picture that is as wide as the page. */
const pageWide = '(width >= 86rem) 80rem, 94vw'

/** What a project is, its story, and the way to the others. A built site has it as HTML alone. */
export function ProjectPage({ page, labels, common, language }: Props) {
  const { project, previous, next, card, blocks } = page
  const { name, description, images = [] } = project
  const [first, ...others] = images
  return (
    <article className={story.root} data-project-page="" data-static="">
      <header className={story.head}>
        <p>
          <a className={css.back} href={import.meta.env.BASE_URL + card}>
            {labels.backLabel}
          </a>
        </p>
        <StoryTitle text={name} data-project-name="" />
        {description && (
          <p className={story.lead}>
            <RichText text={description} />
          </p>
        )}
      </header>
      {first && (
        <div className={css.picture}>
          <ProjectPicture picture={first} sizes={pageWide} isEager />
        </div>
      )}
      <div className={story.body}>
        <ProjectFacts project={project} labels={labels} language={language} />
        <Story blocks={blocks} labels={common} />
      </div>
      {others.length > 0 && (
        <div className={css.pictures}>
          {others.map((picture) => (
            <ProjectPicture
              key={picture.id}
              picture={picture}
              sizes={others.length > 1 ? '(width >= 60rem) 40rem, 94vw' : pageWide}
            />
          ))}
        </div>
      )}
      <ProjectPager previous={previous} next={next} labels={labels} />
    </article>
  )
}
