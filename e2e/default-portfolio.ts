import type { Portfolio } from '#content/portfolio.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import { readLine } from '#sections/conversation/model/line.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { RichBlocks, RichText } from '#fields/rich-text/rich-node.ts'
import type { SectionOf, SectionType } from '#sections/section.ts'

import { readDefaultContent, type RawContent } from '../scripts/sites/build-variant.ts'

/** Returns the default content, parsed. */
export function parseDefaultPortfolio(): Portfolio {
  return parsePortfolio(readDefaultContent())
}

/** Returns the first section of a type in the default content, parsed. */
export function findDefaultSection<Type extends SectionType>(type: Type): SectionOf<Type> {
  const section = parseDefaultPortfolio().sections.find(
    (candidate): candidate is SectionOf<Type> => candidate.type === type,
  )
  if (!section) throw new Error(`The default content has no section "${type}".`)
  return section
}

/** Returns the conversation of the default content, whose lines are texts alone. */
export function readDefaultConversation() {
  const conversation = findDefaultSection('conversation')
  const scenes = Object.entries(conversation.scenes).map(
    ([id, scene]) =>
      [id, { ...scene, lines: scene.lines.map((line) => readLine(line).text) }] as const,
  )
  return { ...conversation, scenes: Object.fromEntries(scenes) }
}

/** Lists texts of every section of the default content that are on the page in any visit. */
export function listDefaultTexts(): string[] {
  const hero = findDefaultSection('hero')
  const gifStrip = findDefaultSection('gif-strip')
  const expertise = findDefaultSection('expertise')
  const conversation = findDefaultSection('conversation')
  const skills = findDefaultSection('skills')
  const contact = findDefaultSection('contact')
  return [
    hero.tag,
    hero.jobTitle,
    hero.tagline,
    gifStrip.heading ?? '',
    ...gifStrip.images.flatMap(({ caption }) => (caption ? readPlainText(caption) : [])),
    expertise.heading,
    ...expertise.cards.flatMap(({ title, description }) => [title, readPlainText(description)]),
    conversation.heading,
    readPlainText(conversation.intro ?? ''),
    skills.heading,
    ...skills.slides.flatMap(({ title, description }) => [title, readPlainText(description ?? '')]),
    contact.heading,
    readPlainText(contact.intro ?? ''),
  ]
}

/** Returns a card or a slide with its rich text as a text, as content has it. */
export function revertDescription<
  Entry extends { readonly description?: RichText | RichBlocks | undefined },
>(entry: Entry) {
  const { description, ...rest } = entry
  return description === undefined ? rest : { ...rest, description: readPlainText(description) }
}

/** Changes the first section of a type in raw content. */
export function changeSection(content: RawContent, type: SectionType, change: object) {
  const sections = content['sections']
  const section: unknown = Array.isArray(sections)
    ? sections.find((candidate) => candidate.type === type)
    : undefined
  if (typeof section !== 'object' || section === null) {
    throw new Error(`The default content has no section "${type}".`)
  }
  Object.assign(section, change)
}
