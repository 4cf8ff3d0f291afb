import type { ReactNode } from 'react'

import type { ProjectPageLabels } from '#content/portfolio.ts'
import type { Project } from '#profile/project.ts'
import { Period } from '#ui/text/period.tsx'
import { WordList } from '#ui/text/word-list.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './project-facts.module.css'

type Props = {
  readonly project: Project
  readonly labels: ProjectPageLabels
  readonly language: string
}

/** The facts of a project beside its story: for whom, when, with what, and its links. */
export function ProjectFacts({ project, labels, language }: Props) {
  const { entity, type, roles = [], startDate, endDate, status, keywords = [] } = project
  const period = startDate === undefined && endDate === undefined ? undefined : true
  const links = listLinks(project, labels)
  return (
    <dl className={css.root}>
      <Fact label={labels.entityLabel}>{entity && <Isolated text={entity} />}</Fact>
      <Fact label={labels.typeLabel}>{type && <Isolated text={type} />}</Fact>
      <Fact label={labels.rolesLabel}>{roles.length > 0 && <WordList words={roles} />}</Fact>
      <Fact label={labels.periodLabel}>
        {period && (
          <Period
            start={startDate}
            end={endDate}
            language={language}
            presentLabel={labels.presentLabel}
          />
        )}
      </Fact>
      <Fact label={labels.statusLabel}>{status && <Isolated text={status} />}</Fact>
      <Fact label={labels.keywordsLabel}>
        {keywords.length > 0 && <WordList words={keywords} />}
      </Fact>
      <Fact label={labels.linksLabel}>
        {links.length > 0 && (
          <ul>
            {links.map(({ id, label, url }) => (
              <li key={id}>
                <a className={css.link} href={url}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === undefined || children === false) return null
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function listLinks({ url, links = [] }: Project, { visitLabel }: ProjectPageLabels) {
  return url === undefined ? links : [{ id: '', label: visitLabel, url }, ...links]
}
