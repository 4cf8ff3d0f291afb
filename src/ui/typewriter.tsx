import { useEffect, useEffectEvent, useState } from 'react'

import { createChunk } from './chunk.ts'
import css from './typewriter.module.css'
import { useChunk } from './use-chunk.ts'
import { useMotion } from './use-motion.ts'

/** The chunk that types; a view may load it before the first line is due. */
export const typist = createChunk('typist', async () => (await import('./typist.tsx')).Typist)

type Props = {
  readonly text: string
  /** Time for each character, ms. */
  readonly delay: number
  /** False once other words have come after these: they stand whole, typed to their end or not. */
  readonly latest: boolean
  /** Called when the last character stands, at once where nothing is typed. */
  readonly onTyped?: () => void
}

/**
 * Words that type themselves once. The whole sentence is there for assistive technology from the
 * start and keeps the box, so nothing shifts; asked for less motion, it simply stands there. What
 * is typed over it is hidden from assistive technology, which the library leaves to its users
 * (tameemsafi/typewriterjs#110), and the sentence is never put there a second time: in a log it
 * would be read out again.
 */
export function Typewriter({ text, delay, latest, onTyped }: Props) {
  const moves = useMotion()
  const state = useChunk(typist, latest && moves)
  // Words that stand whole, since the typist was late or nothing moved, are not taken away to be typed.
  const [whole, setWhole] = useState(!moves || state.status !== 'ready')
  if (!moves && !whole) setWhole(true)
  // Nor are words that are edited while they stand here.
  const [begun] = useState(text)
  const typing = latest && !whole && moves && text === begun && state.status === 'ready'
  const told = useEffectEvent(() => onTyped?.())
  useEffect(() => {
    if (latest && !typing) told()
  }, [latest, typing])
  return (
    <span className={css.root} data-typing={typing ? true : undefined}>
      <span className={css.words}>{text}</span>
      {typing && (
        <span className={css.typed} aria-hidden="true">
          <state.loaded text={text} delay={delay} onTyped={() => onTyped?.()} />
        </span>
      )}
    </span>
  )
}
