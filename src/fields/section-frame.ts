import { z } from 'zod'

import { identifier } from './identifier.ts'
import { text } from './text.ts'

/** What every section type has: its type, its anchor and its place in the navigation. */
export function sectionFrame<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({
    type: z.literal(type).meta({
      title: 'Section type',
      description: `"${type}": decides what else this section holds.`,
      examples: [type],
    }),
    id: identifier.optional().meta({
      title: 'Anchor',
      description: 'The part of the address after "#". Each section has one of its own.',
      examples: [type],
    }),
    navLabel: text(40)
      .optional()
      .meta({
        title: 'Navigation label',
        description: 'With this and an anchor, the section has a link in the navigation.',
        examples: ['Expertise'],
      }),
    ...shape,
  })
}

/** Whether a section fades up as it comes into view (specification, sections 2 and 9). */
export const fadeUp = z
  .boolean()
  .default(true)
  .meta({
    title: 'Fade up',
    description:
      'Fades up once, as the visitor scrolls to it. The times are in "motion". Specification, section 9.',
    examples: [true],
  })

/** The heading at the top of a section. */
export const heading = text(120).meta({
  title: 'Heading',
  description: 'The heading at the top of the section.',
  examples: ['Expertise'],
})
