import { describe, expect, test } from 'vitest'

import { groupSlides, findPageAt, findPageOfSlide } from './group-slides.ts'

describe('five slides move by 80 percent of the width, and no gap shows at the end', () => {
  test.each([
    { shown: 1, group: 1, pages: [0, 1, 2, 3, 4] },
    { shown: 2, group: 1, pages: [0, 1, 2, 3] },
    { shown: 3, group: 2, pages: [0, 2] },
    { shown: 4, group: 3, pages: [0, 1] },
    { shown: 5, group: 4, pages: [0] },
    { shown: 1.12, group: 1, pages: [0, 1, 2, 3, 3.88] },
    { shown: 2.25, group: 1, pages: [0, 1, 2, 2.75] },
    { shown: 2.5, group: 2, pages: [0, 2, 2.5] },
  ])('$shown in view', ({ shown, group, pages }) => {
    expect(groupSlides(5, shown, 0.8)).toEqual({ group, pages })
  })
})

describe('other rows', () => {
  test.each([
    { count: 7, shown: 3, share: 1, group: 3, pages: [0, 3, 4] },
    { count: 9, shown: 3, share: 1, group: 3, pages: [0, 3, 6] },
    { count: 10, shown: 3, share: 1, group: 3, pages: [0, 3, 6, 7] },
    { count: 5, shown: 3, share: 0.1, group: 1, pages: [0, 1, 2] },
    { count: 12, shown: 6, share: 0.5, group: 3, pages: [0, 3, 6] },
    { count: 3, shown: 3, share: 0.8, group: 2, pages: [0] },
    { count: 2, shown: 3, share: 0.8, group: 2, pages: [0] },
    { count: 6, shown: 2.5, share: 0.8, group: 2, pages: [0, 2, 3.5] },
    { count: 3, shown: 2.5, share: 0.8, group: 2, pages: [0, 0.5] },
    { count: 6, shown: 2.5, share: 1, group: 2, pages: [0, 2, 3.5] },
    { count: 1, shown: 1, share: 0.8, group: 1, pages: [0] },
    { count: 0, shown: 3, share: 0.8, group: 2, pages: [0] },
  ])('$count slides, $shown in view, a share of $share', ({ count, shown, share, ...rest }) => {
    expect(groupSlides(count, shown, share)).toEqual(rest)
  })
})

describe('floating point does not change the number of slides', () => {
  test.each([
    { shown: 100, share: 0.29, group: 29 },
    { shown: 100, share: 0.57, group: 57 },
    { shown: 50, share: 0.58, group: 29 },
    { shown: 10, share: 0.7, group: 7 },
    { shown: 3, share: 1 / 3, group: 1 },
    { shown: 5, share: 0.799, group: 3 },
    { shown: 2, share: 0.999, group: 1 },
  ])('$share of $shown slides are $group', ({ shown, share, group }) => {
    expect(groupSlides(200, shown, share).group).toBe(group)
  })
})

describe('in every row', () => {
  const rows = Array.from({ length: 30 }, (_, count) => count + 1).flatMap((count) =>
    [1, 1.12, 2, 2.25, 2.5, 3, 4, 5, 6].flatMap((shown) =>
      Array.from({ length: 10 }, (_, tenths) => ({ count, shown, tenths: tenths + 1 })),
    ),
  )
  const grouped = rows.map((row) => ({
    ...row,
    ...groupSlides(row.count, row.shown, row.tenths / 10),
  }))

  test.each<[string, (row: (typeof grouped)[number]) => boolean]>([
    [
      'as many slides move at once as fit in the share, and at least one',
      ({ shown, tenths, group }) => group === Math.max(1, Math.floor((shown * tenths) / 10)),
    ],
    ['the first page begins with the first slide', ({ pages }) => pages[0] === 0],
    [
      'every page begins after the one before it',
      ({ pages }) =>
        pages.every((start, page) => page === 0 || start > (pages[page - 1] ?? Infinity)),
    ],
    [
      'no page is further on than the group',
      ({ pages, group }) =>
        pages.every((start, page) => page === 0 || start - (pages[page - 1] ?? 0) <= group),
    ],
    [
      'the last page ends with the last slide',
      ({ count, shown, pages }) => pages.at(-1) === Math.max(0, count - shown),
    ],
    [
      'every slide is on some page',
      ({ count, shown, pages }) =>
        Array.from({ length: count }, (_, slide) => slide).every((slide) =>
          pages.some((start) => start <= slide && slide < start + shown),
        ),
    ],
  ])('%s', (_, holds) => {
    expect(grouped.filter((row) => !holds(row))).toEqual([])
  })
})

describe('the page of a slide is the one with the nearest first slide', () => {
  test.each([
    { pages: [0, 2], slide: 0, page: 0 },
    { pages: [0, 2], slide: 2, page: 1 },
    { pages: [0, 2], slide: 4, page: 1 },
    { pages: [0, 3, 4], slide: 3, page: 1 },
    { pages: [0, 3, 4], slide: 2, page: 1 },
    { pages: [0, 3, 6], slide: 4, page: 1 },
    { pages: [0, 2], slide: 1, page: 0 },
    { pages: [0], slide: 4, page: 0 },
    { pages: [0, 2, 2.5], slide: 2, page: 1 },
    { pages: [0, 2, 2.5], slide: 3.88, page: 2 },
    { pages: [0, 2], slide: -1, page: 0 },
    { pages: [], slide: 2, page: 0 },
  ])('slide $slide of pages that begin at $pages', ({ pages, slide, page }) => {
    expect(findPageOfSlide(pages, slide)).toBe(page)
  })
})

describe('the page under a pointer', () => {
  test.each([
    { share: 0, count: 4, page: 0 },
    { share: 0.249, count: 4, page: 0 },
    { share: 0.25, count: 4, page: 1 },
    { share: 0.5, count: 4, page: 2 },
    { share: 0.999, count: 4, page: 3 },
    { share: 1, count: 4, page: 3 },
    { share: 1.7, count: 4, page: 3 },
    { share: -0.3, count: 4, page: 0 },
    { share: 0.5, count: 1, page: 0 },
  ])('at $share of a strip of $count', ({ share, count, page }) => {
    expect(findPageAt(share, count)).toBe(page)
  })
})
