import { Activity, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

import type { Labels } from '#content/labels.ts'
import { fillTemplate } from '#fields/fill-template.ts'

import css from './carousel.module.css'
import { ChunkFailure } from './chunk-failure.tsx'
import { createChunk } from './chunk.ts'
import { FilledPlaces } from './filled-places.ts'
import { useChunk } from './use-chunk.ts'
import { useNear } from './use-near.ts'
import { useShown } from './use-shown.ts'

/** One slide: a key that stays, and what it shows. */
export type Slide = { readonly key: string; readonly content: ReactNode }

/** What is said of a carousel's parts; templates with {page} of {pages}, {slide} of {slides}. */
export type CarouselWords = {
  readonly page: string
  readonly pages: string
  readonly slide: string
  readonly carouselRole: string
  readonly slideRole: string
}

export type CarouselProps = {
  readonly slides: readonly Slide[]
  /** As many slides as fit in this share of the width move at once. */
  readonly share: number
  readonly words: CarouselWords
  readonly labelledBy: string
}

const slider = createChunk('slider', async () => (await import('./slider.tsx')).Slider)

/**
 * In so many steps, at most, the slides of a slider are filled: of the 100 that there may be, a few
 * at a time, and soon enough at a frame each.
 */
const mostFillings = 25

/** After so many ms the slider measures itself even if that means to draw it in the same task. */
const longestDrawing = 1000

/** A row of slides: a plain scrolling one in the prerendered page, a carousel as it comes near. */
export function Carousel({ labels, ...carousel }: CarouselProps & { readonly labels: Labels }) {
  const { slides, words, labelledBy } = carousel
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const shown = useShown(stage)
  const state = useChunk(slider, useNear(root))
  const isReady = state.status === 'ready'
  // Behind the row the slider is drawn, out of sight and empty, then it measures itself, its slides
  // are filled, a part at a time, its dots come, and at last it takes the row's place, for good. What
  // falls into one frame would be one long task.
  const [step, setStep] = useState(0)
  const fillings = Math.min(slides.length, mostFillings)
  const hasDots = step > fillings + 1
  const filled = hasDots
    ? slides.length + 1
    : Math.ceil((slides.length * Math.max(step - 1, 0)) / fillings)
  const isInPlace = isReady && step === Infinity
  useEffect(() => {
    if (!isReady || isInPlace) return undefined
    const next = hasDots ? Infinity : step + 1
    const begun = performance.now()
    let frame = requestAnimationFrame(function goOn(now) {
      // React draws what is out of sight when it has nothing else to do, which may take too long.
      const goesOn = box.current?.hasChildNodes() || now - begun > longestDrawing
      if (goesOn) startTransition(() => setStep(next))
      else frame = requestAnimationFrame(goOn)
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, isInPlace, hasDots, step])
  return (
    <div
      ref={root}
      className={css.root}
      role="group"
      aria-roledescription={words.carouselRole}
      aria-labelledby={labelledBy}
    >
      <div ref={stage} className={css.stage}>
        <div
          ref={box}
          className={css.slider}
          data-waiting={isInPlace ? undefined : ''}
          // While it is filled the keys find the row, which is in view. It ends a frame before the
          // slider takes that place: that frame has enough to style.
          inert={!hasDots}
        >
          {isReady && (
            <FilledPlaces value={filled}>
              <Activity mode={step > 0 ? 'visible' : 'hidden'}>
                <state.loaded {...carousel} shown={shown} />
              </Activity>
            </FilledPlaces>
          )}
        </div>
        {!isInPlace && (
          // What has scrolled out of it is read with the keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <ul className={css.row} tabIndex={0} aria-labelledby={labelledBy}>
            {slides.map(({ key, content }, index) => (
              <li
                key={key}
                className={css.slide}
                aria-label={fillTemplate(words.slide, { slide: index + 1, slides: slides.length })}
              >
                {content}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state.status === 'failed' && (
        <ChunkFailure error={state.error} labels={labels} onRetry={slider.load} />
      )}
    </div>
  )
}
