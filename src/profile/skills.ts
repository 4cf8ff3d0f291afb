import { z } from 'zod'

import { orMap, orSplit, orText } from '#fields/short-forms.ts'
import { entryId } from '#fields/identifier.ts'
import { text } from '#fields/texts/text.ts'
import { splitAtCommas, wordsInText } from '#fields/texts/words.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { keywords, pageAddress, summary } from './record-fields.ts'

const skillName = text(60)

/** A group of skills. */
const skill = orText(
  z.strictObject({
    id: entryId('skill', 'interfaces', 'name'),
    name: skillName.meta({ description: 'The name of the group.', examples: ['Interfaces'] }),
    level: text(60)
      .optional()
      .meta({
        description: 'How well you know it, in words.',
        examples: ['Every day for 8 years'],
      }),
    keywords: keywords.describe('The skills of the group, a word or two each.'),
  }),
  skillName,
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

/** The skills of the owner: groups, a text, or an object with the skills of each group after its name. */
export const skills = orSplit(
  orMap(z.array(skill), { most: 40 }, ['name', skillName], ['keywords', keywords.unwrap()]),
  wordsInText(60, 40),
  splitAtCommas,
)

const languageName = text(40)
const fluency = text(60)

/** A language that the owner speaks. */
const language = orText(
  z.strictObject({
    id: entryId('language', 'english', 'language'),
    language: languageName.meta({
      description: 'The name of the language.',
      examples: ['English'],
    }),
    fluency: fluency
      .optional()
      .meta({ description: 'How well you speak it.', examples: ['Fluent'] }),
  }),
  languageName,
  (name) => ({ language: name }),
).meta(
  withSnippet('Language', 'Language', 'A language that you speak: its name, or an object.', {
    language: '${1:English}',
    fluency: '${2:Fluent}',
  }),
)

/** The languages of the owner: a list, a text, or an object with how well each is spoken after its name. */
export const languages = orSplit(
  orMap(z.array(language), { most: 20 }, ['language', languageName], ['fluency', fluency]),
  wordsInText(40, 20),
  splitAtCommas,
)

/** Something that the owner likes. */
const interest = orText(
  z.strictObject({
    id: entryId('interest', 'sailing', 'name'),
    name: text(60).meta({ description: 'What you like.', examples: ['Sailing'] }),
    keywords: keywords.describe('More about it, a word or two each.'),
  }),
  text(60),
  (name) => ({ name }),
).meta(
  withSnippet('Interest', 'Interest', 'Something that you like: a word or two, or an object.', {
    name: '${1:Sailing}',
  }),
)

/** What the owner likes: a list, or a text. */
export const interests = orText(z.array(interest).max(40), wordsInText(60, 40), splitAtCommas)

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
    url: pageAddress('The page of that person.', 'https://mira.example.org'),
  })
  .meta(
    withSnippet('Reference', 'Reference', 'What somebody says about you.', {
      name: '${1:Mira Sand}',
      reference: '${2:She finds the question behind the ticket.}',
    }),
  )
