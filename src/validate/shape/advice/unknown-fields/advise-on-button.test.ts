import { describe, expect, test } from 'vitest'

import { listHelps, writeHero } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('the button of a hero leads to a section, and other links are social links', () => {
  test.each(['cta', 'button'])('"%s" without an address', (name) => {
    const sections = writeHero(`"${name}": { "label": "Write to me" }`)
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Delete it. "scrollTo" names the section that the link of the hero leads to, and "scrollLabel" is its text.',
    ])
  })

  test.each([['"cta": { "label": "CV", "url": "/cv.pdf" }'], ['"links": { "CV": "/cv.pdf" }']])(
    'a file: %s',
    (button) => {
      expect(listHelps(writeContent({ sections: writeHero(button) }))).toEqual([
        expect.stringMatching(/Other links are in "socialLinks": \{ "CV": "\/cv.pdf" \}.$/u),
      ])
    },
  )

  test('an anchor', () => {
    const sections = writeHero('"button": { "text": "Work", "href": "/#work" }')
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Write "scrollTo": "work", and the text of the link in "scrollLabel".',
    ])
  })
})
