import { z } from 'zod'

import { animation } from '#fields/pictures/animation.ts'
import { sectionId } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { readProperty } from '#json/untyped-value.ts'
import { createSectionSchema } from '#fields/create-section-schema.ts'
import { defineSection } from '#sections/define-section.ts'
import { label } from '#fields/texts/label.ts'
import { text } from '#fields/texts/text.ts'
import { altOfHolder, photoOfHolder } from '#fields/pictures/photo.ts'

import { checkHero, longestTag } from './check.ts'

const effect = z.strictObject({
  interval: milliseconds.default(50).meta({
    title: 'Interval, ms',
    description:
      'How long each set of random letters is shown. In milliseconds: 50 are twenty sets a second.',
  }),
  characters: text(200, 'sometimes')
    .default('!<>-_\\/[]{}=+*^?#ABCDEFGHIKLMNOPRSTUVXYZabcdefghiklmnoprstuvxyz')
    .meta({
      description: 'The random signs and letters that are shown before the right ones.',
      examples: ['!<>-_[]{}=+*^?#'],
    }),
})

const scramble = z
  .union([
    z.boolean().transform((isOn): z.infer<typeof effect> | false => isOn && effect.parse({})),
    effect,
  ])
  .prefault({})
  .meta({
    title: 'Scramble',
    description:
      'The effect in which random letters become the job title. false: the job title is there at once.',
    examples: [{ interval: 50 }, false],
  })

/** What a text is until the profile fills it in. An owner cannot write it. */
const fromProfile = ''
const noTagline = ''

/** In characters: a tagline is one sentence. */
export const longestTagline = 160

const schema = createSectionSchema(
  'hero',
  {
    id: 'Hero',
    title: 'Hero',
    description: 'The opening of the page: who you are.',
    snippet: {
      navLabel: '${1:Home}',
      tag: '${2:Ada}',
      jobTitle: '${3:Full stack web developer}',
      tagline: '${4:Code, design and function, in sync.}',
    },
  },
  {
    tag: text(longestTag)
      .default(fromProfile)
      .meta({
        title: 'Owner tag',
        description:
          'Your name or handle: the largest text of the page, with a glitch effect. Left out: the "name" of the profile.',
        examples: ['Ada'],
      }),
    jobTitle: text(80)
      .default(fromProfile)
      .meta({
        description:
          'What you are, under the tag. It appears out of random letters. Left out: the "label" of the profile.',
        examples: ['Full stack web developer'],
      }),
    tagline: text(longestTagline)
      .default(noTagline)
      .meta({
        description: 'One sentence about what you do, under the job title. Leave it out for none.',
        examples: ['Code, design and function, in sync.'],
      }),
    animation: animation.optional().meta({
      description:
        'An animation beside the text. It is shown as a disc whose outer edge may be outside of the page. Leave it out for text only.',
      examples: [{ src: 'animations/hero.json' }],
    }),
    picture: photoOfHolder.optional().meta({
      description:
        'A still picture in place of the animation, such as a portrait. It is shown as a disc. Leave it out for none.',
      examples: [{ src: 'media/portrait.jpg', alt: 'Ada at her desk' }],
    }),
    alt: altOfHolder.optional().meta({
      title: 'Text alternative',
      description:
        'What the picture shows, in a sentence, for visitors who do not see it. Left out: the owner tag.',
      examples: ['Ada at her desk'],
    }),
    scrollTo: sectionId.optional().meta({
      description:
        'The anchor ("id") of the section that a click on the animation or picture scrolls to. Without these, the link is below the tagline. Leave it out for no link.',
      examples: ['expertise'],
    }),
    scrollLabel: label('Scroll to the next part', 80, isLink).meta({
      description: 'What this link says: where it leads.',
      examples: ['See what I do'],
    }),
    scramble,
  },
)

/** Whether the hero has a link, so that its label is on the page. */
function isLink(section: unknown): boolean {
  return readProperty(section, 'scrollTo') !== undefined
}

export const definition = defineSection({
  schema,
  otherNames: ['header', 'home', 'banner', 'landing', 'cover'],
  opensPage: true,
  check: checkHero,
  readDefaults: ({ name = '', label: ownLabel = '' }, { tag, jobTitle }) => ({
    tag: tag === fromProfile ? name : tag,
    jobTitle: jobTitle === fromProfile ? ownLabel : jobTitle,
  }),
  hasAnimation: ({ animation: played }) => played !== undefined,
  readOwnerFacts: ({ tag, jobTitle, tagline }) => ({
    tag,
    jobTitle,
    ...(tagline === noTagline ? {} : { tagline }),
  }),
})
