import { useRef, useState, type MouseEvent as ReactMouseEvent, type TouchEvent } from 'react'
import Slick from 'react-slick'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import { unwrapDefault } from '#ui/chunk/unwrap-default.ts'
import { useMotion } from '#ui/motion/use-motion.ts'

import css from './carousel.module.css'
import type { CarouselProps, SlidesThatFit } from './carousel-props.ts'
import { groupSlides, findPageOfSlide } from './group-slides.ts'
import { PageDots } from './page-dots.tsx'

const SlickSlider = unwrapDefault(Slick)

type Props = CarouselProps & {
  readonly fit: SlidesThatFit
  /** The slide to begin with; a fraction leads to the nearest page. */
  readonly start: number
}

/**
 * The slider, and the only import of react-slick. It turns off Slick's arrows, dots and keys, and
 * fixes Slick's accessibility bugs, each with its issue.
 */
export function Slider({ slides, share, carouselLabels, fit, start }: Props) {
  const slick = useRef<Slick>(null)
  const shown = Math.min(fit.visible, slides.length)
  const [current, setCurrent] = useState(start)
  const [hasFocus, setHasFocus] = useState(false)
  const moves = useMotion()
  const { group, pages } = groupSlides(slides.length, shown, share)
  const page = findPageOfSlide(pages, current)
  const first = pages[page] ?? 0
  const requested = useRef<number>(undefined)

  function goTo(next: number) {
    requested.current = pages[next] ?? first
    slick.current?.slickGoTo(requested.current)
  }

  /** Slick swipes by slides, even past the last one. Here every swipe ends on a page. */
  function change(from: number, to: number) {
    const isRequested = to === requested.current
    if (isRequested) requested.current = undefined
    if (isRequested || (to !== from && pages.includes(to))) return setCurrent(to)
    // A swipe that changes nothing must not replace a page that was requested since.
    if (to === from && requested.current !== undefined) return
    goTo(page + Math.sign(to - from))
  }

  /** After a drag that ended outside, Slick would ignore the next click (akiran/react-slick#848). */
  function allowClick() {
    if (slick.current?.innerSlider) Reflect.set(slick.current.innerSlider, 'clickable', true)
  }

  return (
    <div
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setHasFocus(currentTarget.contains(relatedTarget))
      }}
    >
      {/* Slick has the controls: this only corrects the events on their way to it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onMouseDownCapture={(event) => {
          allowClick()
          mirrorPointer(event)
        }}
        onMouseMoveCapture={mirrorPointer}
        onTouchStartCapture={passOneFinger}
        onTouchMoveCapture={passOneFinger}
        // A link that is dragged would start the browser's own drag instead of a swipe.
        onDragStart={(event) => event.preventDefault()}
        onTouchEndCapture={ignorePreventDefault}
        // Only a visitor in the carousel hears new slides (kenwheeler/slick#1937).
        aria-live={hasFocus ? 'polite' : 'off'}
      >
        <SlickSlider
          ref={slick}
          // A new width starts a new slider: Slick stores its position in slides, not pages.
          key={shown}
          initialSlide={first}
          accessibility={false}
          arrows={false}
          dots={false}
          // Infinite mode clones slides, and screen readers read both (akiran/react-slick#795).
          infinite={false}
          slidesToShow={shown}
          slidesToScroll={group}
          speed={moves ? 450 : 0}
          // Otherwise Slick ignores a page that is requested during a transition.
          waitForAnimate={false}
          touchThreshold={12}
          // Only the ends resist: Slick takes the page before the last one for an end.
          edgeFriction={page === 0 || page === pages.length - 1 ? 0.35 : 1}
          beforeChange={change}
        >
          {slides.map(({ key, content }, index) => {
            // A slide that Slick hides from screen readers must not get the focus, even in view.
            const isHidden = index < first || index >= first + shown
            const isCutOff = index + 1 > first + shown + fit.beside
            const isInView = !isHidden && !isCutOff
            return (
              <div key={key}>
                <div
                  ref={(slide) => {
                    // Slick keeps hidden slides, and those that are cut off, focusable
                    // (akiran/react-slick#912, #1535, #2400). Its own elements are focusable, too:
                    // screen readers would stop at them, empty.
                    slide?.closest('.slick-slide')?.toggleAttribute('inert', !isInView)
                  }}
                  className={css.slide}
                  role="group"
                  aria-roledescription={carouselLabels.slideRole}
                  aria-label={fillTemplate(carouselLabels.slideLabel, {
                    slide: index + 1,
                    slides: slides.length,
                  })}
                  data-current={isInView}
                  aria-hidden={!isInView}
                >
                  {content}
                </div>
              </div>
            )
          })}
        </SlickSlider>
      </div>
      <PageDots page={page} pages={pages.length} carouselLabels={carouselLabels} onPage={goTo} />
    </div>
  )
}

/** Two fingers zoom the page. Slick would take the first one for a swipe. */
function passOneFinger(event: TouchEvent) {
  if (event.touches.length > 1) event.stopPropagation()
  else mirrorPointer(event)
}

/**
 * Mirrors pointer events in a right-to-left page, where the style sheet mirrors the slider. Slick's
 * own `rtl` reverses the slides and starts at the last (akiran/react-slick#1902, #2391).
 */
function mirrorPointer({ nativeEvent, currentTarget }: ReactMouseEvent | TouchEvent) {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return
  if (nativeEvent instanceof MouseEvent) {
    Object.defineProperty(nativeEvent, 'clientX', { value: -nativeEvent.clientX })
  } else {
    const touches = [...nativeEvent.touches].map(({ pageX, pageY }) => ({ pageX: -pageX, pageY }))
    Object.defineProperty(nativeEvent, 'touches', { value: touches })
  }
}

/** Slick prevents the default of every touchend, and browsers log an error if it is not cancelable. */
function ignorePreventDefault({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {}
}
