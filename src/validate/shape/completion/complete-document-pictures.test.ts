import { expect, test } from 'vitest'

import { writeProfile } from '#fixtures/list-helps.ts'
import { writeRecords } from '#fixtures/read-part.ts'
import { options, writeCard, writeContent, writeExpertise } from '#fixtures/small-content.ts'
import { readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { completeDocument } from './complete-document.ts'

test('the file of a portrait, which shows the person of that name', () => {
  const text = writeProfile('"name": "Mara", "image": "media/mara.jpg"')
  expect(validatePortfolio(text, options).problems).toEqual([])
  expect(readValue(completeDocument(JSON.parse(text)), ['profile', 'image'])).toEqual({
    src: 'media/mara.jpg',
    alt: 'Mara',
  })
})

test.each([
  ['"images": { "src": "media/a.png" }', ['/images The field "alt" is missing here.']],
  [
    '"images": { "src": "media/a.gif", "alt": "B" }',
    ['/images/src "media/a.gif" does not fit here.'],
  ],
  [
    '"images": { "src": "media/gone.png", "alt": "B" }',
    ['/images/src There is no file "media/gone.png" beside the content.'],
  ],
  [
    '"picture": { "src": "media/a.png", "alt": "B", "captoin": "C" }',
    [
      '/picture There is no field "picture" here.',
      '/picture/captoin There is no field "captoin" here.',
    ],
  ],
])('one picture, for a list of pictures: %s', (images, expected) => {
  const project = `{ "name": "A", "description": "B.", ${images} }`
  const { problems } = validatePortfolio(writeRecords('projects', project), options)
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(
    expected.map((problem) => `/profile/projects/0${problem}`),
  )
})

test('a picture may be its file alone beside its text alternative', () => {
  const cards = [
    writeCard('"picture": "media/a.png", "alt": "A desk"'),
    writeCard('"picture": { "src": "media/a.png" }, "alt": "A desk"'),
  ]
  const sections = [
    '{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "picture": "media/a.png", "alt": "A desk" }',
    writeExpertise(...cards),
    '{ "type": "skills", "heading": "A", "slides": [{ "title": "A", "picture": "media/a.png", "alt": "A desk" }] }',
  ]
  const { portfolio, problems } = validatePortfolio(
    writeContent({ sections: sections.join(', ') }),
    options,
  )
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(readValue(portfolio, ['sections', 1, 'cards', 0, 'picture'])).toEqual({
    src: 'media/a.png',
  })
})

test.each(['./media/a.png', '/media/a.png', 'content/media/a.png', './content/media/a.png'])(
  'a file may be named from another folder on: %s',
  (file) => {
    const sections = `{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "picture": "${file}" }`
    const { portfolio } = validatePortfolio(writeContent({ sections }), options)
    expect(readValue(portfolio, ['sections', 0, 'picture'])).toEqual({ src: 'media/a.png' })
  },
)
