import { z } from 'zod'

import { animation } from '#fields/animation.ts'
import { identifier } from '#fields/identifier.ts'
import { fadeUp, heading, sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

const card = z
  .strictObject({
    id: identifier.meta({
      title: 'Card id',
      description:
        'A name for the card, unlike every other card’s in its section. Visitors do not see it.',
      examples: ['full-stack'],
    }),
    title: text(120).meta({
      title: 'Title',
      description: 'What you are good at, in one line. Set large on the card.',
      examples: ['Full Stack Web Developer Specializing in Frontend'],
    }),
    description: text(800).meta({
      title: 'Description',
      description: 'Two or three sentences under the title that prove it.',
      examples: ['I build interfaces that stay fast and legible.'],
    }),
    // Without JavaScript the animation is not there, and neither is its alternative.
    alt: text(250, 'sometimes')
      .optional()
      .meta({
        title: 'Text alternative',
        description:
          'What the animation shows, in a sentence: read out to visitors who do not see it. A card with an animation needs it.',
        examples: ['A robot blinks and waves its antenna'],
      }),
    animated: z
      .boolean()
      .default(true)
      .meta({
        title: 'Animated',
        description: 'true: the animation moves. false: its first frame is shown, still.',
        examples: [true],
      }),
    animation: animation.optional().meta({
      title: 'Animation',
      description: 'A drawing that moves, with the words. Leave it out for a card of words alone.',
      examples: [{ src: 'animations/robot.json' }],
    }),
  })
  .meta({
    id: 'ExpertiseCard',
    title: 'Expertise card',
    description: 'One thing that you do well.',
    defaultSnippets: [
      {
        label: 'Expertise card',
        description: 'A card of words.',
        body: {
          id: '${1:full-stack}',
          title: '${2:Full stack web developer}',
          description: '${3:I build interfaces that stay fast and legible.}',
        },
      },
      {
        label: 'Expertise card with an animation',
        description: 'A card of words, and a Lottie animation with what it shows.',
        body: {
          id: '${1:full-stack}',
          title: '${2:Full stack web developer}',
          description: '${3:I build interfaces that stay fast and legible.}',
          alt: '${4:A robot blinks and waves its antenna}',
          animation: { src: 'animations/${5:robot.json}' },
        },
      },
    ],
  })

export type ExpertiseCard = z.infer<typeof card>

/** Cards that say what the owner does well. */
export const expertise = sectionFrame(
  'expertise',
  {
    id: 'Expertise',
    title: 'Expertise',
    description: 'What you do well, as cards.',
    snippet: {
      id: '${1:expertise}',
      navLabel: '${2:Expertise}',
      heading: '${3:What I do well}',
      cards: [
        {
          id: '${4:full-stack}',
          title: '${5:Full stack web developer}',
          description: '${6:I build interfaces that stay fast and legible.}',
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
        title: 'Cards',
        description:
          'One card for each thing that you do well, in the order in which they are read.',
        examples: [
          [{ id: 'full-stack', title: 'Full stack', description: 'From pixel to query.' }],
        ],
      }),
  },
)
