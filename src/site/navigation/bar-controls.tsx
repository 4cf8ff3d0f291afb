import type { Labels } from '#fields/texts/labels.ts'
import { MotionControl } from '#ui/motion/motion-control.tsx'
import { SchemeControl } from '#ui/scheme/scheme-control.tsx'

import css from './navigation.module.css'

type Props = {
  readonly labels: Labels
  /** Whether the page has both colour schemes. */
  readonly hasSchemes: boolean
}

/** The controls at the end of the bar. */
export function BarControls({ labels, hasSchemes }: Props) {
  return (
    <div className={css.controls}>
      <MotionControl labels={labels} />
      {hasSchemes && <SchemeControl labels={labels} />}
    </div>
  )
}
