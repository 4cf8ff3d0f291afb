import { z } from 'zod'

import { animation } from '#fields/pictures/animation.ts'
import { entryId } from '#fields/identifier.ts'
import { fadeUp, heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { defineSection } from '#sections/define-section.ts'
import { paragraphs } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'
import { altOfHolder, photoOfHolder } from '#fields/pictures/photo.ts'

import { checkExpertise } from './check.ts'

const cardSnippet = {
  title: '${1:Full stack web developer}',
  description: '${2:I build interfaces that stay fast and legible.}',
}

const card = z
  .strictObject({
    id: entryId('card', 'full-stack', 'title'),
    title: text(120).meta({
      description: 'What you are good at, in one line. Large on the card.',
      examples: ['Interfaces that work without a network'],
    }),
    description: paragraphs(800).meta({
      description: 'Two or three sentences under the title that prove it.',
      examples: ['I build interfaces that stay fast and legible.'],
    }),
    alt: altOfHolder.optional().meta({
      title: 'Text alternative',
      description:
        'What the animation or the picture shows, in a sentence, for visitors who do not see it. A card with either needs it.',
      examples: ['A robot blinks and waves its antenna'],
    }),
    animated: z
      .boolean()
      .default(true)
      .describe('true: the animation moves. false: its "stillFrame" is shown, still.'),
    animation: animation.optional().meta({
      description: 'An animation above the text. Leave it out for a card with text only.',
      examples: [{ src: 'animations/robot.json' }],
    }),
    picture: photoOfHolder.optional().meta({
      description:
        'A still picture beside the text, in place of an animation. Leave it out for a card with text only.',
      examples: [{ src: 'media/workshop.jpg', alt: 'Two people draw on a whiteboard' }],
    }),
  })
  .meta({
    id: 'ExpertiseCard',
    title: 'Expertise card',
    description: 'One thing that you do well.',
    defaultSnippets: [
      {
        label: 'Expertise card',
        description: 'A card with text.',
        body: cardSnippet,
      },
      {
        label: 'Expertise card with an animation',
        description: 'A card with text, and a Lottie animation with its text alternative.',
        body: {
          ...cardSnippet,
          alt: '${3:A robot blinks and waves its antenna}',
          animation: { src: 'animations/${4:robot.json}' },
        },
      },
      {
        label: 'Expertise card with a picture',
        description: 'A card with text, and a still picture with its text alternative.',
        body: {
          ...cardSnippet,
          picture: {
            src: 'media/${3:workshop.jpg}',
            alt: '${4:Two people draw on a whiteboard}',
          },
        },
      },
    ],
  })

const schema = createSectionSchema(
  'expertise',
  {
    id: 'Expertise',
    title: 'Expertise',
    description: 'What you do well, as cards.',
    snippet: {
      navLabel: '${1:Expertise}',
      heading: '${2:What I do well}',
      cards: [
        {
          title: '${3:Full stack web developer}',
          description: '${4:I build interfaces that stay fast and legible.}',
        },
      ],
    },
  },
  {
    heading,
    fadeUp,
    cards: z
      .array(card)
      .min(1)
      .max(200)
      .meta({
        description: 'One card for each thing that you do well, in their order.',
        examples: [[{ title: 'Full stack', description: 'From pixel to query.' }]],
      }),
  },
)

export const definition = defineSection({
  schema,
  otherNames: ['services', 'cards', 'features', 'offer'],
  nouns: { cards: { noun: 'card', label: 'title', alone: 'expertise card' } },
  check: checkExpertise,
  hasAnimation: ({ cards }) => cards.some(({ animation: played }) => played !== undefined),
})
