import { all, createLowlight } from 'lowlight'

import { codeLanguages } from '#story/code-languages.ts'
import type { CodeNode, StoryBlocks } from '#story/story-block.ts'

const lowlight = createLowlight(all)

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

/** Splits code into tokens of its language. A language that is not known leaves it in one piece. */
export function highlightCode(code: string, language: string | undefined): readonly CodeNode[] {
  if (language === undefined || !codeLanguages.has(language)) return [code]
  return lowlight.highlight(language, code).children.flatMap(toCodeNode)
}

/** Highlights the code of a story. */
export function highlightStory(blocks: StoryBlocks): StoryBlocks {
  return blocks.map((block) => {
    if (!('code' in block)) return block
    const text = block.code.filter((node) => typeof node === 'string').join('')
    return { ...block, code: highlightCode(text, block.language) }
  })
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
