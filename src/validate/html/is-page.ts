import { readAttribute, readTags } from './read-tags.ts'

/** Whether a site map may list a page: visitors stay on it, and it does not say otherwise. */
export function isListedPage(html: string): boolean {
  const isHidden = readTags(html).some(
    (tag) =>
      tag.name === 'meta' &&
      /^robots$/iu.test(readAttribute(tag, 'name') ?? '') &&
      /noindex|none/iu.test(readAttribute(tag, 'content') ?? ''),
  )
  return isPage(html) && !isHidden
}

/** Whether visitors stay on a page: it has HTML, and does not lead elsewhere. */
export function isPage(html: string): boolean {
  const tags = readTags(html)
  const leads = tags.some(
    (tag) => tag.name === 'meta' && /^refresh$/iu.test(readAttribute(tag, 'http-equiv') ?? ''),
  )
  return tags.length > 0 && !leads
}
