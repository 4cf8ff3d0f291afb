import { shorten } from '#fields/texts/shorten.ts'
import { visible } from '#fields/texts/text.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'

import { maxLengths, readFrontMatter } from './front-matter.ts'
import { parseStory, type ParsedStory } from './parse-story.ts'

/** What a page says about itself. */
export type ParsedPage = ParsedStory & {
  /** The main heading. */
  readonly heading: string
  /** The name in the browser's tab. */
  readonly name: string
  readonly description: string | undefined
  /** The text of the link in the navigation, if the page has one there. */
  readonly navLabel: string | undefined
  /** The tag of its language, if that is another one than that of the site. */
  readonly language: string | undefined
}

/**
 * Parses a page: settings, if it has some, a title after "# ", and the rest as a story. The first
 * paragraph is the description, unless the settings have one.
 */
export function parsePage(source: string): ParsedPage {
  const { values, problems, body } = readFrontMatter(source)
  const story = parseStory(body, 'page')
  const written = story.title && readPlainText(story.title).trim()
  const heading = (written || values.title) ?? ''
  const name = values.title ?? heading
  const paragraph = story.blocks.find((block) => 'paragraph' in block)
  return {
    ...story,
    problems: [
      ...problems,
      ...(story.isUnread ? [] : checkTitle(heading, body)),
      ...story.problems,
    ],
    heading,
    name,
    description:
      values.description ??
      (paragraph && shorten(readPlainText(paragraph.paragraph).trim(), maxLengths.description)),
    navLabel: readNavigation(values.navigation, name),
    language: values.language,
  }
}

/** The text of the link in the navigation: the value itself, unless it says whether there is one. */
function readNavigation(value: string | undefined, name: string): string | undefined {
  if (value === undefined || /^(?:false|no|off)$/iu.test(value)) return undefined
  return /^(?:true|yes|on)$/iu.test(value) ? name : value
}

function checkTitle(title: string, body: string): TextProblem[] {
  const isShort = title.length <= maxLengths.title
  // An empty page has another problem.
  if ((visible.test(title) && isShort) || !/\S/u.test(body)) return []
  const start = body.search(/\S/u)
  const line = /^[^\r\n]*/u.exec(body.slice(start))?.[0].length ?? 0
  const message = isShort
    ? 'The page has no title.'
    : `The title of the page has ${title.length} characters, and may have ${maxLengths.title}.`
  const help = isShort
    ? 'Write it in the first line, after "# ", as in "# Uses".'
    : 'Write a shorter one.'
  return [{ code: 'page/title', start, end: start + line, message, help }]
}
