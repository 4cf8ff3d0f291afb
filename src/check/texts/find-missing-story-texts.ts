import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import { readPlainStory } from '#story/read-plain-story.ts'
import type { StoryBlocks } from '#story/story-block.ts'

import type { ReadableText } from './find-missing-texts.ts'

/** Lists the texts of a story, and those that its page does not show. */
export function findMissingStoryTexts(
  blocks: StoryBlocks,
  page: ReadableText | undefined,
): { readonly texts: string[]; readonly missing: string[] } {
  const lines = readPlainStory(blocks).split('\n')
  const texts = lines.map((line) => collapseSpaces(line.replace(/^- /u, ''))).filter(Boolean)
  // The page of a story has no sections: all of it is around them.
  return { texts, missing: texts.filter((text) => !page?.around.includes(text)) }
}
