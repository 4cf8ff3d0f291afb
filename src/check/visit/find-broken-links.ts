import type { Page } from 'playwright-core'

import { decodeAddress } from '#fields/links/decode-address.ts'

import { describeElement, type Described } from './describe-element.ts'

type Link = {
  /** As written in the page. */
  readonly written: string
  /** The absolute address. */
  readonly address: string
  /** The index of its element among those with addresses. Undefined in a style sheet. */
  readonly index: number | undefined
  /** Addresses in the head belong to the site, wherever it will be published. */
  readonly isInHead: boolean
}

/** The status of an address, and the anchors of its document. */
export type Target = { readonly status: number; readonly anchors: ReadonlySet<string> }

/** The addresses of a site, with a slash at the end. */
type SiteAddresses = {
  /** Where it is served now. */
  readonly served: string
  /** The "url" of the content. */
  readonly published: string | undefined
}

/** Follows every internal link of a page. Returns the problems, and the number of links. */
export async function findBrokenLinks(
  page: Page,
  addresses: SiteAddresses,
  findTarget: (address: string) => Promise<Target>,
): Promise<{ problems: string[]; links: number }> {
  const elements = page.locator(linking)
  const links = [...(await elements.evaluateAll(readLinks)), ...(await page.evaluate(readStyles))]
  const own: Target = { status: 200, anchors: listAnchors(await page.content()) }
  const problems: string[] = []
  for (const link of links) {
    const address = findInternalAddress(link, addresses)
    if (address === undefined) continue
    const [document = '', anchor = ''] = address.split('#', 2)
    const target = document === page.url().split('#')[0] ? own : await findTarget(document)
    if (isReached(target, anchor) || (target.status >= 400 && isOther(link, addresses))) continue
    const { index } = link
    const at = index === undefined ? undefined : await elements.nth(index).evaluate(describeElement)
    problems.push(describeLink(link.written, address, target, addresses.served, at))
  }
  return { problems, links: links.length }
}

/** A site in another language, named by "hreflang", is built by itself. */
const linking =
  '[href]:not([hreflang]), [src], [srcset], [imagesrcset], [poster], [style], meta[property="og:image"], meta[property="og:url"]'

/** Returns the address of a link as it is served now, or undefined if it leaves the site. */
export function findInternalAddress(
  { address }: Pick<Link, 'address'>,
  { served, published }: SiteAddresses,
): string | undefined {
  if (published !== undefined && `${address}/`.startsWith(published)) {
    return served + address.slice(published.length)
  }
  const { protocol, origin } = new URL(address)
  return /^https?:$/u.test(protocol) && origin === new URL(served).origin ? address : undefined
}

/** Whether a whole address may be another site, in a folder below this one. */
export function isOther(
  { written, address, isInHead }: Pick<Link, 'written' | 'address' | 'isInHead'>,
  { published = '' }: SiteAddresses,
): boolean {
  const isWhole = !isInHead && published !== '' && /^https?:/iu.test(written)
  return isWhole && !/^[^/]*\.\w+$/u.test(address.slice(published.length).replace(/[?#].*$/u, ''))
}

/** Whether an address and its anchor exist. "#" and "#top" are the top of every page. */
export function isReached({ status, anchors }: Target, anchor: string): boolean {
  if (status >= 400) return false
  return /^(?:top)?$/iu.test(anchor) || anchors.has(decodeAddress(anchor))
}

/** Describes a broken link, and what to do. */
export function describeLink(
  written: string,
  address: string,
  { status }: Pick<Target, 'status'>,
  served: string,
  at: Described | undefined,
): string {
  const where = at
    ? `${at.location}, ${at.text ? `"${at.text}"` : 'something'} points to`
    : 'A style sheet names'
  if (status < 400) {
    return `${where} "${written}", but that page has no such anchor. Write the "id" of a section after "#".`
  }
  return address.startsWith(served)
    ? `${where} "${written}", which does not exist (status ${status}). Correct the address, or put the file into "public".`
    : `${where} "${written}", which is outside of the site and does not exist (status ${status}). The site begins at ${new URL(served).pathname}.`
}

/** Reads the links of elements. It runs in the page, like `readStyles`. */
function readLinks(elements: Element[]): Link[] {
  return elements.flatMap((element, index) => {
    const named = ['href', 'src', 'poster'].flatMap((name) => element.getAttribute(name) ?? [])
    if (element instanceof HTMLMetaElement) named.push(element.content)
    for (const name of ['srcset', 'imagesrcset']) {
      const set = element.getAttribute(name) ?? ''
      named.push(...[...set.matchAll(/(\S*[^\s,])(?:\s[^,]*)?/gu)].map(([, one = '']) => one))
    }
    const style = element.getAttribute('style') ?? ''
    named.push(...[...style.matchAll(/url\((["']?)(.*?)\1\)/gu)].map(([, , one = '']) => one))
    return named
      .filter((written) => URL.canParse(written, document.baseURI))
      .map((written) => ({
        written,
        address: new URL(written, document.baseURI).href,
        index,
        isInHead: element.matches('head *'),
      }))
  })
}

function readStyles(): Link[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI
    const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
    return [...rules.matchAll(/url\((["']?)(.*?)\1\)/gu)].map(([, , written = '']) => ({
      written,
      address: new URL(written, written.startsWith('#') ? document.baseURI : base).href,
      index: undefined,
      isInHead: false,
    }))
  })
}

/** Creates a function that requests each address once. */
export function createTargets(): (address: string) => Promise<Target> {
  const known = new Map<string, Promise<Target>>()
  return (address) => {
    const target = known.get(address) ?? request(address)
    known.set(address, target)
    return target
  }
}

async function request(address: string): Promise<Target> {
  const response = await fetch(address)
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  const text = isDocument ? await response.text() : ''
  await response.body?.cancel().catch(() => {})
  return { status: response.status, anchors: listAnchors(text) }
}

/** Reads the anchors of a document from its markup. */
export function listAnchors(markup: string): Set<string> {
  const attributes = markup.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu)
  return new Set([...attributes].flatMap(([, ...values]) => values.find((one) => one) ?? []))
}
