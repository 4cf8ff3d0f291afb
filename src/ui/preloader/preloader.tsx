import { Fragment, useDeferredValue, useEffect, useRef } from 'react'

import type { Preloader as PreloaderContent } from '#fields/preloader.ts'
import { motion, pageMoves } from '#ui/motion/motion.ts'
import { joiningLetters } from '#ui/text/joining-letters.ts'

import { endHiddenPreloader, endPreloader, preloaderState } from './preloader-state.ts'
import css from './preloader.module.css'
import { skipOnPress } from './skip-preloader.ts'
import { usePreloaderState } from './use-preloader-state.ts'

type Props = {
  readonly preloader: PreloaderContent
  /** The tag of the hero that opens the page. Letters that spell it glide into its place. */
  readonly tag: string | undefined
}

/**
 * Covers the page for a while (specification, section 4). `createPreloaderStyles` puts its timing
 * into a style sheet, so it runs and ends without this script. The page under it is accessible from
 * the start.
 */
export function Preloader({ preloader, tag }: Props) {
  const { enabled, letters, duration, skipHint } = preloader
  // Separate letters of a joining script do not look like the tag.
  const glides = letters.join('') === tag && !joiningLetters.test(tag)
  const ended = usePreloaderState() === 'ended'
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ended) return undefined
    endHiddenPreloader(root.current)
    if (preloaderState.get() === 'ended') return undefined
    // A fallback: the animation of the style sheet started earlier and ends first.
    const clock = setTimeout(endPreloader, duration)
    const stopSkipping = skipOnPress()
    const unsubscribe = motion.subscribe(() => {
      if (!pageMoves()) endPreloader()
    })
    return () => {
      clearTimeout(clock)
      stopSkipping()
      unsubscribe()
    }
  }, [duration, ended])
  // The style sheet hides it at once; React removes it after that frame.
  const isRemoved = useDeferredValue(ended)
  if (!enabled || isRemoved) return null
  return (
    <div
      ref={root}
      className={css.root}
      aria-hidden="true"
      data-preloader-root={glides ? 'glides' : ''}
      onAnimationStart={({ target, currentTarget }) => {
        // After this frame, which already paints the page.
        if (target === currentTarget) setTimeout(clearPreloader)
      }}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setTimeout(endPreloader)
      }}
    >
      <div className={css.frame}>
        <div className={css.stage} data-preloader-stage="">
          {letters.map((letter, index) => (
            // The index is the key, since letters may repeat.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && (
                <span className={css.joint}>
                  <span className={css.line} data-preloader-part={index * 2 - 1} />
                </span>
              )}
              <span className={css.letter} data-preloader-letter={index}>
                {/* One pixel on the baseline puts the strokes exactly over the letter. */}
                <svg className={css.outline} width="1" height="1">
                  <text y="1" data-preloader-part={index * 2}>
                    {letter}
                  </text>
                </svg>
                <span className={css.fill} data-preloader-fill="">
                  {letter}
                </span>
                <span className={css.odd} data-preloader-bars="" data-letter={letter} />
                <span className={css.even} data-preloader-bars="" data-letter={letter} />
              </span>
            </Fragment>
          ))}
        </div>
      </div>
      <p className={css.hint} data-preloader-hint="">
        {skipHint}
      </p>
    </div>
  )
}

/** Reports that the page becomes visible, unless input has ended the preloader meanwhile. */
function clearPreloader() {
  if (preloaderState.get() === undefined) preloaderState.set('clearing')
}
