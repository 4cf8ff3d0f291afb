import { useRef, useState } from 'react'

import type { Animation } from '#fields/animation.ts'
import type { Labels } from '#content/labels.ts'

import { Button } from './button.tsx'
import { ChunkFailure } from './chunk-failure.tsx'
import { createChunk } from './chunk.ts'
import css from './lottie.module.css'
import { useChunk } from './use-chunk.ts'
import { useDataSaving } from './use-data-saving.ts'
import { createQueue, useFirst } from './use-first.ts'
import { useNear } from './use-near.ts'

const player = createChunk('lottie-player', async () => {
  const { LottiePlayer } = await import('./lottie-player.tsx')
  return LottiePlayer
})

const queue = createQueue()

type Props = {
  readonly animation: Animation
  readonly labels: Labels
  /** What it shows; left out, it is a decoration that assistive technology does not hear of. */
  readonly alt?: string | undefined
  /** False shows the frame that stands still. */
  readonly animated?: boolean
}

/**
 * A looping animation. Its player is loaded as it comes near, and for visitors who save data as they
 * ask for it; until then its box stands empty and nothing shifts. Should that fail, one animation
 * tells of it for all, and the others leave the words for what they show.
 */
export function Lottie({ animation, labels, alt, animated = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  const saving = useDataSaving()
  const [asked, setAsked] = useState(false)
  const wanted = near && (asked || !saving)
  const state = useChunk(player, wanted)
  const first = useFirst(queue)
  const failed = state.status === 'failed'
  return (
    <div className={css.place}>
      <div
        ref={box}
        className={css.root}
        {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {wanted && state.status === 'ready' && (
          <state.loaded
            key={animation.src}
            src={animation.src}
            animated={animated}
            stillFrame={animation.stillFrame}
            words={alt}
          />
        )}
        {failed && !first && <span className={css.words}>{alt}</span>}
      </div>
      {near && !wanted && (
        <div className={css.offer}>
          <Button onClick={() => setAsked(true)}>{labels.showAnimation}</Button>
        </div>
      )}
      {failed && first && (
        <ChunkFailure error={state.error} labels={labels} onRetry={player.load} />
      )}
    </div>
  )
}
