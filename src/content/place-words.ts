import { itemsOf, propertyOf, valueAt } from '#fields/raw.ts'

import { cut } from './describe-value.ts'

type Path = readonly (string | number)[]

/** What one item of a list is called, and which of its fields tells it from the others. */
const items: Readonly<Record<string, { readonly noun: string; readonly label?: string }>> = {
  answers: { noun: 'answer', label: 'label' },
  cards: { noun: 'card', label: 'title' },
  intended: { noun: 'intended' },
  images: { noun: 'picture', label: 'caption' },
  letters: { noun: 'letter' },
  lines: { noun: 'line' },
  slides: { noun: 'slide', label: 'title' },
  socialLinks: { noun: 'social link', label: 'network' },
  steps: { noun: 'step' },
}

/** Parts that name their section well enough where the page has one of that type. */
const telling: Readonly<Record<string, string>> = {
  cards: 'expertise ',
  images: '',
  scenes: '',
  slides: 'skill ',
}

/** The most steps of a path that are put into words. */
const deepest = 12

/**
 * Says where a path leads in the owner's words: "Scene intro, answer No", "Theme, accent, dark".
 * Empty for the whole document.
 */
export function placeWords(document: unknown): (path: Path) => string {
  const types = itemsOf(propertyOf(document, 'sections')).map((one) => propertyOf(one, 'type'))
  const counts = Map.groupBy(types, (type) => type)

  return (path) => {
    // Nothing of the content is as deep: it would be no more than a row of numbers.
    if (path.length > deepest) return ''
    const [list, index, part, ...rest] = path
    if (list !== 'sections' || typeof index !== 'number') return sentence(partWords(document, path))
    const section = itemsOf(propertyOf(document, 'sections'))[index]
    const prefix = typeof part === 'string' ? telling[part] : undefined
    const isOnly = counts.get(propertyOf(section, 'type'))?.length === 1
    const inner = part === undefined ? [] : partWords(section, [part, ...rest])
    return prefix !== undefined && rest.length > 0 && isOnly
      ? sentence([`${prefix}${inner[0] ?? ''}`, ...inner.slice(1)])
      : sentence([sectionWords(section, index), ...inner])
  }
}

function sectionWords(section: unknown, index: number): string {
  const [id, type] = [propertyOf(section, 'id'), propertyOf(section, 'type')]
  const name = typeof id === 'string' ? id : index + 1
  return typeof type === 'string' ? `section ${name} (${type})` : `section ${name}`
}

/** One word or a few for each step of a path. */
function partWords(root: unknown, path: Path): string[] {
  const words: string[] = []
  for (let step = 0; step < path.length; step += 1) {
    const [name, next] = [path[step], path[step + 1]]
    const item = typeof name === 'string' && Object.hasOwn(items, name) ? items[name] : undefined
    if (item && typeof next === 'number') {
      const value = valueAt(root, path.slice(0, step + 2))
      const label =
        item.label && (typeof value === 'string' ? value : propertyOf(value, item.label))
      words.push(`${item.noun} ${next + 1}${typeof label === 'string' ? ` (${label})` : ''}`)
      step += 1
    } else if (name === 'scenes' && next !== undefined) {
      words.push(`scene ${next}`)
      step += 1
    } else if (name === 'next' && next !== undefined) {
      words.push(`answer ${labelOf(root, next)}`)
      step += 1
    } else if (typeof name === 'number') words.push(`item ${name + 1}`)
    else words.push(spaced(name ?? ''))
  }
  return words
}

/** The words on the button of an answer, or its id where it has none. */
function labelOf(conversation: unknown, id: string | number): string {
  const answer = itemsOf(propertyOf(conversation, 'answers')).find(
    (one) => propertyOf(one, 'id') === id,
  )
  const label = propertyOf(answer, 'label')
  return typeof label === 'string' ? label : String(id)
}

/** "navLabel" as "nav label". */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
}

function sentence(words: readonly string[]): string {
  const joined = words.map((word) => cut(word)).join(', ')
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}`
}
