import {
  fadeUp,
  heading,
  introduction,
  createSectionSchema,
} from '#fields/create-section-schema.ts'
import { showRecords } from '#fields/show-records.ts'
import { defineSection } from '#sections/define-section.ts'

const schema = createSectionSchema(
  'skill-groups',
  {
    id: 'SkillGroups',
    title: 'Skill groups',
    description: 'What you know: the skills of your profile in groups.',
    snippet: { heading: '${1:Toolbox}' },
  },
  {
    heading: heading.meta({ examples: ['Toolbox'] }),
    fadeUp,
    intro: introduction('What I reach for, and for how long I have.'),
    show: showRecords('skill groups', ['interfaces'], ['skills']),
  },
)

export const definition = defineSection({
  schema,
  otherNames: ['tech', 'stack', 'tech-stack', 'technologies', 'tools'],
  isStatic: true,
  records: ['skills'],
})
