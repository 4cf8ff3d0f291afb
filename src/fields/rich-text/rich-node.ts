/** A part of a rich text: plain text, or text with a meaning. */
export type RichNode =
  | string
  | { readonly strong: RichText }
  | { readonly emphasis: RichText }
  | { readonly code: string }
  | { readonly link: RichText; readonly href: string }
  /** A new line within a paragraph of a story or a page. */
  | { readonly break: true }

/** A rich text of one paragraph. */
export type RichText = readonly RichNode[]

export type RichBlock = { readonly paragraph: RichText } | { readonly list: readonly RichText[] }

/** Paragraphs and lists. */
export type RichBlocks = readonly RichBlock[]
