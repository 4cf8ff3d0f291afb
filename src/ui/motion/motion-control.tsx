import type { Labels } from '#fields/texts/labels.ts'
import { PlayIcon } from '#ui/play-icon.tsx'

import { controlAttribute } from './motion.ts'
import { useMotion } from './use-motion.ts'
import css from './motion-control.module.css'

/**
 * The button that stops and starts all movement. The inline script handles its clicks and the style
 * sheet shows the matching label, so it works before hydration.
 */
export function MotionControl({ labels }: { readonly labels: Labels }) {
  const label = useMotion() ? labels.pauseMotion : labels.playMotion
  return (
    <button type="button" className={css.root} title={label} {...{ [controlAttribute]: '' }}>
      <span className={css.pause}>
        <PlayIcon action="pause" />
        <span className={css.label}>{labels.pauseMotion}</span>
      </span>
      <span className={css.play}>
        <PlayIcon action="play" />
        <span className={css.label}>{labels.playMotion}</span>
      </span>
    </button>
  )
}
