import { z } from 'zod'

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

/** What the page is set in. */
export const fonts = z
  .strictObject({
    display: z
      .enum(displayFaces)
      .default('archivo')
      .meta({
        title: 'Display face',
        description:
          'Tag, headings and titles. "archivo" is broad and firm, "bricolage-grotesque" lively, "familjen-grotesk" technical, "newsreader" literary, "big-shoulders" tall and narrow.',
        examples: ['archivo', 'newsreader'],
      }),
    text: z
      .enum(textFaces)
      .optional()
      .meta({
        title: 'Text face',
        description:
          'Whatever is read at length. Left out, it is the display face; beside "big-shoulders" it is "familjen-grotesk".',
        examples: ['familjen-grotesk'],
      }),
    mono: z
      .enum(monoFaces)
      .default('martian-mono')
      .meta({
        title: 'Mono face',
        description:
          'Job title, labels and captions. "martian-mono" is broad, "jetbrains-mono" plain, "sometype-mono" like a typewriter.',
        examples: ['martian-mono', 'sometype-mono'],
      }),
  })
  .prefault({})
  .meta({
    title: 'Fonts',
    description: 'The faces of the page. Only those named here are sent to visitors.',
    examples: [{ display: 'newsreader', mono: 'sometype-mono' }],
  })

export type Fonts = z.infer<typeof fonts>

/** The face of what is read at length, chosen or not. */
export function textFace({ display, text }: Fonts): TextFace {
  return text ?? (display === 'big-shoulders' ? 'familjen-grotesk' : display)
}
