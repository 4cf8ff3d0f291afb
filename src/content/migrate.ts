import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser'

/** What a migration changed: the line in the text as it was, and what became of it. */
export type Change = { readonly line: number; readonly message: string }

/** A text brought up to date, and how. */
export type Migration = { readonly text: string; readonly changes: readonly Change[] }

type Step = Edit & { readonly message?: string }

/**
 * Rewrites a text of version 0 for version 1. In version 0 the sections stood in an object, each
 * under the name of its type and without a "type" of its own; their order was that of the names.
 * Now they are a list, each says its type, and the file says its version. Only that is edited:
 * every other byte stays as it is. The text must be JSON.
 */
export function migrate(text: string): Migration {
  const root = parseTree(text.replace(/^\uFEFF/u, ' '))
  if (root?.type !== 'object') return { text, changes: [] }
  const steps = [...stateVersion(root, text), ...listSections(root, text)]
  return {
    text: applyEdits(text, steps),
    changes: steps
      .toSorted((a, b) => a.offset - b.offset)
      .flatMap(({ offset, message }) => (message ? [{ line: lineOf(text, offset), message }] : [])),
  }
}

function stateVersion(root: Node, text: string): Step[] {
  const written = findNodeAtLocation(root, ['schemaVersion'])
  if (written) {
    const message = '"schemaVersion" is 1 now.'
    return [{ offset: written.offset, length: written.length, content: '1', message }]
  }
  const message = 'The file says its version now: "schemaVersion": 1.'
  const reference = findNodeAtLocation(root, ['$schema'])?.parent
  if (!reference) return [addFirst(root, '"schemaVersion"', '1', text, message)]
  const { gap, colon } = styleOf(root, text)
  const content = `,${gap}"schemaVersion"${colon}1`
  return [{ offset: reference.offset + reference.length, length: 0, content, message }]
}

function listSections(root: Node, text: string): Step[] {
  const sections = findNodeAtLocation(root, ['sections'])
  if (sections?.type !== 'object') return []
  const message = '"sections" is a list [ ] now, in the same order.'
  return [
    { offset: sections.offset, length: 1, content: '[', message },
    ...(sections.children ?? []).flatMap((property) => {
      const [key, value] = property.children ?? []
      if (!key || !value) return []
      const name = text.slice(key.offset, key.offset + key.length)
      const unnamed = { offset: key.offset, length: value.offset - key.offset, content: '' }
      const said = `The section ${name} stands without its name now`
      const isTyped = value.type !== 'object' || findNodeAtLocation(value, ['type'])
      return isTyped
        ? [{ ...unnamed, message: `${said}.` }]
        : [
            { ...unnamed, message: `${said}, and says "type": ${name}.` },
            addFirst(value, '"type"', name, text),
          ]
    }),
    {
      offset: sections.offset + sections.length - 1,
      length: 1,
      content: ']',
      message: 'The list of sections ends with ].',
    },
  ]
}

/** A field at the top of an object, spaced as the field that stood there. */
function addFirst(object: Node, key: string, value: string, text: string, message = ''): Step {
  const [first] = object.children ?? []
  const { gap, colon } = styleOf(object, text)
  return first
    ? { offset: first.offset, length: 0, content: `${key}${colon}${value},${gap}`, message }
    : {
        offset: object.offset,
        length: object.length,
        content: `{ ${key}: ${value} }`,
        message,
      }
}

/** What stands before the first field of an object, and around its colon. */
function styleOf({ offset, children = [] }: Node, text: string) {
  const [first] = children
  const [key, value] = first?.children ?? []
  const gap = first ? text.slice(offset + 1, first.offset) : ' '
  const colon = key && value ? text.slice(key.offset + key.length, value.offset) : ': '
  return { gap, colon }
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
