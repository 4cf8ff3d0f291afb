import { z } from 'zod'

import {
  fadeUp,
  heading,
  introduction,
  createSectionSchema,
} from '#fields/create-section-schema.ts'
import { label, presentLabel } from '#fields/texts/label.ts'
import { showRecords } from '#fields/show-records.ts'
import { isOngoing } from '#profile/dates/format-period.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import { defineSection } from '#sections/define-section.ts'

import { describeFilter } from './model/describe-filter.ts'
import { listFilters } from './model/list-filters.ts'

const schema = createSectionSchema(
  'projects',
  {
    id: 'Projects',
    title: 'Projects',
    description: 'What you made: the projects of your profile as cards.',
    snippet: { navLabel: '${1:Projects}', heading: '${2:Selected work}' },
  },
  {
    heading: heading.meta({ examples: ['Selected work'] }),
    fadeUp,
    intro: introduction('Six projects, and what I would do differently.'),
    show: showRecords('projects', ['atlas', 'shop'], ['projects']),
    filter: z.boolean().default(true).meta({
      title: 'Filter',
      description:
        'true: visitors can filter the projects by their keywords. It needs four projects, and two keywords that several projects have, but not all. false: there is no filter.',
    }),
    filterLabel: label('Show projects with', 60, 'sometimes').describe(
      'What screen readers call the filter. It is not visible.',
    ),
    allLabel: label('All', 40, 'sometimes').describe('The choice that shows all projects.'),
    storyLabel: label('Read the story', 60, 'sometimes').describe(
      'The link from a card to the page of the project, if it has a story.',
    ),
    visitLabel: label('Visit', 60, 'sometimes').describe('The link to the address of a project.'),
    presentLabel,
  },
)

function showsLabel(
  { filter }: z.output<typeof schema>,
  name: string,
  { projects = [] }: ChosenProfile,
): boolean {
  if (name === 'filterLabel' || name === 'allLabel') {
    return filter && listFilters(projects).length > 0
  }
  if (name === 'storyLabel') return projects.some(({ story }) => story !== undefined)
  if (name === 'visitLabel') return projects.some(({ url }) => url !== undefined)
  return name !== 'presentLabel' || projects.some(isOngoing)
}

export const definition = defineSection({
  schema,
  otherNames: ['portfolio', 'work-samples', 'case-studies', 'showcase'],
  isStatic: true,
  records: ['projects'],
  showsLabel,
  explain: ({ filter }, { projects = [] }) => [describeFilter(filter, projects)],
})
