import type { Labels } from '#content/labels.ts'

import type { SectionOf, SectionType } from './schemas.ts'

/** What every view is given: its content, the interface's words and the id of its heading. */
export type SectionProps<Type extends SectionType> = {
  readonly section: SectionOf<Type>
  readonly labels: Labels
  readonly headingId: string
}
