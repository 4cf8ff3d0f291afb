import { z } from 'zod'

import { identifier } from './identifier.ts'
import { propertyOf } from './raw.ts'
import { text } from './text.ts'

type About = {
  /** The name of the part in the published schema. */
  readonly id: string
  readonly title: string
  /** What the section is, to an owner who chooses among sections. */
  readonly description: string
  /** A small whole section without its type, which an editor writes: stops are "${1:words}". */
  readonly snippet: object
}

/** What every section type has: its type, its anchor and its place in the navigation. */
export function sectionFrame<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  { id, title, description, snippet }: About,
  shape: Shape,
) {
  return z
    .strictObject({
      // An enum of one and no literal: an editor shows what its value means.
      type: z.enum([type]).meta({
        title: 'Section type',
        description: 'Decides which other fields the section has.',
        examples: [type],
        enumDescriptions: [description],
        // An editor lists fields by this, and a section begins with its type.
        suggestSortText: '0',
      }),
      id: identifier.optional().meta({
        title: 'Anchor',
        description:
          'A name for the section, unlike every other section’s. The address of the page with "#" and this name at its end leads here.',
        examples: [type],
      }),
      navLabel: text(40, hasAnchor)
        .optional()
        .meta({
          title: 'Navigation label',
          description:
            'The words of the link to this section in the navigation. The section needs an "id" as well. Leave it out for no link.',
          examples: [title],
        }),
      ...shape,
    })
    .meta({
      id,
      title,
      description,
      defaultSnippets: [{ label: `${title} section`, description, body: { type, ...snippet } }],
    })
}

/** Whether a section fades up as it comes into view (specification, sections 2 and 9). */
export const fadeUp = z
  .boolean()
  .default(true)
  .meta({
    title: 'Fade up',
    description:
      'true: the section rises into view once, as the visitor scrolls to it. false: it stands there from the start. How long it takes is said in "motion".',
    examples: [true],
  })

/** The heading at the top of a section. */
export const heading = text(120).meta({
  title: 'Heading',
  description: 'The large words at the top of the section.',
  examples: ['What I do well'],
})

/** Without an anchor there is nothing that the navigation could lead to. */
function hasAnchor(section: unknown): boolean {
  return propertyOf(section, 'id') !== undefined
}
