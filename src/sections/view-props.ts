import type { Labels } from '#fields/texts/labels.ts'
import type { ChosenProfile } from '#profile/profile.ts'

/** The props of a view of a section. */
export type ViewProps<Section> = {
  readonly section: Section
  /** What the section shows of the profile. */
  readonly profile: ChosenProfile
  readonly labels: Labels
  /** The language of the content, as a tag: dates are written in it. */
  readonly language: string
  /** The id that the heading of the section must have. */
  readonly headingId: string
  /** True for the first section of the page. */
  readonly isFirst: boolean
}
