import { findNodeAtLocation, type Node } from 'jsonc-parser'

import { addAfter, addFirst, removeField, type TextEdit } from '#json/edit-text.ts'

import { makeId, makeUnique } from '#fields/make-id.ts'

/**
 * Rewrites version 1 for version 2: "motion" is called "scrolling", scenes have no "intended", and
 * every section, slide, picture and social link has an id.
 */
export function rewriteForVersion2(root: Node, text: string): TextEdit[] {
  const sections = entriesOf(root, 'sections')
  return [
    ...renameMotion(root),
    ...addIds(entriesOf(root, 'socialLinks'), 'link', (link) => textAt(link, 'network'), text),
    ...addIds(sections, 'section', (section) => textAt(section, 'type'), text),
    ...sections.flatMap((section) => [
      ...addIds(entriesOf(section, 'images'), 'picture', fileNameOf, text),
      ...addIds(entriesOf(section, 'slides'), 'slide', (slide) => textAt(slide, 'title'), text),
      ...removeIntended(section),
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
  nameOf: (entry: Node) => string,
  text: string,
): TextEdit[] {
  const taken = new Set(entries.map((entry) => textAt(entry, 'id')))
  return entries.flatMap((entry, index) => {
    if (entry.type !== 'object' || findNodeAtLocation(entry, ['id'])) return []
    const id = makeUnique(makeId(nameOf(entry), noun) ?? `${noun}-${index + 1}`, taken)
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

/** The name of a picture's file: "signal" for "media/signal.gif". */
function fileNameOf(picture: Node): string {
  return /([^/?#]+?)(\.\w+)?([?#].*)?$/u.exec(textAt(picture, 'src'))?.[1] ?? ''
}

function entriesOf(object: Node, key: string): readonly Node[] {
  const list = findNodeAtLocation(object, [key])
  return list?.type === 'array' ? (list.children ?? []) : []
}

function textAt(object: Node, key: string): string {
  const value: unknown = findNodeAtLocation(object, [key])?.value
  return typeof value === 'string' ? value : ''
}
