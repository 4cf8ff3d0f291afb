import { entriesOf } from '#fields/raw.ts'

import { defaultPortfolio } from './default-portfolio.ts'

/** A string of the content that was replaced, and where it stood. */
export type Marker = { readonly pointer: string; readonly marker: string }

/** Strings that are structure and no words, each with the reason why a visitor never meets them. */
export const structure: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /\/type$/u, reason: 'decides which view or artwork is drawn' },
  { pattern: /\/(id|scrollTo|start)$/u, reason: 'names a part so that another can point at it' },
  { pattern: /\/scenes\/[^/]+\/(next|answers)\//u, reason: 'says where an answer leads' },
  { pattern: /\/(src|url|href|backend)$/u, reason: 'is an address' },
  { pattern: /\/(icon|style|scheme|background)$/u, reason: 'is one of a few given values' },
  { pattern: /\/(dark|light)$/u, reason: 'is a colour' },
  { pattern: /^\/site\/language$/u, reason: 'is a language tag' },
  { pattern: /\/scramble\/characters$/u, reason: 'is noise, gone when the title stands' },
  { pattern: /^\/\$schema$/u, reason: 'is read by editors alone' },
]

/** Words that are told to programs, each with the place where they are found. */
export const metadata: readonly { readonly pointer: string; readonly reason: string }[] = [
  { pointer: '/site/description', reason: 'stands in <meta name="description">' },
]

/** What a marker looks like: short enough for a letter of the preloader, and never a word. */
export const markerPattern = /Q[0-9a-z]{3}/gu

/** The default content, defaults and all, with every word replaced by a marker of its own. */
export function markedContent() {
  const markers: Marker[] = []

  function mark(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => mark(item, `${pointer}/${index}`))
    if (typeof value === 'string') {
      if (structure.some(({ pattern }) => pattern.test(pointer))) return value
      const marker = `Q${markers.length.toString(36).padStart(3, '0')}`
      markers.push({ pointer, marker })
      // The places of a template stay: the site fills them.
      return [marker, ...(value.match(/\{\w+\}/gu) ?? [])].join(' ')
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      entriesOf(value).map(([key, item]) => [key, mark(item, `${pointer}/${key}`)]),
    )
  }

  return { content: mark(defaultPortfolio(), ''), markers }
}
