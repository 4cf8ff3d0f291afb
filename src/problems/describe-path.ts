import { truncate } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'

/** How messages name the entries of a list or a record. */
type Noun = {
  /** "card" makes "card 2" and "card full-stack". */
  readonly noun: string
  /** The field of an entry that is added, as in "card 2 (Full stack)". */
  readonly label?: string
  /** The noun if the page has one section of this type; the section is then left out. */
  readonly alone?: string
  /** The name of an entry of a record, if it is not its key. */
  readonly readName?: (section: unknown, key: string) => string
}

/** The nouns of a part of the content, by the name of the field that holds the entries. */
export type Nouns = Readonly<Record<string, Noun>>

/** The nouns of lists outside of sections. */
export const nounsOfDocument: Nouns = {
  letters: { noun: 'letter' },
  socialLinks: { noun: 'social link', label: 'network' },
  steps: { noun: 'step' },
  work: { noun: 'job', label: 'name' },
  volunteer: { noun: 'volunteer role', label: 'organization' },
  education: { noun: 'education', label: 'institution' },
  projects: { noun: 'project', label: 'name' },
  publications: { noun: 'publication', label: 'name' },
  talks: { noun: 'talk', label: 'title' },
  certificates: { noun: 'certificate', label: 'name' },
  awards: { noun: 'award', label: 'title' },
  skills: { noun: 'skill group', label: 'name' },
  languages: { noun: 'language', label: 'language' },
  interests: { noun: 'interest', label: 'name' },
  references: { noun: 'reference', label: 'name' },
  profiles: { noun: 'profile link', label: 'network' },
  highlights: { noun: 'highlight' },
  keywords: { noun: 'keyword' },
  courses: { noun: 'course' },
  roles: { noun: 'role' },
  links: { noun: 'link', label: 'label' },
  images: { noun: 'picture' },
}

/** A longer path than this is not described: nothing that Folio knows is as deep. */
const maxPathLength = 12

/**
 * Makes a function that names the part of a document at a path, for its owner: "Scene intro, answer
 * No", "Theme, accent, dark". It returns an empty text for the whole document.
 */
export function createPathDescriber(
  document: unknown,
  findNouns: (sectionType: unknown) => Nouns,
): (path: Path) => string {
  const sections = readItems(readProperty(document, 'sections'))
  const types = Map.groupBy(sections, (section) => readProperty(section, 'type'))

  return (path) => {
    if (path.length > maxPathLength) return ''
    const [list, index, ...inner] = path
    if (list !== 'sections' || typeof index !== 'number') {
      return writeSentence(describeParts(document, path, nounsOfDocument))
    }
    const section = sections[index]
    const type = readProperty(section, 'type')
    const nouns = findNouns(type)
    const [field] = inner
    const noun = typeof field === 'string' ? findNoun(nouns, field) : undefined
    if (noun?.alone !== undefined && inner.length > 1 && types.get(type)?.length === 1) {
      const alone = { ...nouns, [String(field)]: { ...noun, noun: noun.alone } }
      return writeSentence(describeParts(section, inner, alone))
    }
    return writeSentence([nameSection(section, index), ...describeParts(section, inner, nouns)])
  }
}

function nameSection(section: unknown, index: number): string {
  const [id, type] = [readProperty(section, 'id'), readProperty(section, 'type')]
  const name = typeof id === 'string' ? id : index + 1
  return typeof type === 'string' ? `section ${name} (${type})` : `section ${name}`
}

/** Names each part on the way; a list and the entry in it are one part. */
function describeParts(root: unknown, path: Path, nouns: Nouns): string[] {
  const parts: string[] = []
  for (let step = 0; step < path.length; step += 1) {
    const [name = '', key] = [path[step], path[step + 1]]
    const noun = typeof name === 'string' ? findNoun(nouns, name) : undefined
    if (noun && key !== undefined) {
      const entry = readValue(root, path.slice(0, step + 2))
      parts.push(`${noun.noun} ${nameEntry(noun, key, entry, root)}`)
      step += 1
    } else parts.push(typeof name === 'number' ? `item ${name + 1}` : splitWords(name))
  }
  return parts
}

function nameEntry({ label, readName }: Noun, key: string | number, entry: unknown, root: unknown) {
  if (typeof key === 'string') return readName ? readName(root, key) : key
  const text = label && (typeof entry === 'string' ? entry : readProperty(entry, label))
  return typeof text === 'string' && text.trim() !== '' ? `${key + 1} (${text})` : `${key + 1}`
}

/** Never an inherited member, such as "constructor". */
export function findNoun(nouns: Nouns, name: string): Noun | undefined {
  return Object.hasOwn(nouns, name) ? nouns[name] : undefined
}

/** Splits the name of a field: "nav label" for "navLabel". */
export function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
}

function writeSentence(parts: readonly string[]): string {
  const sentence = parts.map((part) => truncate(part)).join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
