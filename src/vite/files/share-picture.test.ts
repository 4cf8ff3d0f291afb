import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { drawShare } from './share-picture.ts'

type Box = { left: number; right: number; top: number; bottom: number }

type Texts = { readonly tag?: string; readonly jobTitle?: string; readonly language?: string }

function draw({ tag = 'AHK', jobTitle = 'Developer', language = 'en' }: Texts): Promise<string> {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.', url: 'https://example.org/me', language },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [{ type: 'hero', id: 'home', tag, jobTitle, tagline: 'In sync.' }],
  })
  return drawShare(content)
}

/** Measures the texts of a picture: the tag, its torn copies, each line of the job title, the address. */
async function measureTexts(texts: Texts) {
  const svg = await draw(texts)
  const boxes: Partial<Record<string, Box[]>> = {}
  for (const [part, name = ''] of svg.matchAll(/<g data-part="(\w+)"[^]+?<\/g>/gu)) {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${part}</svg>`
    const { x = 0, y = 0, width = 0, height = 0 } = new Resvg(whole).getBBox() ?? {}
    const box = { left: x, right: x + width, top: y, bottom: y + height }
    boxes[name] = [...(boxes[name] ?? []), box]
  }
  return (name: string) => boxes[name] ?? []
}

test.each(['A', 'AHK', 'Jay', 'ÅÉgjpqy', 'JAYGRAPH', 'W'.repeat(24)])(
  'the tag %s is complete, torn in both channels, and does not touch the job title',
  async (tag) => {
    const listTexts = await measureTexts({ tag })
    const [job] = listTexts('job')
    expect([listTexts('cyan').length, listTexts('magenta').length]).toEqual([2, 2])
    for (const { left, right, top, bottom } of [...listTexts('tag'), ...listTexts('ink')]) {
      expect(top).toBeGreaterThan(20)
      expect(left).toBeGreaterThan(20)
      expect(right).toBeLessThan(1180)
      expect(bottom).toBeLessThan((job?.top ?? 0) - 10)
    }
  },
)

test.each([
  ['x'.repeat(25), 1],
  ['So many words '.repeat(4).trim(), 3],
  ['W'.repeat(80), 3],
  ['So many words '.repeat(5).trim(), 3],
])(
  'no line of the job title %s leaves the picture or touches the tag or the address',
  async (jobTitle, count) => {
    const listTexts = await measureTexts({ jobTitle })
    const [address] = listTexts('address')
    const [tag] = listTexts('ink')
    expect(listTexts('job')).toHaveLength(count)
    expect(tag?.bottom).toBeLessThan((listTexts('job')[0]?.top ?? 0) - 10)
    for (const { left, right, bottom } of listTexts('job')) {
      expect(left).toBeGreaterThan(60)
      expect(right).toBeLessThan(1140)
      expect(bottom).toBeLessThan((address?.top ?? 0) - 10)
    }
    expect(address?.bottom).toBeLessThan(600)
  },
)

test.each([
  'Accessible architecture and full lifecycle engineer, responsible developer lead',
  'Performance researcher, accessibility consultant and occasional teacher of type',
])('the job title %s is complete', async (jobTitle) => {
  const [first, second] = await Promise.all(
    ['n', 'o'].map((last) => draw({ jobTitle: `${jobTitle}${last}` })),
  )
  expect(jobTitle).toHaveLength(79)
  // What is cut off is not in the picture.
  expect(first).not.toBe(second)
})

test('the disc has the colour of areas on the page', async () => {
  const [, colour] = /<circle r="456" fill="([^"]*)"/u.exec(await draw({})) ?? []
  // color-mix(in oklab, #eef1f6 6%, #0b0e14), as tokens.css mixes it.
  expect(colour).toBe('#15191f')
})

test('text from right to left starts at the right', async () => {
  const listTexts = await measureTexts({ language: 'ar' })
  const rights = ['tag', 'job', 'address'].map((name) => listTexts(name)[0]?.right ?? 0)
  expect(rights.map((right) => Math.round(right / 10))).toEqual([113, 113, 113])
})

test('words in Latin letters keep their place between words from right to left', async () => {
  const jobTitle = 'מפתחת Full Stack ותיקה'
  // The renderer reads no direction but that of these signs.
  expect(await draw({ jobTitle, language: 'he' })).toContain(`>\u202B${jobTitle}\u202C<`)
  expect(await draw({ jobTitle, language: 'en' })).toContain(`>${jobTitle}<`)
})
