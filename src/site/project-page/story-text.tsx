import type { ToldProjectPage } from '#content/project-pages.ts'
import { RichBlocks } from '#ui/text/rich-text.tsx'

/** The story of a project. */
export function StoryText({ blocks }: Pick<ToldProjectPage, 'blocks'>) {
  return <RichBlocks blocks={blocks} />
}
