import { useEffect, useRef, useState } from 'react'
import Slick from 'react-slick'

import { fillTemplate } from '#fields/fill-template.ts'

import css from './carousel.module.css'
import type { CarouselProps } from './carousel.tsx'
import { defaultExport } from './default-export.ts'
import { groupSlides, pageOfSlide } from './group-slides.ts'
import { PageDots } from './page-dots.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

const SlickSlider = defaultExport(Slick)

/** The carousel itself; the only import of react-slick. Its own arrows and dots are not used. */
export function Slider({ slides, share, words }: CarouselProps) {
  const slick = useRef<Slick>(null)
  const stage = useRef<HTMLDivElement>(null)
  const shown = Math.min(useShown(stage), slides.length)
  const [current, setCurrent] = useState(0)
  const still = useReducedMotion()
  const { group, pages } = groupSlides(slides.length, shown, share)
  const page = pageOfSlide(pages, current)
  const first = pages[page] ?? 0
  return (
    <div ref={stage} className={css.stage}>
      <SlickSlider
        ref={slick}
        // Slick keeps its place in slides, not pages: a new count of shown slides begins anew.
        key={shown}
        initialSlide={first}
        accessibility={false}
        arrows={false}
        dots={false}
        infinite={false}
        slidesToShow={shown}
        slidesToScroll={group}
        speed={still ? 0 : 450}
        touchThreshold={12}
        beforeChange={(_, next) => setCurrent(next)}
      >
        {slides.map(({ key, content }, index) => {
          const inView = index >= first && index < first + shown
          return (
            <div key={key}>
              <div
                className={css.slide}
                role="group"
                aria-roledescription="slide"
                aria-label={fillTemplate(words.slide, {
                  slide: index + 1,
                  slides: slides.length,
                })}
                data-current={inView}
                // Slick leaves what it hides focusable (akiran/react-slick#1535).
                inert={!inView}
              >
                {content}
              </div>
            </div>
          )
        })}
      </SlickSlider>
      <PageDots
        page={page}
        pages={pages.length}
        words={words}
        onPage={(next) => slick.current?.slickGoTo(pages[next] ?? 0)}
      />
    </div>
  )
}

/** How many slides the style sheet wants in view: `--shown`, set by the width of the carousel. */
function useShown(stage: { readonly current: Element | null }): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      setShown(Number(getComputedStyle(element).getPropertyValue('--shown')) || 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return shown
}
