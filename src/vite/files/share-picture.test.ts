import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'

import { drawShare } from './share-picture.ts'

/** Measures the texts of a picture: the tag above and below the slit, then each line. */
async function measureTexts({ tag = 'AHK', tagline = 'In sync.', language = 'en' }) {
  const content = portfolio.parse({
    site: { title: 'Title', description: 'Words.', url: 'https://example.org/me', language },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [{ type: 'hero', id: 'home', tag, jobTitle: 'Developer', tagline }],
  })
  const svg = await drawShare(content)
  const parts = [...svg.matchAll(/<g transform="translate[^]+?<\/g>/gu)]
  return parts.map(([part]) => {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${part}</svg>`
    const { x = 0, y = 0, width = 0, height = 0 } = new Resvg(whole).getBBox() ?? {}
    return { left: x, right: x + width, top: y, bottom: y + height }
  })
}

test.each(['AHK', 'Jay', 'ÅÉgjpqy', 'W'.repeat(24)])(
  'the tag %s is complete, and does not touch the job title',
  async (tag) => {
    const [top, rest, job] = await measureTexts({ tag })
    expect(top?.top).toBeGreaterThan(20)
    expect(top?.right).toBeLessThan(1180)
    expect(rest?.left).toBeGreaterThan(20)
    expect(rest?.bottom).toBeLessThan((job?.top ?? 0) - 10)
  },
)

test.each(['x'.repeat(160), 'So many words '.repeat(11)])(
  'no line of %s leaves the picture',
  async (tagline) => {
    const lines = (await measureTexts({ tagline })).slice(3)
    expect(lines).toHaveLength(3)
    for (const { left, right, bottom } of lines) {
      expect(left).toBeGreaterThan(60)
      expect(right).toBeLessThan(1140)
      expect(bottom).toBeLessThan(600)
    }
  },
)

test('text from right to left starts at the right', async () => {
  const [, , job, line] = await measureTexts({ language: 'ar' })
  expect([job?.right, line?.right].map((right) => Math.round((right ?? 0) / 10))).toEqual([
    113, 113,
  ])
})
