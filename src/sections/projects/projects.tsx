import { writeProjectPath } from '#profile/project-anchor.ts'
import type { Project } from '#profile/project.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import { Filter } from './filter.tsx'
import { listFilters } from './model/list-filters.ts'
import { ProjectCard } from './project-card.tsx'
import css from './projects.module.css'

/** Projects, the featured ones first. */
export function Projects({ section, profile, language, headingId }: SectionProps<'projects'>) {
  const chosen = profile.projects ?? []
  const projects = [...chosen.filter(isFeatured), ...chosen.filter((one) => !isFeatured(one))]
  const filters = section.filter ? listFilters(projects) : []
  return (
    <div className={css.root}>
      <h2 id={headingId}>{section.heading}</h2>
      {section.intro && (
        <p className={css.intro}>
          <RichText text={section.intro} />
        </p>
      )}
      {filters.length > 0 && <Filter section={section} filters={filters} language={language} />}
      <ul className={css.projects}>
        {projects.map((project, position) => (
          <li
            key={project.id}
            id={project.anchor}
            className={css.project}
            data-project-card=""
            data-keywords={filters
              .flatMap(({ keyword }, index) =>
                project.keywords?.includes(keyword) ? index + 1 : [],
              )
              .join(' ')}
          >
            <ProjectCard
              project={project}
              labels={section}
              language={language}
              size={chooseSize(project, position)}
              isMirrored={position % 2 === 0}
              href={project.story === undefined ? undefined : writeProjectPath(project.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Many projects are an index after the first ones. */
const maxPosters = 6

function chooseSize({ featured }: Project, position: number): 'large' | 'medium' | 'small' {
  return position >= maxPosters ? 'small' : featured ? 'large' : 'medium'
}

function isFeatured({ featured }: Project): boolean {
  return featured
}
