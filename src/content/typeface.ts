import { z } from 'zod'

import { choice } from '#fields/choice.ts'

/** Faces to be read at length, and set large as well. */
export const textFaces = [
  'archivo',
  'bricolage-grotesque',
  'familjen-grotesk',
  'newsreader',
] as const

/** Faces for tag, headings and titles: those above, and one for large sizes alone. */
export const displayFaces = [...textFaces, 'big-shoulders'] as const

/** Faces whose letters are all of one width: labels, captions and the job title. */
export const monoFaces = ['martian-mono', 'jetbrains-mono', 'sometype-mono'] as const

export type TextFace = (typeof textFaces)[number]
export type DisplayFace = (typeof displayFaces)[number]
export type MonoFace = (typeof monoFaces)[number]

/** Every face that a theme can name. */
export type Typeface = DisplayFace | MonoFace

/** How each face looks, for an owner who chooses. */
const looks: Readonly<Record<Typeface, string>> = {
  archivo: 'Broad and firm.',
  'bricolage-grotesque': 'Lively, with odd turns.',
  'familjen-grotesk': 'Technical and plain.',
  newsreader: 'Literary, with serifs.',
  'big-shoulders': 'Tall and narrow, for large sizes alone.',
  'martian-mono': 'Broad letters of one width.',
  'jetbrains-mono': 'Plain letters of one width.',
  'sometype-mono': 'Letters of one width, like a typewriter’s.',
}

/** What the page is set in. */
export const fonts = z
  .strictObject({
    display: choice(displayFaces, looks)
      .default('archivo')
      .meta({
        title: 'Display face',
        description: 'The letters of your tag, of headings and of titles.',
        examples: ['archivo', 'newsreader'],
      }),
    text: choice(textFaces, looks)
      .optional()
      .meta({
        title: 'Text face',
        description:
          'The letters of whatever is read at length. Left out, it is the display face; beside "big-shoulders" it is "familjen-grotesk".',
        examples: ['familjen-grotesk'],
      }),
    mono: choice(monoFaces, looks)
      .default('martian-mono')
      .meta({
        title: 'Mono face',
        description: 'The letters of the job title, of labels and of captions.',
        examples: ['martian-mono', 'sometype-mono'],
      }),
  })
  .prefault({})
  .meta({
    title: 'Fonts',
    description: 'The letters that the page is set in. Only those named here are sent to visitors.',
    examples: [{ display: 'newsreader', mono: 'sometype-mono' }],
  })

export type Fonts = z.infer<typeof fonts>

/** The face of what is read at length, chosen or not. */
export function textFace({ display, text }: Fonts): TextFace {
  return text ?? (display === 'big-shoulders' ? 'familjen-grotesk' : display)
}
