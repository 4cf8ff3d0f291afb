import { fadeUp, heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { paragraphs } from '#fields/rich-text/rich-text.ts'
import { defineSection } from '#sections/define-section.ts'

const schema = createSectionSchema(
  'new-section',
  {
    id: 'NewSectionSection',
    title: 'New section',
    description: 'A heading and a text.',
    snippet: {
      heading: '${1:New section}',
      text: '${2:Write here what visitors should know.}',
    },
  },
  {
    fadeUp,
    heading,
    text: paragraphs(2000).meta({
      description: 'A few sentences under the heading, in paragraphs.',
      examples: ['Write here what visitors should know.'],
    }),
  },
)

export const definition = defineSection({ schema })
