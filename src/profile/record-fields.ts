import { z } from 'zod'

import { href } from '#fields/links/href.ts'
import { nameNetwork } from '#fields/links/social/name-network.ts'
import { addCompletion } from '#fields/completion.ts'
import { orMap, orOneText, orText } from '#fields/short-forms.ts'
import { entryId } from '#fields/identifier.ts'
import { paragraphs, richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'
import { words } from '#fields/texts/words.ts'
import { withSnippet } from '#fields/with-snippet.ts'

/** The address of a page about a record. */
export function pageAddress(description: string, example: string) {
  return href.optional().meta({ title: 'Address', description, examples: [example] })
}

/** A few paragraphs about a record. */
export const summary = paragraphs(2000)
  .optional()
  .meta({
    description: 'One or more paragraphs about it. Leave it out for none.',
    examples: ['I led the move from three apps to one.'],
  })

const highlight = richText(300)
const maxHighlights = 12

/** A sign before an entry of a list, as Markdown and word processors write it. */
const mark = /^\s*[•‣◦·*–—-]\s+(?=\S)(?!\[[ x]\])/u
/** Before a figure, "-" may be a minus. */
const minus = /^\s*[–—-]\s*\d/u

/** Removes the signs. Those before figures go only where each entry has a sign. */
function dropMarks(entries: readonly unknown[]): unknown[] {
  const lines = entries.map((entry) => highlight.in.safeParse(entry).data)
  const isList = lines.some(isMarked) && lines.every((line = '') => mark.test(line))
  return entries.map((entry, index) => {
    const line = lines[index]
    return line !== undefined && (isList || isMarked(line)) ? line.replace(mark, '') : entry
  })
}

function isMarked(line = ''): boolean {
  return mark.test(line) && !minus.test(line)
}

/** Reads each line of a text as an entry. */
function splitLines(written: string): unknown {
  const lines = written
    // In Markdown, an indented line continues the entry before it.
    .replaceAll(/\n[ \t]+(?![•‣◦·*–—-]\s)(?=\S)/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length > maxHighlights) return written
  const entries = dropMarks(lines)
  return entries.length === 1 ? entries[0] : entries
}

/** What came of a job or a project, as a list. */
export const highlights = addCompletion(
  orOneText(z.array(highlight).max(maxHighlights), highlight.in)
    .optional()
    .meta({
      description: 'What came of it, one sentence each. Figures convince.',
      examples: [['Cut the time to first ticket from 40 s to 6 s']],
    }),
  (written) => {
    if (Array.isArray(written)) return dropMarks(written)
    const { data } = highlight.in.safeParse(written)
    return data === undefined ? written : splitLines(data)
  },
)

/** Names of tools and subjects. */
export const keywords = words(40, 20)
  // Not of the optional field: those of a group in an object of skills have it, too.
  .meta({ examples: [['TypeScript', 'Maps']] })
  .optional()
  .meta({ description: 'Tools and subjects, a word or two each.' })

const linkLabel = text(60)

const link = orText(
  z.strictObject({
    id: entryId('link', 'code', 'label'),
    label: linkLabel.meta({
      description: 'The text of the link. It says where the link leads.',
      examples: ['Code'],
    }),
    url: href.meta({
      title: 'Address',
      description: 'Where the link leads.',
      examples: ['https://github.com/folio-sample'],
    }),
  }),
  href,
  (url) => ({ label: nameNetwork(url), url }),
).meta(
  withSnippet('RecordLink', 'Link', 'A link of a record: its address, or an object.', {
    label: '${1:Code}',
    url: '${2:https://github.com/folio-sample}',
  }),
)

/** Further links of a record. */
export const links = orMap(z.array(link), { most: 8 }, ['label', linkLabel], ['url', href])
  .optional()
  .meta({
    description: 'Links to the code, to slides, to a video and others.',
    examples: [[{ label: 'Code', url: 'https://github.com/folio-sample' }]],
  })
