import { findNodeAtLocation, type Node } from 'jsonc-parser'

import { addAfter, addFirst, removeField, type TextEdit } from '#json/edit-text.ts'

import { makeId, makeUnique, nameFile } from '#fields/make-id.ts'
import { escapeRichText } from '#fields/rich-text/escape-rich-text.ts'

/**
 * Rewrites version 1 for version 2: "motion" is called "scrolling", the "href" of a link "url", scenes
 * have no "intended", every section, slide, picture and social link has an id, and signs of Markdown in
 * prose are escaped.
 */
export function rewriteForVersion2(root: Node, text: string): TextEdit[] {
  const sections = listEntries(root, 'sections')
  return [
    ...renameMotion(root),
    ...addIds(listEntries(root, 'socialLinks'), 'link', (link) => readText(link, 'network'), text),
    ...addIds(sections, 'section', (section) => readText(section, 'type'), text),
    ...sections.flatMap((section) => [
      ...addIds(
        listEntries(section, 'images'),
        'picture',
        (image) => nameFile(readText(image, 'src')),
        text,
      ),
      ...addIds(listEntries(section, 'slides'), 'slide', (slide) => readText(slide, 'title'), text),
      ...removeIntended(section),
      ...renameHrefs(section),
      ...escapeProse(section, text),
    ]),
  ]
}

function renameMotion(root: Node): TextEdit[] {
  const [key] = findNodeAtLocation(root, ['motion'])?.parent?.children ?? []
  if (!key || findNodeAtLocation(root, ['scrolling'])) return []
  const message = '"motion" is called "scrolling" now.'
  return [{ offset: key.offset, length: key.length, content: '"scrolling"', message }]
}

/** Gives an id to each entry of a list that has none: after its "type", if it has one. */
function addIds(
  entries: readonly Node[],
  noun: string,
  readName: (entry: Node) => string,
  text: string,
): TextEdit[] {
  const taken = new Set(entries.map((entry) => readText(entry, 'id')))
  return entries.flatMap((entry, index) => {
    if (entry.type !== 'object' || findNodeAtLocation(entry, ['id'])) return []
    const id = makeUnique(makeId(readName(entry), noun) ?? `${noun}-${index + 1}`, taken)
    taken.add(id)
    const type = findNodeAtLocation(entry, ['type'])?.parent
    const edit = type
      ? addAfter(type, 'id', `"${id}"`, text)
      : addFirst(entry, 'id', `"${id}"`, text)
    return [{ ...edit, message: `This ${noun} has the id "${id}" now.` }]
  })
}

function removeIntended(section: Node): TextEdit[] {
  const scenes = findNodeAtLocation(section, ['scenes'])
  if (scenes?.type !== 'object') return []
  return (scenes.children ?? []).flatMap(({ children: [, scene] = [] }) => {
    const field = scene && findNodeAtLocation(scene, ['intended'])?.parent
    return field ? [{ ...removeField(field), message: '"intended" is removed.' }] : []
  })
}

/** Every other link of the content has its address in "url". */
function renameHrefs(section: Node): TextEdit[] {
  const scenes = findNodeAtLocation(section, ['scenes'])?.children ?? []
  const holders = [
    ...listEntries(section, 'slides'),
    ...scenes.flatMap(({ children: [, scene] = [] }) => scene ?? []),
  ]
  return holders.flatMap((holder) => {
    const [key] = findNodeAtLocation(holder, ['link', 'href'])?.parent?.children ?? []
    if (!key || findNodeAtLocation(holder, ['link', 'url'])) return []
    const message = '"href" is called "url" now.'
    return [{ offset: key.offset, length: key.length, content: '"url"', message }]
  })
}

/** The prose of a section of version 1, which is rich text in version 2. */
function listProse(section: Node): readonly Node[] {
  const holders = [
    section,
    ...['cards', 'slides', 'images'].flatMap((key) => listEntries(section, key)),
  ]
  const fields = ['description', 'intro', 'caption']
  return holders.flatMap((holder) =>
    fields.flatMap((field) => findNodeAtLocation(holder, [field]) ?? []),
  )
}

/** Escapes what Markdown would read in prose, so that the page shows the same words. */
function escapeProse(section: Node, text: string): TextEdit[] {
  return listProse(section).flatMap((prose) => {
    if (prose.type !== 'string') return []
    // Where each character of the value begins in the JSON.
    const written = text.slice(prose.offset + 1, prose.offset + prose.length - 1)
    const starts = [...written.matchAll(/\\u[\da-f]{4}|\\.|[^]/giu)].flatMap(({ 0: unit, index }) =>
      unit.length === 2 && !unit.startsWith('\\') ? [index, index + 1] : [index],
    )
    starts.push(written.length)
    return escapeRichText(String(prose.value)).map(({ offset, length, content }, index) => {
      const [start = 0, end = 0] = [starts[offset], starts[offset + length]]
      const message = 'Signs of Markdown are escaped here, so that the text stays as it was.'
      return {
        offset: prose.offset + 1 + start,
        length: end - start,
        content: JSON.stringify(content).slice(1, -1),
        ...(index === 0 ? { message } : {}),
      }
    })
  })
}

function listEntries(object: Node, key: string): readonly Node[] {
  const list = findNodeAtLocation(object, [key])
  return list?.type === 'array' ? (list.children ?? []) : []
}

function readText(object: Node, key: string): string {
  const value: unknown = findNodeAtLocation(object, [key])?.value
  return typeof value === 'string' ? value : ''
}
