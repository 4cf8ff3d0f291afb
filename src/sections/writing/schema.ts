import {
  fadeUp,
  heading,
  introduction,
  createSectionSchema,
} from '#fields/create-section-schema.ts'
import { label } from '#fields/texts/label.ts'
import { showRecords } from '#fields/show-records.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import { defineSection } from '#sections/define-section.ts'

const schema = createSectionSchema(
  'writing',
  {
    id: 'Writing',
    title: 'Writing',
    description:
      'What you published and where you spoke: the publications and talks of your profile.',
    snippet: { navLabel: '${1:Writing}', heading: '${2:Writing and talks}' },
  },
  {
    heading: heading.meta({ examples: ['Writing and talks'] }),
    fadeUp,
    intro: introduction('I write to find out what I think.'),
    show: showRecords('publications and talks', ['offline-maps'], ['publications', 'talks']),
    articleLabel: label('Article', 40, 'sometimes').describe('The word for an article.'),
    paperLabel: label('Paper', 40, 'sometimes').describe('The word for a paper.'),
    bookLabel: label('Book', 40, 'sometimes').describe('The word for a book.'),
    podcastLabel: label('Podcast', 40, 'sometimes').describe(
      'The word for an episode of a podcast.',
    ),
    patentLabel: label('Patent', 40, 'sometimes').describe('The word for a patent.'),
    talkLabel: label('Talk', 40, 'sometimes').describe('The word for a talk.'),
  },
)

function showsLabel(
  _section: unknown,
  name: string,
  { publications = [], talks = [] }: ChosenProfile,
): boolean {
  return name === 'talkLabel'
    ? talks.length > 0
    : publications.some(({ kind }) => name === `${kind}Label`)
}

export const definition = defineSection({
  schema,
  otherNames: ['blog', 'articles', 'posts', 'publications', 'talks'],
  isStatic: true,
  records: ['publications', 'talks'],
  showsLabel,
})
