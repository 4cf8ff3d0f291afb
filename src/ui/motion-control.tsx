import type { Labels } from '#content/labels.ts'

import css from './motion-control.module.css'
import { PlayIcon } from './play-icon.tsx'

/**
 * The button that stops all movement, and lets it go on. The script in index.html hears of it from
 * the first moment, and the style sheet shows what it does next: no script of ours is waited for.
 */
export function MotionControl({ labels }: { readonly labels: Labels }) {
  return (
    <button type="button" className={css.root} data-motion-control="">
      <span className={css.pause}>
        <PlayIcon action="pause" />
        <span className={css.words}>{labels.pauseMotion}</span>
      </span>
      <span className={css.play}>
        <PlayIcon action="play" />
        <span className={css.words}>{labels.playMotion}</span>
      </span>
    </button>
  )
}
