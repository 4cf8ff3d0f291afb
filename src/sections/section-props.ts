import type { Labels } from '#fields/texts/labels.ts'
import type { ChosenProfile } from '#profile/profile.ts'

import type { SectionOf, SectionType } from './section.ts'

/** The props of every view. */
export type SectionProps<Type extends SectionType> = {
  readonly section: SectionOf<Type>
  /** What the section shows of the profile. */
  readonly profile: ChosenProfile
  readonly labels: Labels
  /** The language of the content, as a tag: dates are written in it. */
  readonly language: string
  readonly headingId: string
  /** True for the first section of the page. */
  readonly isFirst: boolean
}
