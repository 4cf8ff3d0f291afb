import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

import { fillTemplate } from '#fields/fill-template.ts'

import type { CarouselLabels } from './carousel.tsx'
import { pageAt } from './group-slides.ts'
import css from './page-dots.module.css'

type Props = {
  readonly page: number
  readonly pages: number
  readonly carouselLabels: CarouselLabels
  readonly onPage: (page: number) => void
}

/** A strip of dots: click one, drag along them, or move with the arrow keys. */
export function PageDots({ page, pages, carouselLabels, onPage }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const bead = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const dot = strip.current?.children.item(page)
    if (!(dot instanceof HTMLElement) || !strip.current) return
    const middle = dot.offsetLeft + dot.offsetWidth / 2
    const from = isRightToLeft(strip.current) ? strip.current.clientWidth : 0
    bead.current?.style.setProperty('translate', `${middle - from}px`)
    // scrollIntoView would scroll the page too.
    strip.current.scrollTo({ left: middle - strip.current.clientWidth / 2 })
  }, [page])

  function follow({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, right } = currentTarget.getBoundingClientRect()
    const { scrollLeft, scrollWidth } = currentTarget
    const fromStart = isRightToLeft(currentTarget) ? right - clientX : clientX - left
    const next = pageAt((fromStart + Math.abs(scrollLeft)) / scrollWidth, pages)
    if (next !== page) onPage(next)
  }

  function step(event: KeyboardEvent<HTMLDivElement>) {
    const dots = [...event.currentTarget.querySelectorAll('button')]
    // Counted from the focus: Slick turns the page in a later task, after further keys may have come.
    const focused = dots.findIndex((dot) => dot === event.target)
    const next = pageForKey(event.key, focused, pages, isRightToLeft(event.currentTarget))
    if (next === undefined) return
    event.preventDefault()
    onPage(next)
    dots[next]?.focus()
  }

  if (pages < 2) return null
  return (
    // Keys and drags extend the buttons, which also work alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={strip}
      className={css.root}
      role="group"
      aria-label={carouselLabels.pages}
      onKeyDown={step}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      {Array.from({ length: pages }, (_, index) => (
        <button
          // The index identifies a dot.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          className={css.dot}
          aria-label={fillTemplate(carouselLabels.page, { page: index + 1, pages })}
          aria-current={index === page ? 'true' : undefined}
          onClick={() => onPage(index)}
        />
      ))}
      <span ref={bead} className={css.bead} aria-hidden="true" />
    </div>
  )
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

function pageForKey(
  key: string,
  focused: number,
  pages: number,
  rightToLeft: boolean,
): number | undefined {
  const last = pages - 1
  switch (key) {
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, focused + 1)
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, focused - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
