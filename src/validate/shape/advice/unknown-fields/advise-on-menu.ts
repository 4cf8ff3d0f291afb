import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to the links of the navigation. */
const navigations = new Set(['header', 'menu', 'nav', 'navbar', 'navigation'])

/** Says how sections and pages get into the navigation. */
export function adviseOnMenu({ place, key, value }: UnknownField): string | undefined {
  const isTop = place === '' || place === 'site'
  if (!navigations.has(key) || !isTop || typeof value === 'string') return undefined
  const isPage = /"\/[\w-]+\/?"/u.test(JSON.stringify(value) ?? '')
  const ofPage = isPage
    ? ' A page is there if its file says so: "navigation: Uses" between two lines of "---" at its start.'
    : ''
  return `Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".${ofPage}`
}
