import { z } from 'zod'

import { orText } from '#fields/completion.ts'
import { entryId } from '#fields/identifier.ts'
import { text } from '#fields/texts/text.ts'

import { keywords, summary } from './record-fields.ts'
import { href } from '#fields/links/href.ts'

/** A group of skills. */
export const skill = orText(
  z.strictObject({
    id: entryId('skill', 'interfaces', 'name'),
    name: text(60).meta({ description: 'The name of the group.', examples: ['Interfaces'] }),
    level: text(60)
      .optional()
      .meta({
        description: 'How well you know it, in words.',
        examples: ['Every day for 8 years'],
      }),
    keywords: keywords.describe('The skills of the group, a word or two each.'),
  }),
  text(60),
  (name) => ({ name }),
).meta({
  id: 'Skill',
  title: 'Skill group',
  description: 'Skills that belong together, or one skill as a text.',
  defaultSnippets: [
    {
      label: 'Skill group',
      description: 'Skills that belong together.',
      body: { name: '${1:Interfaces}', keywords: ['${2:TypeScript}'] },
    },
  ],
})

/** A language that the owner speaks. */
export const language = orText(
  z.strictObject({
    id: entryId('language', 'english', 'language'),
    language: text(40).meta({ description: 'The name of the language.', examples: ['English'] }),
    fluency: text(60)
      .optional()
      .meta({ description: 'How well you speak it.', examples: ['Fluent'] }),
  }),
  text(40),
  (name) => ({ language: name }),
).meta({
  id: 'Language',
  title: 'Language',
  description: 'A language that you speak: its name, or an object.',
  defaultSnippets: [
    {
      label: 'Language',
      description: 'A language that you speak.',
      body: { language: '${1:English}', fluency: '${2:Fluent}' },
    },
  ],
})

/** Something that the owner likes. */
export const interest = orText(
  z.strictObject({
    id: entryId('interest', 'sailing', 'name'),
    name: text(60).meta({ description: 'What you like.', examples: ['Sailing'] }),
    keywords: keywords.describe('More about it, a word or two each.'),
  }),
  text(60),
  (name) => ({ name }),
).meta({
  id: 'Interest',
  title: 'Interest',
  description: 'Something that you like: a word or two, or an object.',
  defaultSnippets: [
    {
      label: 'Interest',
      description: 'Something that you like.',
      body: { name: '${1:Sailing}' },
    },
  ],
})

/** What somebody says about the owner. */
export const reference = z
  .strictObject({
    id: entryId('reference', 'mira', 'name'),
    name: text(80).meta({ description: 'Who says it.', examples: ['Mira Sand'] }),
    role: text(100)
      .optional()
      .meta({
        description: 'What that person is.',
        examples: ['Head of product, Tidewater'],
      }),
    reference: summary.unwrap().meta({
      title: 'Text',
      description: 'What that person says about you.',
      examples: ['She finds the question behind the ticket.'],
    }),
    url: href.optional().meta({
      title: 'Address',
      description: 'The page of that person.',
      examples: ['https://mira.example.org'],
    }),
  })
  .meta({
    id: 'Reference',
    title: 'Reference',
    description: 'What somebody says about you.',
    defaultSnippets: [
      {
        label: 'Reference',
        description: 'What somebody says about you.',
        body: {
          name: '${1:Mira Sand}',
          reference: '${2:She finds the question behind the ticket.}',
        },
      },
    ],
  })
