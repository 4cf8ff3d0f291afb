import { all, createLowlight } from 'lowlight'

import { codeLanguages } from '#story/code-languages.ts'
import type { CodeNode, StoryBlocks } from '#story/story-block.ts'

const lowlight = createLowlight(all)

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

/** The most characters: the time that some languages need grows with their square. */
const maxSize = 10_000

/** The most tokens in tokens. Rendering much deeper ones exceeds the call stack. */
const maxDepth = 50

/**
 * Splits code into tokens of its language. A language that is not known leaves it in one piece, and so
 * does code that is too long or nested too deeply.
 */
export function highlightCode(code: string, language: string | undefined): readonly CodeNode[] {
  if (language === undefined || !codeLanguages.has(language) || code.length > maxSize) return [code]
  try {
    return lowlight.highlight(language, code).children.flatMap((node) => makeCodeNode(node))
  } catch {
    // The highlighter calls itself for each level of the code.
    return [code]
  }
}

/** Highlights the code of a story. */
export function highlightStory(blocks: StoryBlocks): StoryBlocks {
  return blocks.map((block) => {
    if (!('code' in block)) return block
    const text = block.code.filter((node) => typeof node === 'string').join('')
    return { ...block, code: highlightCode(text, block.language) }
  })
}

function makeCodeNode(node: Highlighted, depth = 0): CodeNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  if (depth > maxDepth) throw new Error('The code is nested too deeply.')
  const children = node.children.flatMap((child) => makeCodeNode(child, depth + 1))
  const names = node.properties['className']
  const [name] = Array.isArray(names) ? names : []
  if (typeof name !== 'string') return children
  return [{ token: name.replace('hljs-', ''), children }]
}
