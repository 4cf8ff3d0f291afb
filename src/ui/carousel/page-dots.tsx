import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'

import type { CarouselLabels } from './carousel-props.ts'
import { findPageAt } from './group-slides.ts'
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
    const next = findPageAt((fromStart + Math.abs(scrollLeft)) / scrollWidth, pages)
    if (next !== page) onPage(next)
  }

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const dots = [...event.currentTarget.querySelectorAll('button')]
    // Relative to the focus: Slick changes the page later, and more keys may come before that.
    const focused = dots.findIndex((dot) => dot === event.target)
    const arrows = ['ArrowLeft', 'ArrowRight']
    const [back, forward] = isRightToLeft(event.currentTarget) ? arrows.toReversed() : arrows
    const targets = new Map([
      [back, focused - 1],
      ['ArrowUp', focused - 1],
      [forward, focused + 1],
      ['ArrowDown', focused + 1],
      ['Home', 0],
      ['End', pages - 1],
    ])
    const target = targets.get(event.key)
    if (target === undefined) return
    event.preventDefault()
    const next = Math.min(pages - 1, Math.max(0, target))
    onPage(next)
    dots[next]?.focus()
  }

  if (pages < 2) return null
  return (
    // Keys and drags are shortcuts: the buttons also work without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={strip}
      className={css.root}
      role="group"
      aria-label={carouselLabels.pagesLabel}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      {Array.from({ length: pages }, (_, index) => (
        <button
          // The index is the key: a dot has nothing else.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          className={css.dot}
          aria-label={fillTemplate(carouselLabels.pageLabel, { page: index + 1, pages })}
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
