import Typewriter, { type TypewriterClass } from 'typewriter-effect'

import { defaultExport } from './default-export.ts'

const TypewriterEffect = defaultExport(Typewriter)

type Props = {
  readonly text: string
  /** Time for each character, ms. */
  readonly delay: number
  readonly onTyped: () => void
}

/** Letters and signs of which each is a character by itself, as in most languages of the West. */
const plainText = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u203a]*$/u

/** Types a text, one character at a time; the only import of typewriter-effect. For the eye alone. */
export function Typist({ text, delay, onTyped }: Props) {
  return (
    <TypewriterEffect
      component="span"
      options={{ delay, cursor: '', loop: false, skipAddStyles: true }}
      onInit={(typewriter: TypewriterClass) => {
        typeInTime(typewriter, text, delay)
        typewriter.callFunction(onTyped).start()
      }}
    />
  )
}

/**
 * Lets the library call a step for each character, not type it: it takes a text with markup in it
 * for HTML and runs it (tameemsafi/typewriterjs: typeString), and it waits for the first frame
 * after the delay and counts on from there, so that 20 ms become 33 on most screens. Each step
 * types what is due by the clock; characters made of several code units stay whole.
 */
function typeInTime(typewriter: TypewriterClass, text: string, delay: number) {
  const characters = charactersOf(text)
  let typed = 0
  let begin: number | undefined
  for (const _ of characters) {
    typewriter.callFunction(({ elements: { wrapper } }) => {
      const now = performance.now()
      begin ??= now
      const due = delay > 0 ? 1 + Math.floor((now - begin) / delay) : characters.length
      wrapper.append(characters.slice(typed, due).join(''))
      typed = due
    })
  }
}

/** The characters of a text. A segmenter takes a phone 40 ms to make: few texts need one. */
function charactersOf(text: string): string[] {
  if (plainText.test(text)) return [...text]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
