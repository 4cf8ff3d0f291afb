import { describe, expect, test } from 'vitest'

import {
  writeCards,
  writeConversation,
  hero,
  hoverAt,
  writeImages,
  listMarks,
  writePage,
  writeProfile,
  writeSections,
  writeSlides,
  writeSocials,
  specification,
} from '#fixtures/json-editor.ts'
import { sectionTypes } from '#sections/section.ts'

describe('the editor explains', () => {
  test.each([
    ['a part', writePage('"th‸eme": {}'), 'Theme\n\nColours, fonts, corners and space.'],
    [
      'a section',
      writeSections('‸{ "type": "contact", "id": "contact" }'),
      'Contact\n\nA form through which visitors write to you, or your email address.',
    ],
    [
      'the type of a section',
      writeSections('{ "type": "gif-st‸rip" }'),
      '`gif-strip`: A strip of pictures that move.',
    ],
    [
      'a time with unit and default',
      writeConversation('"typing‸Delay": 30'),
      'Typing delay, ms\n\nHow long it takes to type each letter. In milliseconds: 20 are fifty letters a second. Left out: 20',
    ],
    [
      'a choice',
      writePage('"theme": { "corners": "ro‸und" }'),
      'The corners of buttons, fields and panels. Left out: "sharp"\n\n`round`: Round corners; buttons become pills.',
    ],
    [
      'a file and its budget',
      writeImages('{ "s‸rc": "media/a.gif" }'),
      'Keep a gif under 400 kB and a drawing (svg) under 200 kB.',
    ],
    [
      'where an answer leads',
      writeConversation('"scenes": { "intro": { "next": { "y‸es": "more" } } }'),
      'Next scene\n\nThe id of the scene that follows.',
    ],
    [
      'a field that a condition names, too',
      writeProfile('"name": "Ada", "ima‸ge": "media/ada.jpg"'),
      'Portrait\n\nA picture of you',
    ],
    [
      'a field by its purpose in that section',
      writeSections(`{ ${hero}, "anim‸ation": { "src": "animations/hero.json" } }`),
      'Animation\n\nAn animation beside the text. It is shown as a disc whose outer edge may be outside of the page. Leave it out for text only.',
    ],
  ])('%s', async (_, marked, text) => {
    expect(await hoverAt(marked)).toContain(text)
  })
})

describe('the editor marks', () => {
  test('nothing in the default content', async () => {
    expect(await listMarks(specification)).toEqual([])
  })

  test.each([
    ['no preloader', '"preloader": false'],
    ['letters as a text', '"preloader": { "letters": "MARA" }'],
    ['letters as a list', '"preloader": { "letters": ["Ma", "ra"] }'],
    ['letters alone as a list', '"preloader": ["Ma", "ra"]'],
    ['a preloader without letters', '"preloader": { "duration": 3000 }'],
  ])('nothing in short forms: %s', async (_, preloader) => {
    const text = writePage(`"sections": [{ ${hero} }], "theme": { "accent": "#7c3aed" }`)
    expect(await listMarks(text.replace(/"preloader": \{.*?\}/u, () => preloader))).toEqual([])
  })

  test.each([
    [
      'a misspelt key',
      writePage(`"sections": [{ ${hero} }], "lables": {}`),
      '"lables": Property lables is not allowed.',
    ],
    [
      'a value that is not allowed',
      writePage(`"sections": [{ ${hero} }], "theme": { "scheme": "drak" }`),
      '"drak": Value is not accepted. Valid values: "system", "dark", "light".',
    ],
    [
      'a value of the wrong type',
      writeCards('{ "id": "a", "title": 5, "description": "Words." }'),
      '5: Incorrect type. Expected "string".',
    ],
    [
      'a missing field',
      writeCards('{ "id": "a", "title": "A" }'),
      '{: Missing property "description".',
    ],
    [
      'a link that runs code',
      writeSocials('{ "id": "me", "network": "Me", "url": "javascript:alert(1)" }'),
      '"javascript:alert(1)": Use an https:// address, an email address, a number such as "+47 22 00 00 00", a /path or an #anchor',
    ],
    [
      'an empty text',
      writeSections(`{ "navLabel": "", ${hero} }`),
      '"": Write at least one visible character',
    ],
    [
      'a negative time',
      writeSections(`{ "scramble": { "interval": -1 }, ${hero} }`),
      '-1: Value is below the minimum of 0.',
    ],
    [
      'a misspelt colour name for both schemes',
      writePage(`"sections": [{ ${hero} }], "theme": { "accent": "purpel" }`),
      '"purpel": Write a colour, as "#7c3aed", "tomato" or "rgb(124, 58, 237)"',
    ],
    [
      'a wrong preloader',
      writePage(`"sections": [{ ${hero} }]`).replace('{ "letters": ["A"] }', '5'),
      '5: Incorrect type. Expected one of boolean, string, array, object.',
    ],
    [
      'a misspelt key of the preloader',
      writePage(`"sections": [{ ${hero} }]`).replace('"letters"', '"leters"'),
      '"leters": Property leters is not allowed.',
    ],
    [
      'a misspelt colour name',
      writeSlides('{ "type": "ui", "id": "ui", "title": "UI", "background": "purpel" }'),
      '"purpel": Write a colour, as "#7c3aed", "tomato" or "rgb(124, 58, 237)"',
    ],
    [
      'a picture outside the folder',
      writeImages('{ "id": "a", "src": "../a.gif", "alt": "A" }'),
      '"../a.gif": Name a picture in the folder "media", as "media/name.gif" (gif, png, jpg, webp, avif or svg), or an https:// address',
    ],
    [
      'a scene id with a space',
      writeConversation('"scenes": { "the end": { "lines": ["Hi."], "ending": true } }'),
      '"the end": Use letters, digits, "-" and "_", beginning with a letter',
    ],
    [
      'a text without its placeholder',
      writePage(`"sections": [{ ${hero} }], "labels": { "chunkFailed": "Failed" }`),
      '"Failed": Keep {id} in the text: the site fills it',
    ],
  ])('%s', async (_, text, mark) => {
    expect(await listMarks(text)).toEqual([mark])
  })

  test.each([
    [
      'a misspelt field of a social link',
      writeSocials('{ "network": "Me", "ulr": "https://me.example", "icon": "link" }'),
      ['{: Missing property "url".', '"ulr": Property ulr is not allowed.'],
    ],
    [
      'a misspelt field of a link',
      writeConversation(
        '"scenes": { "a": { "lines": "B.", "link": { "label": "C", "href": "#d" } } }',
      ),
      ['"link": Missing property "url".', '"href": Property href is not allowed.'],
    ],
    [
      'a name in place of an address',
      writeSocials('"github"'),
      [
        '"github": Use an https:// address, an email address, a number such as "+47 22 00 00 00", a /path or an #anchor',
      ],
    ],
    [
      'a misspelt field of a line',
      writeConversation('"scenes": { "a": { "lines": [{ "txt": "B." }], "ending": true } }'),
      ['{: Missing property "text".', '"txt": Property txt is not allowed.'],
    ],
    [
      'a text that is not where messages go',
      writeSections('{ "type": "contact", "heading": "Write", "to": "form" }'),
      [
        '"form": Write "service", "mail", your email address, or the address of a form service, alone or as "url" in an object',
      ],
    ],
    ['a number', writeSocials('5'), ['5: Incorrect type. Expected one of object, string.']],
  ])('in a field with several forms, the one that is meant: %s', async (_, text, marks) => {
    expect(await listMarks(text)).toEqual(marks)
  })

  test('an unknown type of section', async () => {
    expect(await listMarks(writeSections(`{ ${hero.replace('hero', 'Hero')} }`))).toEqual([
      `"Hero": Use one of ${sectionTypes.map((type) => `"${type}"`).join(', ')}`,
    ])
  })

  test('a repeated key, at both positions', async () => {
    expect(await listMarks(writeSections(`{ ${hero}, "tag": "KHA" }`))).toEqual([
      '"tag": Duplicate object key',
      '"tag": Duplicate object key',
    ])
  })
})
