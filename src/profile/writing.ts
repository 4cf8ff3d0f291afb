import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { orText } from '#fields/short-forms.ts'
import { entryId } from '#fields/identifier.ts'
import { nameAlone } from '#fields/texts/name-alone.ts'
import { text } from '#fields/texts/text.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { calendarDate } from './dates/calendar-date.ts'
import { links, pageAddress, summary } from './record-fields.ts'

/** Something that the owner published. */
export const publication = orText(
  z.strictObject({
    id: entryId('publication', 'offline-maps', 'name'),
    name: text(160).meta({
      title: 'Title',
      description: 'The title.',
      examples: ['Maps without a network'],
    }),
    kind: choice({
      article: 'An article or a blog post.',
      paper: 'A scientific paper.',
      book: 'A book or a chapter of one.',
      podcast: 'An episode of a podcast.',
      patent: 'A patent.',
    })
      .default('article')
      .describe('What it is.'),
    publisher: text(100)
      .optional()
      .meta({
        description: 'Where it was published.',
        examples: ['Proceedings of MapConf'],
      }),
    releaseDate: calendarDate
      .optional()
      .meta({ description: 'When it was published.', examples: ['2024-05'] }),
    url: pageAddress('Where it can be read or heard.', 'https://example.org/offline-maps'),
    summary,
  }),
  nameAlone(160),
  (name) => ({ name }),
).meta(
  withSnippet(
    'Publication',
    'Publication',
    'An article, a paper, a book or an episode of a podcast: its title, or an object.',
    {
      name: '${1:Maps without a network}',
      kind: '${2|article,paper,book,podcast,patent|}',
      releaseDate: '${3:2024-05}',
      url: '${4:https://example.org/offline-maps}',
    },
  ),
)

/** A talk that the owner gave. */
export const talk = z
  .strictObject({
    id: entryId('talk', 'slow-networks', 'title'),
    title: text(160).meta({
      description: 'The title of the talk.',
      examples: ['Designing for slow networks'],
    }),
    event: text(100).meta({ description: 'Where you gave it.', examples: ['WebConf Oslo'] }),
    date: calendarDate.optional().meta({ description: 'When you gave it.', examples: ['2023-10'] }),
    url: pageAddress('The page of the talk.', 'https://webconf.example.org/slow-networks'),
    links,
    summary,
  })
  .meta(
    withSnippet('Talk', 'Talk', 'A talk that you gave.', {
      title: '${1:Designing for slow networks}',
      event: '${2:WebConf Oslo}',
      date: '${3:2023-10}',
    }),
  )

export type Publication = z.infer<typeof publication>
export type Talk = z.infer<typeof talk>
