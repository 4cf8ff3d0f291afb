import { type MouseEvent, useEffect, useRef } from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import type { Labels } from '#fields/texts/labels.ts'

import { Button } from '#ui/button.tsx'
import { focusSection } from '#ui/focus-section.ts'
import css from './chunk-failure.module.css'
import { LostSignal } from './lost-signal.tsx'
import type { ChunkLoadError } from './load-chunk.ts'

type Props = {
  readonly error: ChunkLoadError
  readonly labels: Labels
  readonly onRetry: () => void
}

/**
 * The message that a chunk did not load (specification, section 8), and a button that tries again. So does
 * the return of the network.
 */
export function ChunkFailure({ error, labels, onRetry }: Props) {
  const types = {
    timeout: labels.chunkTimeout,
    missing: labels.chunkMissing,
    error: labels.chunkBroken,
  }

  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function retryOnline() {
      if (root.current?.matches(':focus-within')) focusSection(root.current)
      onRetry()
    }
    addEventListener('online', retryOnline)
    return () => removeEventListener('online', retryOnline)
  }, [onRetry])

  function retry({ currentTarget }: MouseEvent) {
    focusSection(currentTarget)
    onRetry()
  }

  return (
    <div ref={root} className={css.root} role="alert">
      <LostSignal />
      <p>
        {fillTemplate(labels.chunkFailed, { id: error.id })}{' '}
        <span className={css.detail}>
          ({types[error.type]}: {error.address})
        </span>
      </p>
      <Button onClick={retry}>{labels.retry}</Button>
    </div>
  )
}
