import { heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { text } from '#fields/texts/text.ts'
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
    heading,
    text: text(600).meta({
      description: 'A few sentences under the heading.',
      examples: ['Write here what visitors should know.'],
    }),
  },
)

export const definition = defineSection({ schema })
