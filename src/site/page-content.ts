import type { Portfolio } from '#content/portfolio.ts'
import type { SectionHead } from '#content/section-head.ts'
import type { Section } from '#sections/schemas.ts'
import { createChunk, type Chunk } from '#ui/chunk.ts'

/** What a page is drawn from: all but the content of its sections is there at once. */
export type PageContent = Omit<Portfolio, 'sections'> & {
  readonly sections: readonly PageSection[]
}

/** A section whose content is here, or in a chunk of its own. */
export type PageSection = { readonly head: SectionHead } & (
  | { readonly section: Section }
  | { readonly content: Chunk<Section> }
)

/** A section as the module of the content hands it over. */
export type SectionSource = { readonly head: SectionHead } & (
  | { readonly section: Section }
  | { readonly name: string; readonly load: () => Promise<Section> }
)

/** The content of the page, from what the module of the content exports. */
export function pageContent(
  frame: Omit<Portfolio, 'sections'>,
  sources: readonly SectionSource[],
): PageContent {
  const sections = sources.map((source) =>
    'section' in source
      ? source
      : { head: source.head, content: createChunk(source.name, source.load) },
  )
  return { ...frame, sections }
}
