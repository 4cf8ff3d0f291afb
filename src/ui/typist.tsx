import Typewriter, { type TypewriterClass } from 'typewriter-effect'

import { defaultExport } from './default-export.ts'

const TypewriterEffect = defaultExport(Typewriter)

type Props = {
  readonly text: string
  /** Time for each character, ms. */
  readonly delay: number
  readonly onTyped: () => void
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Types a text, one character at a time; the only import of typewriter-effect.
 * Each character is handed over on its own: the library takes a longer text with markup in it
 * for HTML and runs it (tameemsafi/typewriterjs: typeString).
 */
export function Typist({ text, delay, onTyped }: Props) {
  return (
    <TypewriterEffect
      component="span"
      options={{ delay, cursor: '', loop: false, skipAddStyles: true }}
      onInit={(typewriter: TypewriterClass) => {
        for (const { segment } of segmenter.segment(text)) typewriter.typeString(segment)
        typewriter.callFunction(onTyped).start()
      }}
    />
  )
}
