import { Fragment, useDeferredValue, useEffect, useRef } from 'react'

import type { Preloader as PreloaderContent } from '#content/preloader.ts'
import { joiningLetters } from '#ui/joining-letters.ts'
import { motion } from '#ui/motion.ts'
import { clearPreloader, endPreloader } from '#ui/preloader-state.ts'
import { usePreloaderEnded } from '#ui/use-preloader-ended.ts'

import css from './preloader.module.css'

type Props = {
  readonly content: PreloaderContent
  /** The tag of the hero that opens the page, where there is one: letters like it become it. */
  readonly tag: string | undefined
}

/**
 * Covers the page for a while (specification, section 4). Its times live in the style sheet that
 * the build makes of the content, so it runs and ends without this script; the page beneath is
 * there, for assistive technology too, from the start.
 */
export function Preloader({ content, tag }: Props) {
  const { enabled, letters, duration } = content
  // Letters that stand apart do not make a tag whose letters join.
  const glides = letters.join('') === tag && !joiningLetters.test(tag)
  // The style sheets hide it at once; it is taken away after that frame.
  const ended = useDeferredValue(usePreloaderEnded())
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not there, not wanted (less motion), or at its end before this script came.
    const style = root.current && getComputedStyle(root.current)
    if (!style || style.display === 'none' || style.visibility === 'hidden') {
      endPreloader()
      return undefined
    }
    // The style sheet's clock, which began with the first paint, runs out before this one does.
    const clock = setTimeout(endPreloader, duration)
    const unsubscribe = motion.subscribe(() => {
      if (!motion.moves()) endPreloader()
    })
    return () => {
      clearTimeout(clock)
      unsubscribe()
    }
  }, [duration])
  if (!enabled || ended) return null
  return (
    <div
      ref={root}
      className={css.root}
      aria-hidden="true"
      data-preloader-root={glides ? 'glides' : ''}
      onAnimationStart={({ target, currentTarget }) => {
        // After this frame, in which the page beneath is drawn, and so at the end.
        if (target === currentTarget) setTimeout(clearPreloader)
      }}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setTimeout(endPreloader)
      }}
    >
      <div className={css.frame}>
        <div className={css.stage} data-preloader-stage="">
          {letters.map((letter, index) => (
            // Letters may repeat: their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && (
                <span className={css.joint}>
                  <span className={css.line} data-preloader-part={index * 2 - 1} />
                </span>
              )}
              <span className={css.letter} data-preloader-letter={index}>
                {/* A pixel on the baseline, so that its strokes lie where the letter will. */}
                <svg className={css.outline} width="1" height="1">
                  <text y="1" data-preloader-part={index * 2}>
                    {letter}
                  </text>
                </svg>
                <span className={css.fill} data-preloader-fill="">
                  {letter}
                </span>
              </span>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}
