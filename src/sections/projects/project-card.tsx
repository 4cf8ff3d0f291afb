import type { Photo as PhotoContent } from '#fields/pictures/photo.ts'
import { joinWords } from '#fields/texts/join-words.ts'
import type { Project } from '#profile/project.ts'
import { losesThird } from '#ui/picture/loses-third.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { OptionalLink } from '#ui/text/optional-link.tsx'
import { Period } from '#ui/text/period.tsx'
import { RichList, RichText } from '#ui/text/rich-text.tsx'
import { WordList } from '#ui/text/word-list.tsx'
import { Isolated, WholeSigns } from '#ui/text/isolated.tsx'

import { Cover } from './cover.tsx'
import css from './project-card.module.css'

type Props = {
  readonly project: Project
  readonly labels: {
    readonly storyLabel: string
    readonly visitLabel: string
    readonly presentLabel: string
  }
  /** The language of the content, as a tag. */
  readonly language: string
  /** A poster, beside its picture, or an entry of an index. */
  readonly size: 'large' | 'medium' | 'small'
  /** Whether the picture is at the end, in a box that is wide enough. */
  readonly isMirrored: boolean
  /** The page of the story; undefined without one. */
  readonly href: string | undefined
}

/** How wide pictures are: on a phone the whole page, on a desktop up to two thirds. */
const sizes = '(width >= 60rem) 60vw, 100vw'

/** The box of a picture, as its style sheet says. */
const boxRatio = 8 / 5

/** A project with its picture or a drawn cover. It is as wide as its box, and laid out for its width. */
export function ProjectCard({ project, labels, language, href, size, isMirrored }: Props) {
  const { name, description, highlights = [], keywords = [], url } = project
  const photo: PhotoContent | undefined = project.images?.[0]
  const target = href ?? url
  return (
    <article className={css.root} data-size={size} data-mirrored={isMirrored ? '' : undefined}>
      <div
        className={css.picture}
        data-project-picture=""
        data-whole={photo && losesThird(photo, boxRatio) ? '' : undefined}
      >
        {photo ? (
          <Photo photo={photo} sizes={sizes} />
        ) : (
          <Cover project={project} language={language} />
        )}
      </div>
      <h3 className={css.name} data-project-name="">
        <OptionalLink href={target}>
          <Isolated text={name} />
        </OptionalLink>
      </h3>
      <Facts project={project} language={language} presentLabel={labels.presentLabel} />
      <div className={css.text}>
        {description && (
          <p className={css.description}>
            <RichText text={description} />
          </p>
        )}
        {highlights.length > 0 && (
          <div className={css.highlights}>
            <RichList items={highlights} />
          </div>
        )}
        <WordList words={keywords} className={css.keywords} />
        <Links project={project} labels={labels} href={href} />
      </div>
    </article>
  )
}

type FactsProps = {
  readonly project: Project
  readonly language: string
  readonly presentLabel: string
}

/** When, what, for whom, as what, and how it is today. */
function Facts({ project, language, presentLabel }: FactsProps) {
  const { startDate, endDate, type, entity, roles, status } = project
  const facts = [type, entity, roles && joinWords(roles, language), status].filter(
    (fact) => fact !== undefined,
  )
  const hasDate = startDate !== undefined || endDate !== undefined
  if (facts.length === 0 && !hasDate) return null
  return (
    <ul className={css.facts}>
      {hasDate && (
        <li>
          <Period start={startDate} end={endDate} language={language} presentLabel={presentLabel} />
        </li>
      )}
      {[...new Set(facts)].map((fact) => (
        <li key={fact}>
          <Isolated text={fact} />
        </li>
      ))}
    </ul>
  )
}

function Links({ project, labels, href }: Pick<Props, 'project' | 'labels' | 'href'>) {
  const { id, name, url, links = [] } = project
  const all = [
    ...(href === undefined ? [] : [{ id: `${id} story`, label: labels.storyLabel, url: href }]),
    ...(url === undefined ? [] : [{ id: `${id} address`, label: labels.visitLabel, url }]),
    ...links,
  ]
  if (all.length === 0) return null
  return (
    <ul className={css.links}>
      {all.map((link) => (
        <li key={link.id}>
          <a href={link.url} aria-label={`${link.label}: ${name}`}>
            <WholeSigns text={link.label} />
          </a>
        </li>
      ))}
    </ul>
  )
}
