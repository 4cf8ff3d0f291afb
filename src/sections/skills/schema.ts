import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { colour } from '#fields/colour.ts'
import { link } from '#fields/link.ts'
import { heading, sectionFrame } from '#fields/section-frame.ts'
import { template } from '#fields/template.ts'
import { text } from '#fields/text.ts'

const slideTypes = ['ui', 'interactive', 'graphic', 'infographic', 'code'] as const

const slide = z
  .strictObject({
    type: choice(slideTypes, {
      ui: 'A switch that mends the signal: design of interfaces.',
      interactive: 'A pointer that lifts the signal like a cloth: things that answer to touch.',
      graphic: 'A disc of printed dots and ink: graphic design.',
      infographic: 'Loose points that settle into columns: figures made plain.',
      code: 'Braces in which the signal becomes lines of code: programming.',
    }).meta({
      title: 'Slide type',
      description: 'Which drawing the slide shows.',
      examples: ['ui'],
    }),
    title: text(60).meta({
      title: 'Title',
      description: 'The name of the skill. Set large on the slide.',
      examples: ['UI/UX'],
    }),
    description: text(300)
      .optional()
      .meta({
        title: 'Description',
        description: 'A sentence under the title on what you do with it. Leave it out for none.',
        examples: ['Interfaces that explain themselves.'],
      }),
    link: link.optional(),
    background: colour.optional().meta({
      title: 'Background colour',
      description:
        'What the drawing stands on. Written as #rgb or #rrggbb. Left out, it follows the theme.',
      examples: ['#16324f'],
    }),
    style: choice(['panel', 'outline', 'bare'], {
      panel: 'The slide stands on a ground of its own.',
      outline: 'A line is drawn around the slide.',
      bare: 'Neither ground nor line.',
    })
      .default('panel')
      .meta({
        title: 'Style',
        description: 'What is drawn around the slide.',
        examples: ['panel'],
      }),
  })
  .meta({
    id: 'SkillSlide',
    title: 'Skill slide',
    description: 'One skill with a drawing.',
    defaultSnippets: [
      {
        label: 'Skill slide',
        description: 'One skill with a drawing.',
        body: {
          type: `\${1|${slideTypes.join()}|}`,
          title: '${2:UI/UX}',
          description: '${3:Interfaces that explain themselves.}',
        },
      },
    ],
  })

export type SkillSlide = z.infer<typeof slide>

/** A carousel of skills (specification, section 2). */
export const skills = sectionFrame(
  'skills',
  {
    id: 'Skills',
    title: 'Skills',
    description: 'A carousel of skills.',
    snippet: {
      id: '${1:skills}',
      navLabel: '${2:Skills}',
      heading: '${3:What I work with}',
      slides: [{ type: `\${4|${slideTypes.join()}|}`, title: '${5:UI/UX}' }],
    },
  },
  {
    heading,
    slides: z
      .array(slide)
      .min(1)
      .max(100)
      .meta({
        title: 'Slides',
        description: 'One slide for each skill, in the order in which they are passed.',
        examples: [[{ type: 'ui', title: 'UI/UX' }]],
      }),
    // Specification, section 9.
    grouping: z
      .number()
      .min(0.1)
      .max(1)
      .default(0.8)
      .meta({
        title: 'Grouping',
        description:
          'As many slides as fit in this share of the carousel’s width move on at once. A share, not pixels: 0.5 is half the width, 1 all of it.',
        examples: [0.8],
      }),
    pageLabel: template(60, 'page', 'pages')
      .default('Page {page} of {pages}')
      .meta({
        title: 'Page label',
        description:
          'What a screen reader says for each dot under the carousel. The site fills {page} and {pages}.',
        examples: ['Page {page} of {pages}'],
      }),
    pagesLabel: text(60, 'sometimes')
      .default('Pages')
      .meta({
        title: 'Name of the dots',
        description: 'What a screen reader calls the row of dots. It is not seen.',
        examples: ['Pages'],
      }),
    slideLabel: template(60, 'slide', 'slides')
      .default('{slide} of {slides}')
      .meta({
        title: 'Slide label',
        description:
          'What a screen reader says for the place of a slide. The site fills {slide} and {slides}.',
        examples: ['{slide} of {slides}'],
      }),
    carouselRole: text(40, 'sometimes')
      .default('carousel')
      .meta({
        title: 'Kind: carousel',
        description: 'The word by which a screen reader tells that the slides are a carousel.',
        examples: ['carousel'],
      }),
    slideRole: text(40, 'sometimes')
      .default('slide')
      .meta({
        title: 'Kind: slide',
        description: 'The word by which a screen reader tells that each one is a slide.',
        examples: ['slide'],
      }),
  },
)
