import type { Reading } from '#fields/rich-text/text-problem.ts'
import type { Range } from '#json/syntax/syntax-errors.ts'

import type { StoryBlock } from './story-block.ts'

/** What the text is part of: the page of a project, whose name is the main heading, or a whole page. */
export type StoryKind = 'project' | 'page'

/** What is known while a story is read. */
export type StoryReading = Reading & {
  /** Whether it is a whole page, which begins with its main heading. */
  readonly isPage: boolean
  /** The names of the projects that have the story. */
  readonly names: readonly string[]
  readonly blocks: StoryBlock[]
  readonly ranges: Range[]
  /** The ids that are taken: those of the page, and of the headings so far. */
  readonly ids: Set<string>
  /** The last number that each id of a heading has. */
  readonly numbers: Map<string, number>
}
