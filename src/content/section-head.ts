import { findTraits, type Section } from '#sections/section.ts'

/** What the page knows about a section before its content is loaded. */
export type SectionHead = Pick<Section, 'type' | 'id' | 'navLabel'> & {
  readonly fadeUp: boolean
  /** Whether it has a heading, which then names it for screen readers. */
  readonly hasHeading: boolean
  /** Whether it fills the window. As the first section, its heading is the h1. */
  readonly opensPage?: true
  /** Whether it is only as tall as its content. */
  readonly isCompact?: true
  /** Whether a built site has it as HTML alone. */
  readonly isStatic?: true
  /** The owner's tag, where the section shows it. */
  readonly tag?: string
}

/** Reads the head of a section. */
export function readSectionHead(section: Section): SectionHead {
  const { type, id, navLabel } = section
  const traits = findTraits(type)
  const tag = traits.readOwnerFacts?.(section).tag
  return {
    type,
    id,
    ...(navLabel === undefined ? {} : { navLabel }),
    fadeUp: 'fadeUp' in section && section.fadeUp,
    hasHeading:
      traits.opensPage === true || ('heading' in section && section.heading !== undefined),
    ...(traits.opensPage ? { opensPage: true } : {}),
    ...(traits.isCompact && navLabel === undefined ? { isCompact: true } : {}),
    ...(traits.isStatic ? { isStatic: true } : {}),
    ...(tag === undefined ? {} : { tag }),
  }
}
