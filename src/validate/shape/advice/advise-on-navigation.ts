import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'

/** Names that other tools give to whether a section is in the navigation. */
const switches = new Set([
  'inMenu',
  'inNav',
  'menu',
  'nav',
  'navigation',
  'showInMenu',
  'showInNav',
])

const longestLabel = 40

/** Whether a field says with true or false whether a section is in the navigation. */
export function switchesNavigation([parent, index, ...rest]: Path, key: string, value: unknown) {
  const isSection = parent === 'sections' && index !== undefined && rest.length === 0
  return isSection && typeof value === 'boolean' && (key === 'navLabel' || switches.has(key))
}

/** Says how a section is in the navigation, or not. Undefined for fields about something else. */
export function adviseOnNavigation(document: unknown, path: Path, key: string): string | undefined {
  const section = readValue(document, path)
  const value = readProperty(section, key)
  if (!switchesNavigation(path, key, value)) return undefined
  const label = readProperty(section, 'navLabel')
  const hasLabel = typeof label === 'string'
  if (value === false) {
    const fields = hasLabel ? 'Delete it, and "navLabel", too' : 'Delete it'
    return `${fields}: a section without "navLabel" is not in the navigation.`
  }
  if (hasLabel) return 'Delete it: "navLabel" is the text of the link in the navigation.'
  const heading = readProperty(section, 'heading')
  const isShort = typeof heading === 'string' && heading.length <= longestLabel
  return `Write the text of the link, such as "navLabel": ${formatValue(isShort ? heading : 'Work')}.`
}
