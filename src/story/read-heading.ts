import type { Heading } from 'mdast'

import { makeId, makeUnique } from '#fields/make-id.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import { readInline } from '#fields/rich-text/read-inline.ts'
import { readSource, report } from '#fields/rich-text/text-problem.ts'
import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'

import type { StoryBlock } from './story-block.ts'
import type { StoryReading } from './story-reading.ts'

/** Reads a heading, and gives it an id. Reports one that is empty or of a level that does not fit. */
export function readHeading(node: Heading, reading: StoryReading): StoryBlock {
  const heading = readInline(node.children, reading)
  const text = readPlainText(heading)
  const id = makeUnique(makeId(text, 'part') ?? 'part', reading.ids, reading.numbers)
  reading.ids.add(id)
  const problem = describeHeading(node.depth, text, reading)
  const isUnderlined = !readSource(node, reading).startsWith('#')
  const help = isUnderlined ? `Write "## ${text}" in place of both lines.` : problem?.help
  if (problem) report(reading, node, { code: 'story/heading', ...problem, help: help ?? '' })
  return { heading, level: node.depth < 3 ? 2 : 3, id }
}

function describeHeading(depth: number, text: string, { blocks, isPage, names }: StoryReading) {
  if (text === '') {
    return { message: 'This heading has no text.', help: 'Write one after "#", or delete it.' }
  }
  if (depth === 1) {
    const help = 'Write "##" in place of "#", or delete the line.'
    if (isPage) return { message: 'The main heading of a page is its first line.', help }
    const [name] = names
    const message = `The page has the name of the project${name === undefined ? '' : `, ${formatExcerpt(name)},`} as its main heading already.`
    return { message, help }
  }
  if (depth > 3) {
    const message = `There are two levels of headings, ## and ###, and this is level ${depth}.`
    return { message, help: 'Write "###", or a paragraph that begins with **strong** text.' }
  }
  if (depth === 3 && !blocks.some((block) => 'heading' in block)) {
    const message = 'The first heading is one of the upper level.'
    return { message, help: 'Write "##" in place of "###".' }
  }
  return undefined
}

/** Whether the first heading of a story is the name of its project. */
export function repeatsName({ children }: Heading, reading: StoryReading): boolean {
  const text = readPlainText(readInline(children, { ...reading, problems: [], links: [] }))
  return reading.names.map(foldName).includes(foldName(text))
}

function foldName(name: string): string {
  return collapseSpaces(name).normalize().toLowerCase()
}
