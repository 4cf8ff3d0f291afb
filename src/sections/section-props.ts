import type { Labels } from '#content/labels.ts'

import type { SectionOf, SectionType } from './schemas.ts'

/** What every view is given: its content, the interface's words and what it needs for its heading. */
export type SectionProps<Type extends SectionType> = {
  readonly section: SectionOf<Type>
  readonly labels: Labels
  readonly headingId: string
  /** True for the section that opens the page: its heading may be that of the page. */
  readonly opening: boolean
}
