import {
  memo,
  use,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type TouchEvent,
} from 'react'
import Slick from 'react-slick'

import { fillTemplate } from '#fields/fill-template.ts'

import css from './carousel.module.css'
import type { CarouselProps } from './carousel.tsx'
import { defaultExport } from './default-export.ts'
import { FilledPlaces } from './filled-places.ts'
import { groupSlides, pageOfSlide } from './group-slides.ts'
import { PageDots } from './page-dots.tsx'
import { useMotion } from './use-motion.ts'

const SlickSlider = defaultExport(Slick)

type SliderProps = CarouselProps & {
  /** How many slides are in view at once. */
  readonly shown: number
}

/**
 * The carousel itself; the only import of react-slick. Its own arrows and dots are not used, nor
 * its keys, and what it gets wrong for assistive technology is mended here, where it is named.
 * It is not drawn anew as its places are filled.
 */
export const Slider = memo(function Slider({ slides, share, words, shown: wanted }: SliderProps) {
  const slick = useRef<Slick>(null)
  const shown = Math.min(wanted, slides.length)
  const [current, setCurrent] = useState(0)
  const [focused, setFocused] = useState(false)
  const moves = useMotion()
  const { group, pages } = groupSlides(slides.length, shown, share)
  const page = pageOfSlide(pages, current)
  const first = pages[page] ?? 0
  const asked = useRef<number>(undefined)

  function goTo(next: number) {
    asked.current = pages[next] ?? first
    slick.current?.slickGoTo(asked.current)
  }

  /** Slick swipes by slides, and counts on beyond the last: here a swipe ends on a page. */
  function change(from: number, to: number) {
    const arrives = to === asked.current
    if (arrives) asked.current = undefined
    if (arrives || (to !== from && pages.includes(to))) setCurrent(to)
    else goTo(page + Math.sign(to - from))
  }

  /**
   * Slick swallows the click that ends a drag (akiran/react-slick#848 asked for it), and the next
   * one where the drag ended outside.
   */
  function expectClick() {
    if (slick.current?.innerSlider) Reflect.set(slick.current.innerSlider, 'clickable', true)
  }

  return (
    <div
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        setFocused(currentTarget.contains(relatedTarget))
      }}
    >
      {/* Slick follows mouse and finger by itself; here is what it leaves to the browser. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onMouseDownCapture={(event) => {
          expectClick()
          tellFromTheLeft(event)
        }}
        onMouseMoveCapture={tellFromTheLeft}
        onTouchStartCapture={tellFromTheLeft}
        onTouchMoveCapture={tellFromTheLeft}
        onDragStart={keepFromBeingDragged}
        onTouchEndCapture={keepFromBeingCancelled}
        // What comes into view is read out to those who asked for it by a dot, and to nobody who
        // is elsewhere on the page (kenwheeler/slick#1937).
        aria-live={focused ? 'polite' : 'off'}
      >
        <SlickSlider
          ref={slick}
          // Slick keeps its place in slides, not pages: a new count of shown slides begins anew.
          key={shown}
          initialSlide={first}
          accessibility={false}
          arrows={false}
          dots={false}
          // Slick would go round by clones of slides, which are read twice (akiran/react-slick#795).
          infinite={false}
          slidesToShow={shown}
          slidesToScroll={group}
          speed={moves ? 450 : 0}
          // A page that is asked for while another comes is not passed over.
          waitForAnimate={false}
          touchThreshold={12}
          beforeChange={change}
        >
          {slides.map(({ key, content }, index) => {
            const inView = index >= first && index < first + shown
            return (
              <div key={key}>
                <Place place={index}>
                  <div
                    className={css.slide}
                    role="group"
                    aria-roledescription={words.slideRole}
                    aria-label={fillTemplate(words.slide, {
                      slide: index + 1,
                      slides: slides.length,
                    })}
                    data-current={inView}
                    // Slick leaves what is in a hidden slide in reach of Tab (akiran/react-slick#912,
                    // #1535, #2400).
                    inert={!inView}
                  >
                    {content}
                  </div>
                </Place>
              </div>
            )
          })}
        </SlickSlider>
      </div>
      <Place place={slides.length}>
        <PageDots page={page} pages={pages.length} words={words} onPage={goTo} />
      </Place>
    </div>
  )
})

/** What stands at a place of the carousel, as soon as that is filled. */
function Place({ place, children }: { readonly place: number; readonly children: ReactNode }) {
  return place < use(FilledPlaces) && children
}

/** A link that is pulled along starts the browser's own drag, and the slides would stand still. */
function keepFromBeingDragged(event: DragEvent) {
  event.preventDefault()
}

/**
 * Slick's own "rtl" turns the slides round in the document as well, and begins at the last
 * (akiran/react-slick#1902, #2391). Where words go from right to left its row is drawn as in a
 * mirror, each slide is mirrored back, and Slick is told of pointers as in a mirror, too.
 */
function tellFromTheLeft({ nativeEvent, currentTarget }: ReactMouseEvent | TouchEvent) {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return
  if (nativeEvent instanceof MouseEvent) {
    Object.defineProperty(nativeEvent, 'clientX', { value: -nativeEvent.clientX })
  } else {
    const touches = [...nativeEvent.touches].map(({ pageX, pageY }) => ({ pageX: -pageX, pageY }))
    Object.defineProperty(nativeEvent, 'touches', { value: touches })
  }
}

/** Slick cancels the end of each touch; browsers warn of that where there is nothing to cancel. */
function keepFromBeingCancelled({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {}
}
