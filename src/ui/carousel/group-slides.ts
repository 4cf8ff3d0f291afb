/**
 * Groups `count` slides of equal width. `shown` of them are in view, also a part of one; those that
 * fit in `share` of the carousel's width move together (specification, sections 2 and 9). Returns
 * how many move together, and the first slide of each page, which is a fraction on the last page:
 * it ends with the last slide, so that no gap shows.
 */
export function groupSlides(count: number, shown: number, share: number) {
  // A small tolerance, because floating point may make 0.8 of 5 slides slightly less than 4.
  const group = Math.max(1, Math.floor(shown * share + 1e-6))
  const last = Math.max(0, count - shown)
  const pages = Array.from({ length: Math.ceil(last / group) }, (_, page) => page * group)
  return { group, pages: [...pages, last] }
}

/** Returns the page whose first slide is nearest to `slide`, the earlier of two. */
export function findPageOfSlide(pages: readonly number[], slide: number): number {
  const distances = pages.map((start) => Math.abs(start - slide))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Returns the page of the dot at `share` (0 to 1) of the length of a strip of `count` dots. */
export function findPageAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}
