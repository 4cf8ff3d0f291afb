import { useEffect, useEffectEvent, useState } from 'react'

import { hasBothDirections } from '#fields/texts/letter-direction.ts'
import { createChunk } from '#ui/chunk/chunk.ts'
import css from './typewriter.module.css'
import { useChunk } from '#ui/chunk/use-chunk.ts'
import { useMotion } from '#ui/motion/use-motion.ts'

/** The chunk that types. A view may load it before the first line. */
export const typist = createChunk('typist', async () => (await import('./typist.tsx')).Typist)

type Props = {
  readonly text: string
  /** The time for each character, in ms. */
  readonly delay: number
  /** False when newer lines follow: the line then shows completely. */
  readonly isLatest: boolean
  /** Called after the last character, or at once if nothing is typed. */
  readonly onTyped?: () => void
}

/**
 * Types a text once. The whole text is in the document from the start, for screen readers and to
 * reserve the space; with reduced motion it simply shows. The typed characters are hidden from
 * screen readers, which the library leaves to its users (tameemsafi/typewriterjs#110). The text is
 * inserted only once: a log would announce it again. A caret shows while a line is typed.
 */
export function Typewriter({ text, delay, isLatest, onTyped }: Props) {
  const moves = useMotion()
  const state = useChunk(typist, isLatest && moves)
  // A line that already shows completely is not hidden again to be typed.
  const [whole, setWhole] = useState(!moves || state.status !== 'ready')
  if (!moves && !whole) setWhole(true)
  // In development a text may change: the new one is not typed either.
  const [begun] = useState(text)
  const typing = isLatest && !whole && moves && text === begun && state.status === 'ready'
  const reportTyped = useEffectEvent(() => onTyped?.())
  useEffect(() => {
    if (isLatest && !typing) reportTyped()
  }, [isLatest, typing])
  return (
    <span
      className={css.root}
      data-typing={typing ? true : undefined}
      // With letters of both directions, that of the page: see Isolated.
      dir={hasBothDirections(text) ? undefined : 'auto'}
    >
      <span className={css.text}>{text}</span>
      {typing && (
        // A browser that translates the page would translate single letters.
        <span className={css.typed} aria-hidden="true" translate="no">
          <state.loaded text={text} delay={delay} onTyped={() => setWhole(true)} />
        </span>
      )}
    </span>
  )
}
