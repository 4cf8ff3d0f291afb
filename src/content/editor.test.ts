import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'
import {
  ClientCapabilities,
  getLanguageService,
  MarkupContent,
  TextDocument,
  type CompletionItem,
} from 'vscode-json-languageservice'

import { isObject } from '#json/raw.ts'
import { section, sectionTypes } from '#sections/section.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'
import { jsonSchema } from './json-schema.ts'

const quotedTypes = sectionTypes.map((type) => `"${type}"`)

// Uses the JSON service of VS Code: the file names its schema, and the service reads the schema from
// disk. "‸" is the cursor.

const file = new URL('../../fixtures/specification/portfolio.json', import.meta.url)
const content = readFileSync(file, 'utf8')

const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  schemaRequestService: (address) => readFile(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
service.configure({ validate: true, allowComments: false })

function open(text: string) {
  const document = TextDocument.create(file.href, 'json', 1, text)
  return { document, tree: service.parseJSONDocument(document) }
}

/** What the editor offers at the cursor. */
async function offersAt(marked: string): Promise<CompletionItem[]> {
  const { document, tree } = open(marked.replace('‸', ''))
  const list = await service.doComplete(document, document.positionAt(marked.indexOf('‸')), tree)
  return (list?.items ?? []).toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

function orderOf({ label, sortText }: CompletionItem): string {
  return sortText ?? label
}

function descriptionOf({ documentation }: CompletionItem): string {
  return MarkupContent.is(documentation) ? documentation.value : (documentation ?? '')
}

/** What the editor shows when the owner points at the cursor's position. */
async function hoverAt(marked: string): Promise<string> {
  const { document, tree } = open(marked.replace('‸', ''))
  const hover = await service.doHover(document, document.positionAt(marked.indexOf('‸')), tree)
  return String(hover?.contents).replaceAll('\\', '')
}

/** What the editor underlines, with its message. */
async function marksIn(text: string): Promise<string[]> {
  const { document, tree } = open(text)
  const marks = await service.doValidation(document, tree)
  return marks.map(({ range, message }) => `${document.getText(range)}: ${message}`)
}

/** The text of a snippet after the owner accepts every tab stop. */
function acceptStops({ insertText = '' }: CompletionItem): string {
  return insertText
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/gu, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/gu, '$1')
    .replaceAll(/\\([$}\\])/gu, '$1')
}

/** A small content file with other fields. */
function page(rest: string): string {
  return `{
  "$schema": "../../schema/portfolio.schema.json",
  "site": { "title": "Title", "description": "Words." },
  "schemaVersion": 2,
  "preloader": { "letters": ["A"] },
  ${rest}
}`
}
const sections = (list: string) => page(`"sections": [${list}]`)
const hero =
  '"type": "hero", "id": "home", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync."'
const conversation = (rest: string) =>
  sections(`{
    "type": "conversation", "id": "conversation", "heading": "Talk", "speaker": "Robot",
    "answers": [{ "id": "yes", "label": "Yes" }], ${rest}
  }`)
const cards = (list: string) =>
  sections(`{ "type": "expertise", "id": "expertise", "heading": "Expertise", "cards": [${list}] }`)
const slides = (list: string) =>
  sections(`{ "type": "skills", "id": "skills", "heading": "Skills", "slides": [${list}] }`)
const images = (list: string) =>
  sections(`{ "type": "gif-strip", "id": "gifs", "images": [${list}] }`)

const socials = (list: string) => page(`"sections": [{ ${hero} }], "socialLinks": [${list}]`)

describe('the editor completes', () => {
  test.each([
    [
      'the parts of the file',
      page('‸'),
      ['labels', 'notFound', 'scrolling', 'sections', 'socialLinks', 'theme'],
    ],
    [
      'a whole section of each type',
      sections('‸'),
      section.options.map((option) => `${option.meta()?.title} section`).toSorted(),
    ],
    ['the type of a section', sections('{ "type": ‸ }'), [...quotedTypes]],
    [
      'only the fields of the hero',
      sections('{ "type": "hero", "id": "home", ‸ }'),
      [
        'animation',
        'jobTitle',
        'navLabel',
        'scramble',
        'scrollLabel',
        'scrollTo',
        'tag',
        'tagline',
      ],
    ],
    ['the scheme', page('"theme": { "scheme": ‸ }'), ['"dark"', '"light"', '"system"']],
    ['the corners', page('"theme": { "corners": ‸ }'), ['"round"', '"sharp"', '"soft"']],
    ['the density', page('"theme": { "density": ‸ }'), ['"airy"', '"compact"', '"regular"']],
    [
      'the text face',
      page('"theme": { "fonts": { "text": ‸ } }'),
      ['"archivo"', '"bricolage-grotesque"', '"familjen-grotesk"', '"newsreader"'],
    ],
    [
      'the icon of a social link',
      socials('{ "icon": ‸ }'),
      [
        '"bluesky"',
        '"github"',
        '"gitlab"',
        '"link"',
        '"linkedin"',
        '"mail"',
        '"mastodon"',
        '"rss"',
      ],
    ],
    ['a social link', socials('‸'), ['Social link']],
    [
      'the fields of a scene',
      conversation('"scenes": { "intro": { ‸ } }'),
      ['answers', 'ending', 'lines', 'next'],
    ],
    ['a scene', conversation('"scenes": { "intro": ‸ }'), ['Last scene', 'Scene']],
    ['the id of the first scene', conversation('"scenes": { ‸ }'), ['intro']],
    [
      'the fields of an answer',
      sections('{ "type": "conversation", "id": "conversation", "answers": [{ ‸ }] }'),
      ['id', 'label'],
    ],
    ['a card', cards('‸'), ['Expertise card', 'Expertise card with an animation']],
    ['a slide', slides('‸'), ['Skill slide']],
    ['a picture', images('‸'), ['Picture']],
    [
      'the labels',
      page('"labels": { "skipLink": "Skip", ‸ }'),
      [
        'chunkBroken',
        'chunkFailed',
        'chunkMissing',
        'chunkTimeout',
        'navigation',
        'newTab',
        'pauseMotion',
        'pausePicture',
        'playMotion',
        'playPicture',
        'retry',
        'sectionFailed',
        'showAnimation',
        'socialLinks',
      ],
    ],
  ])('%s', async (_, marked, labels) => {
    const offers = await offersAt(marked)
    expect(offers.map(({ label }) => label)).toEqual(labels)
    expect(offers.filter((offer) => descriptionOf(offer) === '')).toEqual([])
  })

  test('a new section with its type first', async () => {
    const [first, ...others] = await offersAt(sections('{ ‸ }'))
    expect({ first: first?.label, others: others.length > 30 }).toEqual({
      first: 'type',
      others: true,
    })
  })
})

describe('a snippet is valid content after every tab stop is accepted', () => {
  const publishedSchema = jsonSchema()
  const positions = [
    sections('‸'),
    socials('‸'),
    conversation(`"start": "one", "scenes": {
      "one": ‸, "intro": { "lines": ["Hi."], "ending": true }
    }`),
  ]

  test('at every position where it is offered', async () => {
    const snippets = await offersAt(sections('‸'))
    const tried = new Set<string>()
    for (const marked of [...positions, ...snippets.flatMap(listsOf)]) {
      for (const offer of await offersAt(marked)) {
        const text = marked.replace('‸', () => acceptStops(offer))
        const { portfolio, problems } = validatePortfolio(text, {
          hasAsset: () => true,
          publishedSchema,
        })
        expect({ text, whole: !!portfolio, problems, marks: await marksIn(text) }).toMatchObject({
          whole: true,
          marks: [],
        })
        tried.add(offer.label)
      }
    }
    const published = JSON.stringify(publishedSchema).matchAll(/"defaultSnippets":(\[\{.*?\}\])/gu)
    const labels = [...published].flatMap(([, list = '']) =>
      [...list.matchAll(/"label":"(.*?)","description"/gu)].map(([, label]) => label),
    )
    expect(labels.filter((label = '') => !tried.has(label))).toEqual([])
    expect(labels.length).toBeGreaterThan(10)
  })

  /** The section of a snippet, with the cursor in each of its lists of objects. */
  function listsOf(snippet: CompletionItem): string[] {
    const body: Readonly<Record<string, unknown>> = JSON.parse(acceptStops(snippet))
    return Object.entries(body)
      .filter(([, value]) => Array.isArray(value) && isObject(value[0]))
      .map(([name]) => sections(JSON.stringify({ ...body, [name]: ['‸'] }).replace('"‸"', '‸')))
  }
})

describe('the editor explains', () => {
  test.each([
    ['a part', page('"th‸eme": {}'), 'Theme\n\nColours, fonts, corners and space.'],
    [
      'a section',
      sections('‸{ "type": "contact", "id": "contact" }'),
      'Contact\n\nA form through which visitors write to you.',
    ],
    [
      'the type of a section',
      sections('{ "type": "gif-st‸rip" }'),
      '`gif-strip`: A strip of pictures that move.',
    ],
    [
      'a time with unit and default',
      conversation('"typing‸Delay": 30'),
      'Typing delay, ms\n\nHow long it takes to type each letter. In milliseconds: 20 are fifty letters a second. Left out: 20',
    ],
    [
      'a choice',
      page('"theme": { "corners": "ro‸und" }'),
      'The corners of buttons, fields and panels. Left out: "sharp"\n\n`round`: Round corners; buttons become pills.',
    ],
    [
      'a file and its budget',
      images('{ "s‸rc": "media/a.gif" }'),
      'Keep a gif under 400 kB and a still picture under 200 kB.',
    ],
    [
      'a field by its purpose in that section',
      sections(`{ ${hero}, "anim‸ation": { "src": "animations/hero.json" } }`),
      'Animation\n\nAn animation beside the text. Leave it out for text only.',
    ],
  ])('%s', async (_, marked, text) => {
    expect(await hoverAt(marked)).toContain(text)
  })
})

describe('the editor marks', () => {
  test('nothing in the default content', async () => {
    expect(await marksIn(content)).toEqual([])
  })

  test.each([
    [
      'a misspelt key',
      page(`"sections": [{ ${hero} }], "lables": {}`),
      '"lables": Property lables is not allowed.',
    ],
    [
      'a value that is not allowed',
      page(`"sections": [{ ${hero} }], "theme": { "scheme": "drak" }`),
      '"drak": Value is not accepted. Valid values: "system", "dark", "light".',
    ],
    [
      'a value of the wrong type',
      cards('{ "id": "a", "title": 5, "description": "Words." }'),
      '5: Incorrect type. Expected "string".',
    ],
    ['a missing field', cards('{ "id": "a", "title": "A" }'), '{: Missing property "description".'],
    [
      'a link that runs code',
      socials('{ "id": "me", "network": "Me", "url": "javascript:alert(1)" }'),
      '"javascript:alert(1)": Use an https:// address, a mailto: address, a /path or an #anchor',
    ],
    [
      'an empty text',
      sections(`{ "navLabel": "", ${hero} }`),
      '"": Write at least one visible character',
    ],
    [
      'a negative time',
      sections(`{ "scramble": { "interval": -1 }, ${hero} }`),
      '-1: Value is below the minimum of 0.',
    ],
    [
      'a colour name',
      slides('{ "type": "ui", "id": "ui", "title": "UI", "background": "red" }'),
      '"red": Write the colour as #rgb or #rrggbb',
    ],
    [
      'a picture outside the folder',
      images('{ "id": "a", "src": "../a.gif", "alt": "A" }'),
      '"../a.gif": Name a picture in content/media, as "media/name.gif", or an https:// address',
    ],
    [
      'a scene id with a space',
      conversation('"scenes": { "the end": { "lines": ["Hi."], "ending": true } }'),
      '"the end": Use letters, digits, "-" and "_", beginning with a letter',
    ],
    [
      'a text without its placeholder',
      page(`"sections": [{ ${hero} }], "labels": { "chunkFailed": "Failed" }`),
      '"Failed": Keep {id} in the text: the site fills it',
    ],
  ])('%s', async (_, text, mark) => {
    expect(await marksIn(text)).toEqual([mark])
  })

  test('an unknown type of section', async () => {
    expect(await marksIn(sections(`{ ${hero.replace('hero', 'Hero')} }`))).toEqual([
      `"Hero": Use one of ${quotedTypes.join(', ')}`,
    ])
  })

  test('a repeated key, at both positions', async () => {
    expect(await marksIn(sections(`{ ${hero}, "tag": "KHA" }`))).toEqual([
      '"tag": Duplicate object key',
      '"tag": Duplicate object key',
    ])
  })
})
