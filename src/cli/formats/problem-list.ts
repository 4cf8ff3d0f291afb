import { z } from 'zod'

const count = z.int().min(1)

const problem = z
  .strictObject({
    file: z.string().meta({
      title: 'File',
      description: 'Its path from where the command ran, with forward slashes, or "<stdin>".',
      examples: ['content/portfolio.json'],
    }),
    line: count.meta({ title: 'Line', description: 'Counted from 1.', examples: [12] }),
    column: count.meta({
      title: 'Column',
      description: 'Counted from 1, in UTF-16 code units as editors do.',
      examples: [5],
    }),
    endLine: count.meta({
      title: 'End line',
      description: 'The line where the marked part ends.',
      examples: [12],
    }),
    endColumn: count.meta({
      title: 'End column',
      description: 'The column after the last marked character.',
      examples: [12],
    }),
    pointer: z.string().meta({
      title: 'Pointer',
      description: 'JSON pointer of the place (RFC 6901); empty for the whole document.',
      examples: ['/sections/3/scenes/intro/next/no'],
    }),
    place: z.string().meta({
      title: 'Place',
      description: 'The place in words; empty for the whole document.',
      examples: ['Scene intro, answer No'],
    }),
    code: z.string().meta({
      title: 'Code',
      description: 'The kind of problem, the same from version to version.',
      examples: ['content/unknown-key'],
    }),
    severity: z.enum(['error', 'warning']).meta({
      title: 'Severity',
      description: 'An error stops the site from being built; a warning does not.',
      examples: ['error'],
    }),
    message: z.string().meta({
      title: 'Message',
      description: 'What is wrong, as a sentence.',
      examples: ['There is no field "taglin" here.'],
    }),
    found: z
      .string()
      .optional()
      .meta({
        title: 'Found',
        description: 'Type and value of what stands there; left out where nothing does.',
        examples: ['the number 12'],
      }),
    help: z.string().meta({
      title: 'Help',
      description: 'What to write instead, as a sentence.',
      examples: ['Mend the spelling, or take it out.'],
    }),
    suggestion: z
      .string()
      .optional()
      .meta({
        title: 'Suggestion',
        description: 'The one thing that was most likely meant; left out where nothing is close.',
        examples: ['tagline'],
      }),
  })
  .meta({ id: 'Problem', title: 'Problem', description: 'Something wrong with a content file.' })

const unread = z
  .strictObject({
    file: z.string().meta({
      title: 'File',
      description: 'As the file of a problem.',
      examples: ['content/portfolio.json'],
    }),
    message: z.string().meta({
      title: 'Message',
      description: 'Why it could not be checked, as a sentence.',
      examples: ['content/portfolio.json cannot be read: there is no such file.'],
    }),
  })
  .meta({ id: 'Unread', title: 'Unread file', description: 'A file that could not be checked.' })

const problemList = z
  .strictObject({
    version: z.literal(1).meta({
      title: 'Version',
      description: 'The version of this form. It goes up when a program would have to change.',
      examples: [1],
    }),
    valid: z.boolean().meta({
      title: 'Valid',
      description: 'Whether every file was read and has no error; there may be warnings.',
      examples: [true],
    }),
    problems: z.array(problem).meta({
      title: 'Problems',
      description: 'Every problem, file by file and in the order of the file.',
      examples: [[]],
    }),
    unread: z
      .array(unread)
      .min(1)
      .optional()
      .meta({
        title: 'Unread files',
        description: 'Every file that could not be checked; left out where there is none.',
        examples: [[{ file: 'a.json', message: 'a.json cannot be read: there is no such file.' }]],
      }),
  })
  .meta({
    title: 'Problems of Folio content',
    description: 'What "npm run validate -- --format json" prints.',
  })

/** What the json format prints. */
export type ProblemList = z.infer<typeof problemList>

/** The text of `schema/problems.schema.json`, byte for byte. */
export function problemListSchemaText(): string {
  const schema = z.toJSONSchema(problemList, { target: 'draft-2020-12', io: 'input' })
  return `${JSON.stringify(schema, null, 2)}\n`
}
