import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import type { Labels } from '#fields/texts/labels.ts'
import { ChunkFailure } from '#ui/chunk/chunk-failure.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'
import { useChunk } from '#ui/chunk/use-chunk.ts'
import { useNear } from '#ui/use-in-view.ts'

import type { CarouselProps, SlidesThatFit } from './carousel-props.ts'
import css from './carousel.module.css'

const slider = createChunk('slider', async () => (await import('./slider.tsx')).Slider)

/** A row of slides: a scrolling list in the prerendered page, a slider once it comes near. */
export function Carousel({ labels, ...carousel }: CarouselProps & { readonly labels: Labels }) {
  const { slides, carouselLabels, labelledBy } = carousel
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const focused = useRef<FocusInRow>(undefined)
  const fit = useSlidesThatFit(stage)
  const state = useChunk(slider, useNear(root))
  const isReady = state.status === 'ready'
  const { step, start, bar } = useHandover(row, isReady)
  const isShown = step === 'shown'
  useLayoutEffect(() => {
    if (!isShown || !root.current || !focused.current) return
    const link = root.current.querySelectorAll('a').item(focused.current.link)
    const dot = root.current.querySelector<HTMLElement>('button[aria-current]')
    const next = link && !link.closest('[inert]') ? link : dot
    next?.focus({ preventScroll: !focused.current.isSeen })
  }, [isShown])
  return (
    <div
      ref={root}
      className={css.root}
      role="group"
      aria-roledescription={carouselLabels.carouselRole}
      aria-labelledby={labelledBy}
    >
      <div ref={stage} className={css.stage} data-slides={slides.length}>
        {isReady && (
          <div
            className={css.slider}
            style={{ paddingBlockEnd: bar }}
            data-waiting={isShown ? undefined : ''}
            inert={!isShown}
          >
            <state.loaded
              key={start}
              start={start}
              {...carousel}
              slides={step === 'empty' ? slides.map(({ key }) => ({ key, content: null })) : slides}
              fit={fit}
            />
          </div>
        )}
        {!isShown && (
          <ul
            // When the slider takes the place of the row, it takes the focus, too.
            ref={(element) => {
              row.current = element
              return () => {
                focused.current = findFocus(element)
                row.current = null
              }
            }}
            className={css.row}
            // Focusable, so that the keyboard can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-labelledby={labelledBy}
          >
            {slides.map(({ key, content }, index) => (
              <li
                key={key}
                className={css.slide}
                aria-label={fillTemplate(carouselLabels.slideLabel, {
                  slide: index + 1,
                  slides: slides.length,
                })}
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

/** How far the slider has taken the place of the row. */
type Handover = {
  readonly step: 'empty' | 'filled' | 'shown'
  /** The slide that the row was scrolled to. The slider begins there. */
  readonly start: number
  /** The height of the row's scroll bar, which the slider does not have. */
  readonly bar: number
}

/** Takes one step for each frame: in one frame they are a long task on a phone (docs/performance.md). */
function useHandover(row: RefObject<HTMLElement | null>, isReady: boolean): Handover {
  const [handover, setHandover] = useState<Handover>({ step: 'empty', start: 0, bar: 0 })
  const { step } = handover
  useEffect(() => {
    if (!isReady || step === 'shown') return undefined
    const frame = requestAnimationFrame(() => {
      const { offsetHeight = 0, clientHeight = 0 } = row.current ?? {}
      const next: Handover = {
        step: step === 'empty' ? 'filled' : 'shown',
        start: findScrolledSlide(row.current),
        bar: offsetHeight - clientHeight,
      }
      startTransition(() => setHandover(next))
    })
    return () => cancelAnimationFrame(frame)
  }, [row, isReady, step])
  return handover
}

/** What has the focus in the row: one of its links, or -1 for the row itself. */
type FocusInRow = { readonly link: number; readonly isSeen: boolean } | undefined

function findFocus(row: Element | null): FocusInRow {
  const { activeElement } = document
  if (!activeElement || !row?.contains(activeElement)) return undefined
  const { top, bottom } = activeElement.getBoundingClientRect()
  return {
    link: [...row.querySelectorAll('a')].findIndex((link) => link === activeElement),
    // Only who sees the focus follows it: others have scrolled on.
    isSeen: activeElement.matches(':focus-visible') && bottom > 0 && top < innerHeight,
  }
}

/** Returns the index of the slide at the start of the row; between two slides, a fraction. */
function findScrolledSlide(row: Element | null): number {
  const [first, second] = row?.children ?? []
  if (!row || !first || !second || row.scrollLeft === 0) return 0
  const [from, to] = [first, second].map((slide) => slide.getBoundingClientRect().left)
  return from === undefined || to === undefined ? 0 : row.scrollLeft / (to - from)
}

/** Returns how many slides fit, which the style sheet decides in `--visible-slides`. */
function useSlidesThatFit(stage: RefObject<Element | null>): SlidesThatFit {
  const [visible, setVisible] = useState(1)
  const [beside, setBeside] = useState(0)
  // A layout effect, so that the count is right in the first paint and nothing moves.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const read = () => {
      const count = Number(getComputedStyle(element).getPropertyValue('--visible-slides')) || 1
      const { clientWidth } = element
      const margin = (document.documentElement.clientWidth - clientWidth) / 2
      setVisible(count)
      setBeside(clientWidth > 0 ? Math.floor((margin / clientWidth) * count * 100) / 100 : 0)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [stage])
  return { visible, beside }
}
