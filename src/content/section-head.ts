import type { Section } from '#sections/schemas.ts'

/**
 * What the page has to know of a section before its content is there: where it stands, and what
 * its frame needs.
 */
export type SectionHead = Pick<Section, 'type' | 'id' | 'navLabel'> & {
  readonly fadeUp: boolean
  /** Whether it has a heading that names it. */
  readonly named: boolean
  /** The tag of a hero. */
  readonly tag?: string
}

/** The head of a section. */
export function sectionHead(section: Section): SectionHead {
  const { type, id, navLabel } = section
  return {
    type,
    ...(id === undefined ? {} : { id }),
    ...(navLabel === undefined ? {} : { navLabel }),
    fadeUp: 'fadeUp' in section && section.fadeUp,
    named: type === 'hero' || ('heading' in section && section.heading !== undefined),
    ...(section.type === 'hero' ? { tag: section.tag } : {}),
  }
}
