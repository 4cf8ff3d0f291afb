import { z } from 'zod'

import { animation } from '#fields/animation.ts'
import { identifier } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { propertyOf } from '#fields/raw.ts'
import { sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

const scramble = z
  .strictObject({
    interval: milliseconds.default(50).meta({
      title: 'Interval, ms',
      description:
        'How long each jumble of letters stands before the next. In milliseconds: 50 make twenty jumbles a second.',
      examples: [50],
    }),
    characters: text(200, 'sometimes')
      .default('!<>-_\\/[]{}=+*^?#ABCDEFGHIKLMNOPRSTUVXYZabcdefghiklmnoprstuvxyz')
      .meta({
        title: 'Characters',
        description: 'What is jumbled: the signs and letters that show before the right ones do.',
        examples: ['!<>-_[]{}=+*^?#'],
      }),
  })
  .prefault({})
  .meta({
    title: 'Scramble',
    description: 'The effect in which the job title comes to rest out of jumbled letters.',
    examples: [{ interval: 50 }],
  })

/** The opening of the page: tag, job title, tagline and a looping animation. */
export const hero = sectionFrame(
  'hero',
  {
    id: 'Hero',
    title: 'Hero',
    description: 'The opening of the page: who you are.',
    snippet: {
      id: '${1:home}',
      navLabel: '${2:Home}',
      tag: '${3:AHK}',
      jobTitle: '${4:Full stack web developer}',
      tagline: '${5:Code, design and function, in sync.}',
    },
  },
  {
    tag: text(24).meta({
      title: 'Owner tag',
      description:
        'Your name or handle: the largest words of the page. A glitch tears and heals it.',
      examples: ['AHK'],
    }),
    jobTitle: text(60).meta({
      title: 'Job title',
      description: 'What you are, under the tag. It comes to rest out of jumbled letters.',
      examples: ['Full stack web developer'],
    }),
    tagline: text(160).meta({
      title: 'Tagline',
      description: 'One sentence on what you do, under the job title.',
      examples: ['Code, design and function, in sync.'],
    }),
    animation: animation.optional().meta({
      title: 'Animation',
      description: 'A drawing that moves, beside the words. Leave it out for words alone.',
      examples: [{ src: 'animations/hero.json' }],
    }),
    scrollTo: identifier.optional().meta({
      title: 'Scroll to',
      description:
        'The anchor ("id") of the section that a click on the animation leads to. Leave it out for an animation that leads nowhere.',
      examples: ['expertise'],
    }),
    scrollLabel: text(80, isLink)
      .default('Scroll to the next part')
      .meta({
        title: 'Scroll label',
        description:
          'What a screen reader calls the animation, as the link that it is. It is not seen.',
        examples: ['See what I do'],
      }),
    scramble,
  },
)

/** Whether the animation is a link, which the scroll label names. */
function isLink(section: unknown): boolean {
  return ['animation', 'scrollTo'].every((name) => propertyOf(section, name) !== undefined)
}
