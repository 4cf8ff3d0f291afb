import { z } from 'zod'

import { derivedId, entryId } from '#fields/identifier.ts'
import { addCompletion } from '#fields/completion.ts'
import { orOne } from '#fields/short-forms.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { completeFileName, contentFolder, fileName } from '#fields/pictures/file-name.ts'
import { photo } from '#fields/pictures/photo.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'
import { words } from '#fields/texts/words.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { period } from './dates/calendar-date.ts'
import { highlights, keywords, links, pageAddress } from './record-fields.ts'

const storyName = String.raw`stories\/${fileName}\.md$`

/** The name of a story: a Markdown file in the folder `stories` beside the content. */
export const storyFile = new RegExp(`^${storyName}`, 'u')

const picture = photo.extend({ id: entryId('picture', 'map', 'src') }).meta(
  withSnippet('ProjectPicture', 'Picture', 'A picture of the project.', {
    src: 'media/${1:atlas.jpg}',
    alt: '${2:A map with green dots}',
  }),
)

/** A project. One with a story has a page of its own. */
export const project = z
  .strictObject({
    id: derivedId(
      { noun: 'project', field: 'name' },
      {
        title: 'Project id',
        description:
          'A name for the project, which no other project of the list has. The address of its page ends in it, as /projects/atlas/. Left out: made from "name", as "atlas". Write one where the address should stay when the name changes.',
        examples: ['atlas'],
      },
    ),
    name: text(80).meta({ description: 'The name of the project.', examples: ['Atlas'] }),
    description: richText(400)
      .optional()
      .meta({
        description: 'What it is, for whom, and what is special about it: two or three sentences.',
        examples: ['A map of every public bench in Oslo, which works without a network.'],
      }),
    highlights,
    keywords: keywords.describe(
      'Tools and subjects, a word or two each. Visitors can filter projects by them.',
    ),
    startDate: period.startDate.optional(),
    endDate: period.endDate,
    url: pageAddress('Where the project can be visited.', 'https://atlas.example.org'),
    links,
    roles: words(60, 6)
      .optional()
      .meta({ description: 'What you were in the project.', examples: [['Design', 'Code']] }),
    entity: text(80)
      .optional()
      .meta({
        title: 'Client',
        description: 'For whom you made it: a client, an employer or a community.',
        examples: ['City of Oslo'],
      }),
    type: text(40)
      .optional()
      .meta({
        title: 'Kind',
        description: 'What kind of project it is.',
        examples: ['Web app', 'Open source'],
      }),
    status: text(40)
      .optional()
      .meta({
        description: 'Its state today.',
        examples: ['Live', 'Retired'],
      }),
    featured: z
      .boolean()
      .default(false)
      .describe('true: the project comes first, and is shown larger.'),
    images: orOne(z.array(picture).max(12), picture)
      .optional()
      .meta({
        description:
          'Pictures of the project: a list, or one picture. The card shows the first one; without one it draws a cover. The page of a project with a story shows all.',
        examples: [[{ src: 'media/atlas.png', alt: 'A map with green dots' }]],
      }),
    story: addCompletion(
      addPattern(
        z.string().max(200),
        new RegExp(`^${contentFolder}${storyName}`, 'u'),
        'Name a Markdown file in the folder "stories", as "stories/name.md"',
      ),
      completeFileName,
    )
      .optional()
      .meta({
        description:
          'A Markdown file in the folder "stories" beside this one that tells how the project came to be. The project then has a page of its own.',
        examples: ['stories/atlas.md'],
      }),
  })
  .meta(
    withSnippet('Project', 'Project', 'Something that you made.', {
      name: '${1:Atlas}',
      description: '${2:What it is, for whom, and what is special about it.}',
      keywords: ['${3:TypeScript}'],
      url: '${4:https://atlas.example.org}',
    }),
  )

export type Project = z.infer<typeof project>

/** A project that a section shows. */
export type ShownProject = Project & {
  /** The id of its card on the page: in the section with this card, and where others link to it. */
  readonly anchor?: string
}
