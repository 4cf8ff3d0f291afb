import { expect, test } from 'vitest'

import { measureInk } from './measure-ink.ts'

test('a text is as wide as its ink', async () => {
  const texts = ['AHK', 'Jill', 'Kontaktaufnahme']
  const inks = await Promise.all(texts.map((text) => measureInk(text, 'archivo')))
  expect(inks.map(({ width }) => Number(width.toFixed(1)))).toEqual([2.2, 1.3, 8.2])
})

test('a straight letter has more space before its ink than a pointed one', async () => {
  expect((await measureInk('AHK', 'archivo')).bearing).toBeCloseTo(0.008, 3)
  expect((await measureInk('HAK', 'archivo')).bearing).toBeCloseTo(0.075, 3)
})

test('it is measured at the size that the page scales its font to', async () => {
  expect((await measureInk('H', 'big-shoulders')).bearing).toBeCloseTo(0.055, 3)
})

test('only letters with a descender reach below the baseline', async () => {
  const inks = await Promise.all(['AHK', 'Jay'].map((text) => measureInk(text, 'archivo')))
  expect(inks.map(({ depth }) => Number(depth.toFixed(2)))).toEqual([0, 0.2])
})

test('a ring or an accent on a capital rises above the others', async () => {
  const inks = await Promise.all(['AHK', 'Å', 'É'].map((text) => measureInk(text, 'archivo')))
  expect(inks.map(({ rise }) => Number(rise.toFixed(1)))).toEqual([0.7, 0.9, 0.9])
})

test('less tracking makes it wider', async () => {
  const [tag, poster] = await Promise.all([1, 0.5].map((by) => measureInk('AHK', 'archivo', by)))
  expect((poster?.width ?? 0) - (tag?.width ?? 0)).toBeCloseTo(2 * 0.025, 3)
})

test('without kerning, "To" is as wide as its letters beside each other', async () => {
  const inks = await Promise.all(
    (['normal', 'none'] as const).map((kerning) => measureInk('To', 'big-shoulders', 0, kerning)),
  )
  expect(inks.map(({ width }) => Number(width.toFixed(2)))).toEqual([0.88, 0.94])
})

test.each([
  { text: 'ليلى', capitals: 3.2 },
  { text: 'اتّصل بي', capitals: 5.2 },
  { text: '联系', capitals: 3.2 },
  { text: 'Iم', capitals: 1.4 },
  { text: 'נועה ברק', capitals: 6.7 },
  { text: 'राधा', capitals: 3.3 },
  { text: 'श्री', capitals: 1.65 },
  { text: 'கண்ணன்', capitals: 6.8 },
])('"$text", which the font lacks, is estimated as $capitals capitals', async (expected) => {
  const { width, bearing } = await measureInk(expected.text, 'archivo')
  expect({ capitals: Number((width / 0.725).toFixed(3)), bearing }).toEqual({
    capitals: expected.capitals,
    bearing: 0,
  })
})
