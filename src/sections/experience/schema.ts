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

const schema = createSectionSchema(
  'experience',
  {
    id: 'Experience',
    title: 'Experience',
    description: 'Where you worked: the jobs of your profile along a line of time.',
    snippet: { navLabel: '${1:Experience}', heading: '${2:Experience}' },
  },
  {
    heading: heading.meta({ examples: ['Experience'] }),
    fadeUp,
    intro: introduction('Eleven years, three employers.'),
    show: showRecords('jobs and volunteer roles', ['tidewater'], ['work', 'volunteer']),
    volunteerLabel: label('Volunteering', 60, 'sometimes').describe(
      'The heading above work without pay.',
    ),
    presentLabel,
  },
)

function showsLabel(
  _section: unknown,
  name: string,
  { work = [], volunteer = [] }: ChosenProfile,
): boolean {
  if (name === 'volunteerLabel') return volunteer.length > 0
  return name !== 'presentLabel' || [...work, ...volunteer].some(isOngoing)
}

export const definition = defineSection({
  schema,
  otherNames: [
    'volunteer',
    'volunteering',
    'work',
    'work-experience',
    'jobs',
    'job',
    'cv',
    'career',
    'resume',
    'employment',
    'history',
    'timeline',
  ],
  isStatic: true,
  records: ['work', 'volunteer'],
  showsLabel,
})
