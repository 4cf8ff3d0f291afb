import { z } from 'zod'

import { derivedId } from './identifier.ts'
import { richText } from './rich-text/rich-text.ts'
import { text } from './texts/text.ts'

type About = {
  /** The name of the definition in the published schema. */
  readonly id: string
  readonly title: string
  /** What the section is, for an owner who chooses one. */
  readonly description: string
  /** A small complete section without its type, which an editor inserts. Tab stops are "${1:text}". */
  readonly snippet: object
}

/** Creates the schema of a section type: its own fields, and `type`, `id` and `navLabel`. */
export function createSectionSchema<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  { id, title, description, snippet }: About,
  shape: Shape,
) {
  return z
    .strictObject({
      // An enum with one value instead of a literal: editors then show its description.
      type: z.enum([type]).meta({
        title: 'Section type',
        description: 'Decides which other fields the section has.',
        examples: [type],
        enumDescriptions: [description],
        // Editors sort fields by this: the type comes first.
        suggestSortText: '0',
      }),
      id: derivedId(
        { noun: 'section', field: 'type' },
        {
          title: 'Anchor',
          description:
            'A name for the section, which no other section has. Links to "#" and this name lead here. Left out: the type, and a number after it for a second section of the type.',
          examples: [type],
        },
      ),
      navLabel: text(40)
        .optional()
        .meta({
          title: 'Navigation label',
          description:
            'The text of the link to this section in the navigation. Leave it out for no link.',
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

/** Whether a section fades up when it comes into view (specification, sections 2 and 9). */
export const fadeUp = z.boolean().default(true).meta({
  title: 'Fade up',
  description:
    'true: the section fades in once, when the visitor scrolls to it. false: it is there from the start. "scrolling" sets how long that takes.',
})

/** The heading at the top of a section. */
export const heading = text(120).meta({
  title: 'Heading',
  description: 'The large text at the top of the section.',
  examples: ['What I do well'],
})

/** The words under the heading of a section that shows records. */
export const introduction = (example: string) =>
  richText(400)
    .optional()
    .meta({
      title: 'Introduction',
      description: 'One or two sentences under the heading. Leave it out for none.',
      examples: [example],
    })
