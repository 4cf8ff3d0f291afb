import Typewriter, { type TypewriterClass } from 'typewriter-effect'

import { unwrapDefault } from '#ui/chunk/unwrap-default.ts'

const TypewriterEffect = unwrapDefault(Typewriter)

type Props = {
  readonly text: string
  /** The time for each character, in ms. */
  readonly delay: number
  readonly onTyped: () => void
}

/** Text in which each code unit is a character, as in most western languages. */
const plainText = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u203a]*$/u

/**
 * Types a text, one character at a time. The only import of typewriter-effect. Hidden from screen
 * readers.
 */
export function Typist({ text, delay, onTyped }: Props) {
  return (
    <TypewriterEffect
      component="span"
      options={{ delay, cursor: '', loop: false, skipAddStyles: true }}
      onInit={(typewriter: TypewriterClass) => {
        typeInTime(typewriter, { text, delay, onTyped })
        typewriter.callFunction(onTyped).start()
      }}
    />
  )
}

/**
 * Uses the library as a timer, not to type: it would insert text with markup as HTML and run it
 * (tameemsafi/typewriterjs: typeString), and it rounds each delay up to the next frame, so 20 ms
 * become 33. Each call types all characters that are due; characters of several code units stay
 * whole. The call that types the last one reports it at once, because the rest of the calls, which
 * have nothing left to type, take more than half as long again.
 */
function typeInTime(typewriter: TypewriterClass, { text, delay, onTyped }: Props) {
  const characters = splitCharacters(text)
  let typed = 0
  let begin: number | undefined
  for (const _ of characters) {
    typewriter.callFunction(({ elements: { wrapper } }) => {
      const now = performance.now()
      begin ??= now
      const due = delay > 0 ? 1 + Math.floor((now - begin) / delay) : characters.length
      wrapper.append(characters.slice(typed, due).join(''))
      typed = due
      if (typed >= characters.length) onTyped()
    })
  }
}

/**
 * Splits a text into characters. Creating a segmenter takes 40 ms on a phone, and few texts need
 * one.
 */
function splitCharacters(text: string): string[] {
  if (plainText.test(text)) return [...text]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
