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
  'education',
  {
    id: 'EducationSection',
    title: 'Education',
    description: 'Where you studied: the education of your profile.',
    snippet: { heading: '${1:Education}' },
  },
  {
    heading: heading.meta({ examples: ['Education'] }),
    fadeUp,
    intro: introduction('What I learned before I learned on the job.'),
    show: showRecords('studies', ['university'], ['education']),
    presentLabel,
    scoreLabel: label('Final mark', 40, 'sometimes').describe('The name of the final mark.'),
    coursesLabel: label('Courses', 40, 'sometimes').describe('The name of the list of courses.'),
  },
)

function showsLabel(_section: unknown, name: string, { education = [] }: ChosenProfile): boolean {
  if (name === 'scoreLabel') return education.some(({ score }) => score !== undefined)
  if (name === 'coursesLabel') return education.some(({ courses = [] }) => courses.length > 0)
  return name !== 'presentLabel' || education.some(isOngoing)
}

export const definition = defineSection({
  schema,
  otherNames: ['school', 'schools', 'studies', 'university', 'degrees'],
  isStatic: true,
  records: ['education'],
  showsLabel,
})
