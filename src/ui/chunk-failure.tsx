import type { MouseEvent } from 'react'

import { fillTemplate } from '#fields/fill-template.ts'
import type { Labels } from '#content/labels.ts'

import { Button } from './button.tsx'
import css from './chunk-failure.module.css'
import { LostSignal } from './lost-signal.tsx'
import type { ChunkLoadError } from './load-chunk.ts'

type Props = {
  readonly error: ChunkLoadError
  readonly labels: Labels
  readonly onRetry: () => void
}

/** Says that a part of the page did not load, and offers to try again (specification, section 8). */
export function ChunkFailure({ error, labels, onRetry }: Props) {
  const types = {
    timeout: labels.chunkTimeout,
    missing: labels.chunkMissing,
    error: labels.chunkBroken,
  }

  function retry({ currentTarget }: MouseEvent) {
    // This button goes as the part is tried again: focus stays in the section that it belongs to.
    const home = currentTarget.closest('section') ?? document.querySelector('main')
    home?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <div className={css.root} role="alert">
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
