/** Slides of equal width in a row that moves by groups and leaves no gap at either end. */
export type Grouping = {
  /** How many slides are in view at once. */
  readonly shown: number
  /** How many move at once. */
  readonly group: number
  /** The first slide in view on each page; the last page ends with the last slide. */
  readonly pages: readonly number[]
}

/**
 * As many slides move at once as fit in `share` of the carousel's width (specification, sections
 * 2 and 9: 80 percent, contained). Widths in pixels do not matter where all slides are equal.
 */
export function groupSlides(count: number, shown: number, share: number): Grouping {
  // A hair of tolerance: 0.8 of 5 slides is four, whatever floating point makes of it.
  const group = Math.max(1, Math.floor(shown * share + 1e-6))
  const last = Math.max(0, count - shown)
  const pages = Array.from({ length: Math.ceil(last / group) }, (_, page) => page * group)
  return { shown, group, pages: [...pages, last] }
}

/** The page whose first slide is nearest to `slide`. */
export function pageOfSlide(pages: readonly number[], slide: number): number {
  return pages.reduce(
    (best, start, page) =>
      Math.abs(start - slide) < Math.abs((pages[best] ?? 0) - slide) ? page : best,
    0,
  )
}

/** The page under a pointer that stands at `share` (0 to 1) of a strip of `count` dots. */
export function pageAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}
