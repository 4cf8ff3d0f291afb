import type { ComponentType } from 'react'

import type { Chunk } from '#ui/chunk/chunk.ts'

import type { SectionProps } from './section-props.ts'
import type { SectionType } from './section.ts'

/** The views of the owner's section types. The build replaces this module (vite/own-views.ts). */
export const ownViews: Readonly<Record<string, Chunk<ComponentType<SectionProps<SectionType>>>>> =
  {}
