import { z } from 'zod'

import { colour } from '#fields/colour.ts'
import { link } from '#fields/link.ts'
import { heading, sectionFrame } from '#fields/section-frame.ts'
import { template } from '#fields/template.ts'
import { text } from '#fields/text.ts'

const slide = z
  .strictObject({
    type: z.enum(['ui', 'interactive', 'graphic', 'infographic', 'code']).meta({
      title: 'Slide type',
      description: 'Which artwork the slide shows.',
      examples: ['ui'],
    }),
    title: text(60).meta({
      title: 'Title',
      description: 'The name of the skill.',
      examples: ['UI/UX'],
    }),
    description: text(300)
      .optional()
      .meta({
        title: 'Description',
        description: 'A sentence on what you do with it.',
        examples: ['Interfaces that explain themselves.'],
      }),
    link: link.optional(),
    background: colour.optional().meta({
      title: 'Background colour',
      description: 'The ground of the slide’s artwork. Left out, it follows the theme.',
      examples: ['#16324f'],
    }),
    style: z
      .enum(['panel', 'outline', 'bare'])
      .default('panel')
      .meta({
        title: 'Style',
        description: 'How the slide is drawn: on a panel, in an outline, or bare.',
        examples: ['panel'],
      }),
  })
  .meta({ id: 'SkillSlide', title: 'Skill slide', description: 'One skill with its artwork.' })

export type SkillSlide = z.infer<typeof slide>

/** A carousel of skills (specification, section 2). */
export const skills = sectionFrame('skills', {
  heading,
  slides: z
    .array(slide)
    .min(1)
    .max(100)
    .meta({
      title: 'Slides',
      description: 'In the order in which they are passed.',
      examples: [[{ type: 'ui', title: 'UI/UX' }]],
    }),
  grouping: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.8)
    .meta({
      title: 'Grouping',
      description:
        'As many slides as fit in this share of the carousel’s width move at once. Specification, section 9: 0.8.',
      examples: [0.8],
    }),
  pageLabel: template(60, 'page', 'pages')
    .default('Page {page} of {pages}')
    .meta({
      title: 'Page label',
      description: 'What a screen reader says for a page dot.',
      examples: ['Page {page} of {pages}'],
    }),
  pagesLabel: text(60)
    .default('Pages')
    .meta({
      title: 'Name of the dots',
      description: 'What a screen reader calls the strip of page dots.',
      examples: ['Pages'],
    }),
  slideLabel: template(60, 'slide', 'slides')
    .default('{slide} of {slides}')
    .meta({
      title: 'Slide label',
      description: 'What a screen reader says for a slide’s place.',
      examples: ['{slide} of {slides}'],
    }),
  carouselRole: text(40)
    .default('carousel')
    .meta({
      title: 'Kind: carousel',
      description: 'What a screen reader says that the row of slides is.',
      examples: ['carousel'],
    }),
  slideRole: text(40)
    .default('slide')
    .meta({
      title: 'Kind: slide',
      description: 'What a screen reader says that each slide is.',
      examples: ['slide'],
    }),
}).meta({ id: 'Skills', title: 'Skills', description: 'A carousel of skills.' })
