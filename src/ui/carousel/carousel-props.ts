import type { ReactNode } from 'react'

/** Labels for screen readers; templates with {page} of {pages} or {slide} of {slides}. */
export type CarouselLabels = {
  readonly pageLabel: string
  readonly pagesLabel: string
  readonly slideLabel: string
  readonly carouselRole: string
  readonly slideRole: string
}

export type CarouselProps = {
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** The slides that fit in this share of the width (0 to 1) move together. */
  readonly share: number
  readonly carouselLabels: CarouselLabels
  readonly labelledBy: string
}

/** How many slides fit, as fractions of a slide. */
export type SlidesThatFit = {
  /** In the width of the carousel. */
  readonly visible: number
  /** How many more fit in the margin of the page on each side. */
  readonly beside: number
}
