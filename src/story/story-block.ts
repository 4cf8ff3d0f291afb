import type { PhotoFiles } from '#fields/pictures/photo.ts'
import type { RichText } from '#fields/rich-text/rich-node.ts'

/** A part of highlighted code; `token` says what it is, such as "keyword". */
export type CodeNode = string | { readonly token: string; readonly children: readonly CodeNode[] }

/** A picture of a story. The build adds `PhotoFiles` to it. */
export type StoryPicture = PhotoFiles & {
  readonly src: string
  readonly alt: string
  readonly caption?: RichText
}

/** A table: its first row is of headings. Each row has as many cells. */
export type StoryTable = {
  readonly head: readonly RichText[]
  readonly rows: readonly (readonly RichText[])[]
  /** To which side each column is aligned; null is the side where lines begin. */
  readonly align: readonly ('left' | 'right' | 'center' | null)[]
}

export type StoryBlock =
  | { readonly heading: RichText; readonly level: 2 | 3; readonly id: string }
  | { readonly paragraph: RichText }
  /** `start` is the first number of a numbered list. */
  | { readonly list: readonly RichText[]; readonly start?: number }
  | { readonly quote: readonly RichText[]; readonly source?: RichText }
  | { readonly picture: StoryPicture }
  | { readonly code: readonly CodeNode[]; readonly language?: string }
  | { readonly table: StoryTable }
  | { readonly divider: true }

/** A story as views get it. */
export type StoryBlocks = readonly StoryBlock[]
