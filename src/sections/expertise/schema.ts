import { z } from 'zod'

import { animation } from '#fields/animation.ts'
import { identifier } from '#fields/identifier.ts'
import { fadeUp, heading, sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

const card = z
  .strictObject({
    id: identifier.meta({
      title: 'Card id',
      description: 'A name for the card, unlike every other card of its section.',
      examples: ['full-stack'],
    }),
    title: text(120).meta({
      title: 'Title',
      description: 'What you are good at, in one line.',
      examples: ['Full Stack Web Developer Specializing in Frontend'],
    }),
    description: text(800).meta({
      title: 'Description',
      description: 'Two or three sentences that prove the title.',
      examples: ['I build interfaces that stay fast and legible.'],
    }),
    alt: text(250)
      .optional()
      .meta({
        title: 'Text alternative',
        description: 'What the animation shows. A card with an animation needs it.',
        examples: ['A robot blinks and waves its antenna'],
      }),
    animated: z
      .boolean()
      .default(true)
      .meta({
        title: 'Animated',
        description: 'false shows the animation’s first frame, still.',
        examples: [true],
      }),
    animation: animation.optional().meta({
      title: 'Animation',
      description: 'A looping Lottie animation. Leave it out for a card of words.',
      examples: [{ src: 'animations/robot.json' }],
    }),
  })
  .meta({ id: 'ExpertiseCard', title: 'Expertise card', description: 'One thing you do well.' })

export type ExpertiseCard = z.infer<typeof card>

/** Cards that say what the owner does well. */
export const expertise = sectionFrame('expertise', {
  heading,
  fadeUp,
  cards: z
    .array(card)
    .min(1)
    .max(200)
    .meta({
      title: 'Cards',
      description: 'In the order in which they are read.',
      examples: [[{ id: 'full-stack', title: 'Full stack', description: 'From pixel to query.' }]],
    }),
}).meta({ id: 'Expertise', title: 'Expertise', description: 'What you do well, as cards.' })
