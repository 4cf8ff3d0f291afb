import { z } from 'zod'

import { contact } from './contact/schema.ts'
import { conversation } from './conversation/schema.ts'
import { expertise } from './expertise/schema.ts'
import { gifStrip } from './gif-strip/schema.ts'
import { hero } from './hero/schema.ts'
import { skills } from './skills/schema.ts'

/** Every section type there is. A new type is its folder, a line here and a line in views.ts. */
export const section = z
  .discriminatedUnion('type', [hero, gifStrip, expertise, conversation, skills, contact])
  .meta({
    id: 'Section',
    title: 'Section',
    description: 'One part of the page, from edge to edge. "type" decides which fields it has.',
  })

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>
