import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { spellName, matchCapitalized } from '#fields/match-names.ts'
import { colourForm, colourPair } from '#fields/colour.ts'
import { addCompletion } from '#fields/completion.ts'
import { orText } from '#fields/short-forms.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { readEntries, isObject, readProperty } from '#json/untyped-value.ts'

import { completeColours, standardColours } from '#content/colours/complete-colours.ts'
import { readyThemes } from './ready-themes.ts'
import { fonts } from './typeface.ts'

/** The themes that a text alone may name. A colour alone is the accent. */
export const namedThemes = new Map<string, object>([
  ...Object.entries(readyThemes),
  ...(['dark', 'light', 'system'] as const).map((scheme) => [scheme, { scheme }] as const),
])

const pattern = new RegExp(`^(${matchCapitalized(namedThemes.keys())}|${colourForm})$`, 'u')

/** The pattern of a theme that is a text, as an issue of zod has it. */
export const themePattern = String(pattern)

const names = '"paper", "phosphor" or "ultramarine", "dark" or "light"'
const themeText = addPattern(z.string(), pattern, `Write ${names}, or a colour, as "#7c3aed"`)

const themeFields = z.strictObject({
  name: choice({
    paper: 'Warm white, like a book.',
    phosphor: 'A terminal at night.',
    ultramarine: 'One loud blue.',
  })
    .optional()
    .meta({
      description:
        'A whole theme. The fields beside it are in place of its own. Leave it out to begin with the defaults.',
      examples: ['paper'],
    }),
  scheme: choice(
    {
      system: 'Dark or light, as set on the visitor’s device.',
      dark: 'Dark for everyone.',
      light: 'Light for everyone.',
    },
    { auto: 'system' },
  )
    .default('system')
    .describe('Whether the page is dark or light.'),
  accent: colourPair(
    standardColours.accent,
    'Accent',
    'The colour of links, buttons and marks.',
  ).optional(),
  ground: colourPair(standardColours.ground, 'Ground', 'The background of the page.').optional(),
  ink: colourPair(standardColours.ink, 'Ink', 'The colour of text.').optional(),
  fonts,
  corners: choice({
    sharp: 'Square corners.',
    soft: 'Slightly rounded corners.',
    round: 'Round corners; buttons become pills.',
  })
    .default('sharp')
    .meta({
      description: 'The corners of buttons, fields and panels.',
      examples: ['soft'],
    }),
  density: choice({
    compact: 'Less space: more fits on a screen.',
    regular: 'The space that the page is designed with.',
    airy: 'More space.',
  })
    .default('regular')
    .meta({
      description: 'How much space there is between elements, and between lines of text.',
      examples: ['airy'],
    }),
})

/** A theme as it is written, with defaults. */
export const writtenTheme = addCompletion(themeFields, (written) => {
  const name = readProperty(written, 'name')
  const id = typeof name === 'string' ? spellName(name) : undefined
  const [, ready] = Object.entries(readyThemes).find(([one]) => one === id) ?? []
  if (ready === undefined) return written
  const own = Object.fromEntries(readEntries(written).filter(([field]) => field !== 'name'))
  const ownFonts = readProperty(own, 'fonts')
  return {
    ...ready,
    ...own,
    ...(isObject(ownFonts) ? { fonts: { ...ready.fonts, ...ownFonts } } : {}),
  }
})

/** The design of the whole page: colours, fonts, corners and space. */
export const theme = orText(
  writtenTheme,
  themeText,
  (written) => namedThemes.get(written.toLowerCase()) ?? { accent: written },
)
  .transform((written) => ({ ...written, ...completeColours(written) }))
  .prefault({})
  .meta({
    id: 'Theme',
    title: 'Theme',
    description:
      'Colours, fonts, corners and space. One of three whole themes by its name: "paper", "phosphor" or "ultramarine", or its "name" with what you change. "dark" or "light" alone is the scheme, a colour alone is the accent. Leave it out to keep the defaults.',
    examples: [
      { accent: '#0a6b45', corners: 'soft' },
      // Editors offer these, as the values of a choice.
      ...namedThemes.keys(),
      { name: 'paper', scheme: 'dark' },
    ],
  })

export type Theme = z.infer<typeof theme>
