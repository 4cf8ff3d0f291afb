import type { Labels } from '#fields/labels.ts'

import type { SectionOf, SectionType } from './section.ts'

/** The props of every view. */
export type SectionProps<Type extends SectionType> = {
  readonly section: SectionOf<Type>
  readonly labels: Labels
  readonly headingId: string
  /** True for the first section of the page. */
  readonly isFirst: boolean
}
