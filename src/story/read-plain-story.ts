import { readPlainText } from '#fields/rich-text/plain-text.ts'

import type { StoryBlock, StoryBlocks } from './story-block.ts'

/** Returns the text of a story without its code. */
export function readPlainStory(blocks: StoryBlocks): string {
  return blocks.flatMap(listTexts).join('\n\n')
}

function listTexts(block: StoryBlock): string[] {
  if ('heading' in block) return [readPlainText(block.heading)]
  if ('paragraph' in block) return [readPlainText(block.paragraph)]
  if ('list' in block) return [block.list.map((item) => `- ${readPlainText(item)}`).join('\n')]
  if ('quote' in block) return block.quote.map((text) => readPlainText(text))
  if ('table' in block)
    return [[block.table.head, ...block.table.rows].flat().map(readPlainText).join('\n')]
  if ('picture' in block) return [block.picture.alt]
  return []
}
