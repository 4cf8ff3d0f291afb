import { useEffect, useId, useRef, useState } from 'react'

import type { Animation } from '#fields/pictures/animation.ts'
import type { Labels } from '#fields/texts/labels.ts'
import { Button } from '#ui/button.tsx'
import { ChunkFailure } from '#ui/chunk/chunk-failure.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'
import { useChunk } from '#ui/chunk/use-chunk.ts'
import { focusSection } from '#ui/focus-section.ts'
import { useDataSaving } from '#ui/use-data-saving.ts'
import { useNear } from '#ui/use-in-view.ts'

import css from './lottie.module.css'

const player = createChunk('lottie-player', async () => {
  const { LottiePlayer } = await import('./lottie-player.tsx')
  return LottiePlayer
})

type Props = {
  readonly animation: Animation
  readonly labels: Labels
  /** Left out for decoration, which assistive technology then ignores. */
  readonly alt?: string | undefined
  /** False shows the still frame. */
  readonly animated?: boolean
}

/**
 * A looping animation. Its player loads when it comes near, or on request for visitors who save
 * data; until then its box is empty. If the player does not load, the first animation of the page
 * offers a retry, and the others show their alt.
 */
export function Lottie({ animation, labels, alt, animated = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const near = useNear(box)
  const saving = useDataSaving()
  const [isRequested, setIsRequested] = useState(false)
  const wanted = near && (isRequested || !saving)
  const state = useChunk(player, wanted)
  const isFirst = useIsFirst()
  const failed = state.status === 'failed'
  const isOffered = near && !wanted
  const boxId = isOffered && alt !== undefined ? `${id}box` : undefined
  return (
    <div className={css.stack}>
      <div
        ref={box}
        id={boxId}
        className={css.root}
        {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {wanted && state.status === 'ready' && (
          <state.loaded
            key={animation.src}
            src={animation.src}
            animated={animated}
            stillFrame={animation.stillFrame}
            frameRate={animation.frameRate}
            frames={animation.frames}
            alt={alt}
          />
        )}
        {failed && !isFirst && <span className={css.alt}>{alt}</span>}
      </div>
      {isOffered && (
        <div className={css.offer}>
          {/* Its name says which animation: the label, then the alt of the box. */}
          <Button
            id={id}
            aria-labelledby={boxId && `${id} ${boxId}`}
            onClick={({ currentTarget }) => {
              focusSection(currentTarget)
              setIsRequested(true)
            }}
          >
            {labels.showAnimation}
          </Button>
        </div>
      )}
      {failed && isFirst && (
        <ChunkFailure error={state.error} labels={labels} onRetry={player.load} />
      )}
    </div>
  )
}

/** One callback for each mounted animation, in mount order. */
const updates = new Set<() => void>()

function useIsFirst(): boolean {
  const [isFirst, setIsFirst] = useState(false)
  useEffect(() => {
    const update = () => setIsFirst(updates.values().next().value === update)
    updates.add(update)
    update()
    return () => {
      updates.delete(update)
      for (const other of updates) other()
    }
  }, [])
  return isFirst
}
