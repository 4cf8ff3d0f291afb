import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { matchNames, spellName } from '#fields/match-names.ts'
import { orText } from '#fields/short-forms.ts'
import { addPattern } from '#fields/add-pattern.ts'

const textLooks = {
  archivo: 'Wide and firm.',
  'bricolage-grotesque': 'Lively, with unusual shapes.',
  'familjen-grotesk': 'Technical and plain.',
  newsreader: 'Literary, with serifs.',
}
const textChoice = choice(textLooks)
const displayChoice = choice({
  ...textLooks,
  'big-shoulders': 'Tall and narrow, for large text only.',
})
const monoChoice = choice({
  'martian-mono': 'Wide letters, all of one width.',
  'jetbrains-mono': 'Plain letters, all of one width.',
  'sometype-mono': 'Letters like those of a typewriter, all of one width.',
})

/** Faces for text of any length. */
export const textFaces = textChoice.options

/** Faces for tag, headings and titles. */
export const displayFaces = displayChoice.options

/** Faces for labels, captions and the job title: all letters have one width. */
export const monoFaces = monoChoice.options

type TextFace = z.infer<typeof textChoice>
export type DisplayFace = z.infer<typeof displayChoice>
type MonoFace = z.infer<typeof monoChoice>

/** Every face that a theme can name. */
export type Typeface = DisplayFace | MonoFace

const allFaces = [...displayFaces, ...monoFaces]

const oneFont = addPattern(
  z.string(),
  new RegExp(`^(?:${matchNames(allFaces)})$`, 'u'),
  `Write ${allFaces.map((name) => `"${name}"`).join(', ')}, or an object with "display", "text" and "mono"`,
)

/** The fonts of the page. */
export const fonts = orText(
  z.strictObject({
    display: displayChoice.default('archivo').meta({
      title: 'Display font',
      description: 'The font of your tag, of headings and of titles.',
      examples: ['archivo', 'newsreader'],
    }),
    text: textChoice.optional().meta({
      title: 'Text font',
      description:
        'The font of longer text. Left out, it is the display font, or "familjen-grotesk" if that is "big-shoulders".',
      examples: ['familjen-grotesk'],
    }),
    mono: monoChoice.default('martian-mono').meta({
      title: 'Mono font',
      description: 'The font of the job title, of labels and of captions.',
      examples: ['martian-mono', 'sometype-mono'],
    }),
  }),
  oneFont,
  (written) => {
    const id = spellName(written)
    return monoFaces.some((name) => name === id) ? { mono: id } : { display: id }
  },
)
  .prefault({})
  .meta({
    title: 'Fonts',
    description:
      'The fonts of the page: an object, or the name of one font. Visitors download only those that you name here.',
    // Editors offer the names, as the values of a choice.
    examples: [{ display: 'newsreader', mono: 'sometype-mono' }, ...allFaces],
  })

export type Fonts = z.infer<typeof fonts>

/** Returns the font of longer text, chosen or not. */
export function chooseTextFace({ display, text }: Fonts): TextFace {
  return text ?? (display === 'big-shoulders' ? 'familjen-grotesk' : display)
}
