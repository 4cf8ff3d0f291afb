import type { Page } from 'playwright-core'

/** An element, described for the owner. */
export type Described = {
  /** Where it is: 'In the section "What I do well"'. */
  readonly location: string
  /** Its text, truncated to 60 characters, or the name of its file. Empty if it has neither. */
  readonly text: string
  /** The name of its file if it is a picture, or empty. */
  readonly file: string
}

/** Describes the elements that a function finds in a page. */
export async function describeFound(page: Page, find: () => Element[]): Promise<Described[]> {
  const found = await page.evaluateHandle(find)
  const described: Described[] = []
  for (const [, handle] of await found.getProperties()) {
    const element = handle.asElement()
    if (element) described.push(await element.evaluate(describeElement))
  }
  return described
}

/** Describes an element. It runs in the page, so it contains every function that it calls. */
export function describeElement(element: Element): Described {
  const nouns: Readonly<Record<string, string>> = {
    SECTION: 'section',
    NAV: 'navigation',
    HEADER: 'bar at the top',
    FOOTER: 'foot of the page',
    DIALOG: 'dialogue',
  }
  const region = element.closest('section, nav, header, footer, dialog')
  const noun = nouns[region?.tagName ?? ''] ?? 'page'
  const name = region ? readName(region) : ''
  const isNameless = noun === 'section' && name === ''
  const location = isNameless
    ? 'In a section without a heading'
    : `In the ${noun}${name && ` "${name}"`}`
  const file = nameFile(element)
  return { location, text: truncate(readText(element) || file), file }

  function readName(part: Element): string {
    const ids = part.getAttribute('aria-labelledby')?.split(/\s+/u) ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const heading = part.querySelector('h1, h2, h3')?.textContent ?? ''
    return truncate(part.getAttribute('aria-label') ?? (labels || heading || part.id))
  }

  function readText(one: Element): string {
    // Not `textContent`, which includes the markup of <noscript>.
    const own = one instanceof HTMLElement ? one.innerText : one.textContent
    const named = one.getAttribute('alt') || one.getAttribute('aria-label') || own
    if (named?.trim()) return named
    const inner = one.querySelector('[alt], [aria-label]')
    return inner?.getAttribute('alt') || inner?.getAttribute('aria-label') || ''
  }

  function nameFile(one: Element): string {
    return one.getAttribute('src')?.split(/[?#]/u)[0]?.split('/').at(-1) ?? ''
  }

  function truncate(text: string): string {
    const letters = [...text.replaceAll(/\s+/gu, ' ').trim()]
    return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : letters.join('')
  }
}
