import { composeTitle } from '#content/fill-site.ts'
import { parseParagraphs } from '#fields/rich-text/parse-rich-text.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { longestTagline } from '#sections/hero/schema.ts'

import { shortenName } from './edit-content.ts'

/** The sections for lists of the profile, in the order of the page. */
const sectionsOf = [
  {
    lists: ['summary', 'languages', 'interests'],
    section: { type: 'about', navLabel: 'About', heading: 'About me' },
  },
  {
    lists: ['work', 'volunteer'],
    section: { type: 'experience', navLabel: 'Experience', heading: 'Experience' },
  },
  { lists: ['projects'], section: { type: 'projects', navLabel: 'Work', heading: 'Projects' } },
  { lists: ['skills'], section: { type: 'skill-groups', heading: 'Skills' } },
  { lists: ['publications'], section: { type: 'writing', heading: 'Writing' } },
  { lists: ['education'], section: { type: 'education', heading: 'Education' } },
  { lists: ['certificates', 'awards'], section: { type: 'credentials', heading: 'Credentials' } },
]

/** The name on a page whose owner has not given one. */
export const standardName = 'Your name'

/** The job title of an owner who has not given one. */
export const standardLabel = 'Developer'

/**
 * Creates content from a profile, with a section for each of its lists. `base` has the design, and a
 * section that shows the email address, for those who have one.
 */
export function createResumeContent(base: unknown, profile: object, hasEmail: boolean): string {
  const { name, label, summary } = {
    name: standardName,
    label: standardLabel,
    summary: '',
    ...profile,
  }
  // A tagline is shown as it is, without Markdown.
  const [first = ''] = readPlainText(parseParagraphs(summary).value).split(/(?<=[.!?])\s/u)
  const tagline = first !== '' && first.length <= longestTagline ? first : `${label}.`
  const tag = shortenName(name)
  const shown = sectionsOf.filter(({ lists }) =>
    lists.some((list) => {
      const value = readProperty(profile, list)
      return typeof value === 'string' || readItems(value).length > 0
    }),
  )
  const contact = readItems(readProperty(base, 'sections')).find(
    (section) => readProperty(section, 'type') === 'contact',
  )
  const content = {
    $schema: '',
    schemaVersion: readProperty(base, 'schemaVersion'),
    site: {
      title: composeTitle(name, label, 'en'),
      description: tagline,
    },
    theme: readProperty(base, 'theme'),
    preloader: false,
    profile: { ...profile, name, label },
    sections: [
      { type: 'hero', id: 'home', ...(tag === name ? {} : { tag }), tagline },
      ...shown.map(({ section }) => ({ ...section, id: section.type })),
      ...(hasEmail ? [contact] : []),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
