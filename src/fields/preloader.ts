import { z } from 'zod'

import { isObject } from '#json/untyped-value.ts'

import { matchNames } from './match-names.ts'
import { addCompletion } from './completion.ts'
import { label } from './texts/label.ts'
import { millisecondsFrom } from './milliseconds.ts'
import { maxLetters, splitLetters } from './texts/split-letters.ts'
import { text } from './texts/text.ts'

const lettersText = text(24, 'sometimes')

/** "NO", "ON" and "OFF" may be initials. */
const isSwitch =
  /^\s*([Tt]rue|TRUE|[Ff]alse|FALSE|[Oo]n|[Oo]ff|[Yy]es|[Nn]one|NONE|[Nn]o|[Nn]ever|NEVER|[Dd]isabled|DISABLED|[Hh]idden|HIDDEN)\s*$/u

const kinds = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'json', 'lottie', 'mp4', 'png', 'svg', 'webp']
const isFile = new RegExp(`\\.(?:${matchNames(kinds)})\\s*$`, 'u')

/** Whether letters are the name of a file. */
export const namesFile = (written: string) => isFile.test(written)

/** Whether letters are a word such as "off". */
export const namesSwitch = (written: string) => isSwitch.test(written)

const refusal = 'Write true or false without quotes, or your letters'

const lettersAlone = lettersText.meta({
  pattern: `^(?!${isSwitch.source.slice(1)})(?![^]*${isFile.source})[^]*\\S`,
  patternErrorMessage: refusal,
})

const letterList = z.array(text(12, 'sometimes')).min(1).max(maxLetters)

const lettersInSettings = lettersAlone
  .meta({
    patternErrorMessage: 'Write your letters, such as "ADA"',
  })
  .transform((input, context) => {
    if (!namesSwitch(input) && !namesFile(input)) return splitLetters(input)
    context.addIssue('Write your letters, such as "ADA"')
    return z.NEVER
  })

const letters = z
  .union([lettersInSettings, letterList])
  .optional()
  // `fillFromProfile` writes the letters that are left out.
  .transform((written = []) => written)
  .meta({
    description:
      'One to five letters, such as your initials, which are drawn one after another, with lines between them. A longer name is drawn in its words, a long word alone in up to five parts. A list says which. Left out: the tag of the hero.',
    examples: ['ADA', ['Li ', 'Wei']],
  })

/** Less than a frame or two is most likely meant in seconds. */
const time = millisecondsFrom(20)

const settings = z.strictObject({
  enabled: z
    .boolean()
    .default(true)
    .describe('true: the page starts with the preloader. false: there is none.'),
  letters,
  duration: millisecondsFrom(100).default(5000).meta({
    title: 'Duration, ms',
    description: 'How long the preloader is shown. In milliseconds: 1000 are a second.',
  }),
  steps: z.array(time).min(2).max(12).default([700, 600, 600, 600, 600, 1000]).meta({
    title: 'Steps, ms',
    description:
      'How long each step of the animation takes: letter, line, letter, line, letter, then the fade-out. If there are more letters, they share the total time. In milliseconds: 1000 are a second.',
  }),
  fadeDelay: time.default(1000).meta({
    title: 'Delay before the fade-out, ms',
    description:
      'How long the finished letters are shown before they fade. They stay longer if the preloader would not be over by then. In milliseconds: 1000 are a second.',
  }),
  skipHint: label('Tap or press a key to skip', 60, 'sometimes').describe(
    'A small line under the letters, which says how to skip them.',
  ),
})

const forms = z.union([
  z.boolean().transform((enabled) => settings.parse({ enabled })),
  lettersAlone.transform((input, context) => {
    if (!namesSwitch(input) && !namesFile(input)) return settings.parse({ letters: input })
    if (namesFile(input)) context.addIssue(refusal)
    else context.addIssue({ code: 'invalid_type', expected: 'boolean', input })
    return z.NEVER
  }),
  letterList.transform((list) => settings.parse({ letters: list })),
  settings,
])

/** The full-screen preloader (specification, sections 4 and 9). */
export const preloader = addCompletion(forms, (written) => {
  const areLetters = typeof written !== 'boolean' && !isObject(written)
  return areLetters && forms.safeParse(written).success ? { letters: written } : written
})
  .prefault(false)
  .meta({
    id: 'Preloader',
    title: 'Preloader',
    description:
      'Your letters, which cover the page at first. Any key, click, tap or turn of the wheel ends it. A text or a list alone is the letters. false, or left out: there is none.',
    examples: [{ letters: 'ADA' }, 'ADA', ['Li ', 'Wei'], false],
  })

export type Preloader = z.infer<typeof preloader>
