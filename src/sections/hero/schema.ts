import { z } from 'zod'

import { animation } from '#fields/animation.ts'
import { identifier } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

const scramble = z
  .strictObject({
    interval: milliseconds.default(50).meta({
      title: 'Interval, ms',
      description: 'Time between two steps of the effect. Specification, section 9: 50 ms.',
      examples: [50],
    }),
    characters: text(200)
      .default('!<>-_\\/[]{}=+*^?#ABCDEFGHIKLMNOPRSTUVXYZabcdefghiklmnoprstuvxyz')
      .meta({
        title: 'Characters',
        description: 'What the letters are drawn from until they come to rest.',
        examples: ['!<>-_[]{}=+*^?#'],
      }),
  })
  .prefault({})
  .meta({
    title: 'Scramble',
    description: 'The effect that resolves the job title out of noise.',
    examples: [{ interval: 50 }],
  })

/** The opening of the page: tag, job title, tagline and a looping animation. */
export const hero = sectionFrame('hero', {
  tag: text(24).meta({
    title: 'Owner tag',
    description: 'Your name or handle, torn and healed by the glitch.',
    examples: ['AHK'],
  }),
  jobTitle: text(60).meta({
    title: 'Job title',
    description: 'Scrambles into place. It is set large: short words serve it well.',
    examples: ['Full stack web developer'],
  }),
  tagline: text(160).meta({
    title: 'Tagline',
    description: 'One sentence on what you do.',
    examples: ['Code, design and function, in sync.'],
  }),
  animation: animation.optional().meta({
    title: 'Animation',
    description: 'A looping Lottie animation beside the words. Leave it out for words alone.',
    examples: [{ src: 'animations/hero.json' }],
  }),
  scrollTo: identifier.optional().meta({
    title: 'Scroll to',
    description: 'The anchor of the section that a click on the animation leads to.',
    examples: ['expertise'],
  }),
  scrollLabel: text(80)
    .default('Scroll to the next part')
    .meta({
      title: 'Scroll label',
      description: 'What a screen reader says for the animation as a link.',
      examples: ['See what I do'],
    }),
  scramble,
}).meta({ id: 'Hero', title: 'Hero', description: 'Opens the page.' })
