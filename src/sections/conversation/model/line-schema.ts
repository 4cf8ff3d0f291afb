import { z } from 'zod'

import { sectionId } from '#fields/identifier.ts'
import { recordId } from '#fields/show-records.ts'
import { text } from '#fields/texts/text.ts'

/** A line that is only said. */
export const plainLine = text(400)

const richLine = z
  .strictObject({
    text: text(400).meta({ description: 'What the speaker says.', examples: ['This is Atlas.'] }),
    show: recordId(['projects'])
      .optional()
      .meta({
        title: 'Project',
        description:
          'The id or the name of a project of the profile. Its card appears under the line. Leave it out for none.',
        examples: ['atlas'],
      }),
    go: sectionId.optional().meta({
      title: 'Section',
      description:
        'The id of a section. The line is then a link to it: say where it leads, as "Write to him." Leave it out for no link.',
      examples: ['contact'],
    }),
  })
  .meta({
    // It has no id: then editors know both forms of a line as one field.
    title: 'Line',
    description: 'A text, or an object that also shows a project or leads to a section.',
    defaultSnippets: [
      {
        label: 'Line with a project',
        description: 'A line, and the card of a project under it.',
        body: { text: '${1:This is Atlas.}', show: '${2:atlas}' },
      },
      {
        label: 'Line with a link',
        description: 'A line that leads to a section.',
        body: { text: '${1:Write to me.}', go: '${2:contact}' },
      },
    ],
  })

/** A line of a scene: a text, or a text that shows a project or leads to a section. */
export const line = z.union([plainLine, richLine])

export type Line = z.infer<typeof line>
export type RichLine = z.infer<typeof richLine>
