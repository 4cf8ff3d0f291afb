import type { ChosenProfile } from '#profile/profile.ts'
import type { Section } from '#sections/section.ts'

import type { SectionHead } from './section-head.ts'

/** A section as the page gets it: its head, what its view shows, and what that shows of the profile. */
export type PageSection = {
  readonly head: SectionHead
  /** A built page has neither for a static section. */
  readonly section?: Section
  readonly profile?: ChosenProfile
}
