import { common, createLowlight } from 'lowlight'

import { findClosest } from '#problems/find-closest.ts'

import type { CodeNode } from './story-block.ts'

const lowlight = createLowlight(common)

/** Short names that people write, for suggestions. */
const shortNames = ['html', 'js', 'jsx', 'md', 'py', 'rb', 'rs', 'sh', 'text', 'ts', 'tsx', 'yml']

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

/** Splits code into tokens of its language. A language that is not known leaves it in one piece. */
export function highlightCode(code: string, language: string | undefined): readonly CodeNode[] {
  if (language === undefined || !isLanguage(language)) return [code]
  return lowlight.highlight(language, code).children.flatMap(toCodeNode)
}

export function isLanguage(name: string): boolean {
  return lowlight.registered(name)
}

/** Finds the language that was most likely meant. */
export function findLanguage(name: string): string | undefined {
  return findClosest(name, [...lowlight.listLanguages(), ...shortNames])
}

function toCodeNode(node: Highlighted): CodeNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const children = node.children.flatMap(toCodeNode)
  const names = node.properties['className']
  const [name] = Array.isArray(names) ? names : []
  if (typeof name !== 'string') return children
  return [{ token: name.replace('hljs-', ''), children }]
}
