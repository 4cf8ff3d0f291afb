import { plainText } from '#fields/rich-text/plain-text.ts'

import type { StoryBlock, StoryBlocks } from './story-block.ts'

/** Returns the text of a story without its code. */
export function plainStory(blocks: StoryBlocks): string {
  return blocks.flatMap(textsOf).join('\n\n')
}

function textsOf(block: StoryBlock): string[] {
  if ('heading' in block) return [plainText(block.heading)]
  if ('paragraph' in block) return [plainText(block.paragraph)]
  if ('list' in block) return [block.list.map((item) => `- ${plainText(item)}`).join('\n')]
  if ('quote' in block) return block.quote.map((text) => plainText(text))
  if ('table' in block)
    return [[block.table.head, ...block.table.rows].flat().map(plainText).join('\n')]
  if ('picture' in block) return [block.picture.alt]
  return []
}
