import { z } from 'zod'

import { label, labelTemplate } from '#fields/texts/label.ts'
import { choice } from '#fields/choice.ts'
import { colour } from '#fields/colour.ts'
import { entryId } from '#fields/identifier.ts'
import { link } from '#fields/links/link.ts'
import { heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { defineSection } from '#sections/define-section.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'
import { altOfHolder, photoOfHolder } from '#fields/pictures/photo.ts'

import { checkSkills } from './check.ts'

const slideType = choice({
  ui: 'A switch that mends the signal: design of interfaces.',
  interactive: 'A pointer that lifts the signal like a cloth: things that answer to touch.',
  graphic: 'A disc of printed dots and ink: graphic design.',
  infographic: 'Loose points that settle into columns: figures made plain.',
  code: 'Braces in which the signal becomes lines of code: programming.',
})

const slide = z
  .strictObject({
    type: slideType.optional().meta({
      title: 'Slide type',
      description: 'Which drawing the slide shows. Leave it out for a slide with a picture.',
      examples: ['ui'],
    }),
    picture: photoOfHolder.optional().meta({
      description:
        'A still picture in place of the drawing: the signal runs through it. Leave it out for a slide with a drawing.',
      examples: [{ src: 'media/workshop.jpg', alt: 'Two people draw on a whiteboard' }],
    }),
    alt: altOfHolder.optional().meta({
      title: 'Text alternative',
      description: 'What the picture shows, in a sentence, for visitors who do not see it.',
      examples: ['Two people draw on a whiteboard'],
    }),
    id: entryId('slide', 'ui-ux', 'title'),
    title: text(60).meta({
      description: 'The name of the skill. Large on the slide.',
      examples: ['UI/UX'],
    }),
    description: richText(300)
      .optional()
      .meta({
        description: 'A sentence under the title about what you do with it. Leave it out for none.',
        examples: ['Interfaces that explain themselves.'],
      }),
    link: link.optional(),
    background: colour.optional().meta({
      title: 'Background colour',
      description:
        'The colour behind the drawing, as CSS writes it. Leave it out to follow the theme.',
      examples: ['#16324f'],
    }),
    style: choice({
      panel: 'The slide stands on a ground of its own.',
      outline: 'A line is drawn around the slide.',
      bare: 'Neither ground nor line.',
    })
      .default('panel')
      .describe('What is drawn around the slide.'),
  })
  .meta({
    id: 'SkillSlide',
    title: 'Skill slide',
    description: 'One skill with a drawing or a picture.',
    defaultSnippets: [
      {
        label: 'Skill slide',
        description: 'One skill with a drawing.',
        body: {
          type: `\${1|${slideType.options.join()}|}`,
          title: '${2:UI/UX}',
          description: '${3:Interfaces that explain themselves.}',
        },
      },
      {
        label: 'Skill slide with a picture',
        description: 'One skill with a still picture and its text alternative.',
        body: {
          title: '${1:Workshops}',
          picture: {
            src: 'media/${2:workshop.jpg}',
            alt: '${3:Two people draw on a whiteboard}',
          },
        },
      },
    ],
  })

export type SkillSlide = z.infer<typeof slide>

const schema = createSectionSchema(
  'skills',
  {
    id: 'Skills',
    title: 'Skills',
    description: 'A carousel of skills.',
    snippet: {
      navLabel: '${1:Skills}',
      heading: '${2:What I work with}',
      slides: [{ type: `\${3|${slideType.options.join()}|}`, title: '${4:UI/UX}' }],
    },
  },
  {
    heading: heading.meta({ examples: ['What I work with'] }),
    slides: z
      .array(slide)
      .min(1)
      .max(24)
      .meta({
        description: 'One slide for each skill, in their order.',
        examples: [[{ type: 'ui', title: 'UI/UX' }]],
      }),
    // Specification, section 9.
    grouping: z
      .number()
      .min(0.1)
      .max(1)
      .default(0.8)
      .describe(
        'The slides that fit in this share of the carousel’s width move together. A share, not pixels: 0.5 is half the width, 1 all of it.',
      ),
    pageLabel: labelTemplate('Page {page} of {pages}', 60).describe(
      'The name of each dot under the carousel for screen readers. The site fills in {page} and {pages}.',
    ),
    pagesLabel: label('Pages', 60, 'sometimes').describe(
      'The name of the row of dots for screen readers. It is not visible.',
    ),
    slideLabel: labelTemplate('{slide} of {slides}', 60).describe(
      'The name of each slide for screen readers. The site fills in {slide} and {slides}.',
    ),
    carouselRole: label('carousel', 40, 'sometimes').describe(
      'The word that screen readers use for the carousel.',
    ),
    slideRole: label('slide', 40, 'sometimes').describe(
      'The word that screen readers use for a slide.',
    ),
  },
)

export const definition = defineSection({
  schema,
  otherNames: ['carousel', 'slides', 'slider'],
  check: checkSkills,
  nouns: { slides: { noun: 'slide', label: 'title', alone: 'skill slide' } },
  readOwnerFacts: ({ slides }) => ({ skills: slides.map(({ title }) => title) }),
  listBackgrounds: ({ slides }) => slides.flatMap(({ background }) => background ?? []),
})
