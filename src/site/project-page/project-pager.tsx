import type { ProjectLink } from '#content/records/project-pages.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import type { ProjectPageLabels } from '#content/portfolio.ts'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './project-pager.module.css'

type Props = {
  readonly previous: ProjectLink | undefined
  readonly next: ProjectLink | undefined
  readonly labels: ProjectPageLabels
}

/** The links to the previous and the next project. */
export function ProjectPager({ previous, next, labels }: Props) {
  if (!previous && !next) return null
  return (
    <nav className={css.root} aria-label={labels.othersLabel}>
      {previous && <PagerLink to={previous} label={labels.previousLabel} rel="prev" />}
      {next && <PagerLink to={next} label={labels.nextLabel} rel="next" />}
    </nav>
  )
}

type LinkProps = {
  readonly to: ProjectLink
  readonly label: string
  readonly rel: 'prev' | 'next'
}

function PagerLink({ to: { id, name }, label, rel }: LinkProps) {
  return (
    <a className={css.link} href={import.meta.env.BASE_URL + writeProjectPath(id)} rel={rel}>
      <span className={css.label}>{label}</span>{' '}
      <span className={css.name}>
        <Isolated text={name} />
      </span>
    </a>
  )
}
