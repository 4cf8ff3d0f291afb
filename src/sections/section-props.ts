import type { SectionOf, SectionType } from './section.ts'
import type { ViewProps } from './view-props.ts'

/** The props of the view of a section type. */
export type SectionProps<Type extends SectionType> = ViewProps<SectionOf<Type>>
