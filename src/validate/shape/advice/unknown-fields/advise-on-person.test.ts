import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('what a person has is written where the page takes it from', () => {
  test('a photo of "about", in the profile', () => {
    const sections = '{ "type": "about", "heading": "Me", "text": "Hi.", "photo": "media/a.jpg" }'
    expect(listHelps(writeContent({ sections }))).toEqual([
      expect.stringMatching(/^Write it in "profile", as "image"/u),
    ])
  })

  test('the address of a CV is a social link', () => {
    const rest = '"profile": { "name": "Ada", "resume": "/cv.pdf" }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write it in "socialLinks": { "CV": "/cv.pdf" }. The file is public/cv.pdf, for example.',
    ])
  })

  test('it does not take the place of the links of the profile', () => {
    const rest = '"profile": { "name": "Ada", "profiles": { "GitHub": "ada" }, "cv": "/cv.pdf" }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write it in "profiles": { …, "CV": "/cv.pdf" }. The file is public/cv.pdf, for example.',
    ])
  })

  test.each([
    ['"firstName": "Mira", "lastName": "Kessler"', 'Mira Kessler'],
    ['"last_name": "Kessler", "first_name": "Mira"', 'Mira Kessler'],
    ['"firstName": "Mira"', 'Mira'],
  ])('a part of the name of a person belongs to the whole one: %s', (fields, name) => {
    const help = `Write your whole name in "name": "${name}".`
    const helps = listHelps(writeContent({ rest: `"profile": { ${fields} }` }))
    expect(new Set(helps)).toEqual(new Set([help]))
    expect(
      listHelps(writeContent({ rest: `"profile": { "name": "Mira K.", "surname": "K." }` })),
    ).toEqual(['Delete it: "name" has your whole name.'])
  })
})
