import { describe, expect, test } from 'vitest'
import { MarkupContent, type CompletionItem } from 'vscode-json-languageservice'

import {
  writeCards,
  writeConversation,
  writeImages,
  listMarks,
  listOffers,
  writePage,
  writeProfile,
  writeSections,
  writeSlides,
  writeSocials,
} from '#fixtures/json-editor.ts'
import { isObject } from '#json/untyped-value.ts'
import { recordLists } from '#profile/profile.ts'
import { section, sectionTypes } from '#sections/section.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { createJsonSchema } from '#content/json-schema.ts'

const quotedTypes = sectionTypes.map((type) => `"${type}"`)

function readDescription({ documentation }: CompletionItem): string {
  return MarkupContent.is(documentation) ? documentation.value : (documentation ?? '')
}

/** The text of a snippet after the owner accepts every tab stop. */
function acceptStops({ insertText = '' }: CompletionItem): string {
  return insertText
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/gu, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/gu, '$1')
    .replaceAll(/\\([$}\\])/gu, '$1')
}

describe('the editor completes', () => {
  test.each([
    [
      'the parts of the file',
      writePage('‸'),
      [
        'footer',
        'labels',
        'notFound',
        'profile',
        'projectPages',
        'scrolling',
        'sections',
        'socialLinks',
        'theme',
      ],
    ],
    [
      'a whole section of each type',
      writeSections('‸'),
      section.options.map((option) => `${option.meta()?.title} section`).toSorted(),
    ],
    [
      'the fonts for code',
      writePage('"theme": { "fonts": { "mono": ‸ } }'),
      ['"jetbrains-mono"', '"martian-mono"', '"sometype-mono"'],
    ],
    ['the type of a section', writeSections('{ "type": ‸ }'), [...quotedTypes]],
    ['the type of a section in quotes', writeSections('{ "type": "co‸" }'), [...quotedTypes]],
    [
      'only the fields of the hero',
      writeSections('{ "type": "hero", "id": "home", ‸ }'),
      [
        'alt',
        'animation',
        'jobTitle',
        'navLabel',
        'picture',
        'scramble',
        'scrollLabel',
        'scrollTo',
        'tag',
        'tagline',
      ],
    ],
    ['the scheme', writePage('"theme": { "scheme": ‸ }'), ['"dark"', '"light"', '"system"']],
    [
      'the settings of the preloader',
      writePage('"sections": []').replace('{ "letters": ["A"] }', '{ ‸ }'),
      ['duration', 'enabled', 'fadeDelay', 'letters', 'skipHint', 'steps'],
    ],
    ['the accent of each scheme', writePage('"theme": { "accent": { ‸ } }'), ['dark', 'light']],
    ['the corners', writePage('"theme": { "corners": ‸ }'), ['"round"', '"sharp"', '"soft"']],
    ['the density', writePage('"theme": { "density": ‸ }'), ['"airy"', '"compact"', '"regular"']],
    [
      'the text face',
      writePage('"theme": { "fonts": { "text": ‸ } }'),
      ['"archivo"', '"bricolage-grotesque"', '"familjen-grotesk"', '"newsreader"'],
    ],
    [
      'the icon of a social link',
      writeSocials('{ "icon": ‸ }'),
      [
        '"behance"',
        '"bluesky"',
        '"codeberg"',
        '"codepen"',
        '"devto"',
        '"document"',
        '"dribbble"',
        '"github"',
        '"gitlab"',
        '"instagram"',
        '"link"',
        '"linkedin"',
        '"mail"',
        '"mastodon"',
        '"medium"',
        '"npm"',
        '"phone"',
        '"rss"',
        '"stackoverflow"',
        '"telegram"',
        '"x"',
        '"youtube"',
      ],
    ],
    ['a social link', writeSocials('‸'), ['Social link']],
    [
      'the fields of a scene',
      writeConversation('"scenes": { "intro": { ‸ } }'),
      ['answers', 'ending', 'lines', 'link', 'next'],
    ],
    ['a scene', writeConversation('"scenes": { "intro": ‸ }'), ['Last scene', 'Scene']],
    ['the id of the first scene', writeConversation('"scenes": { ‸ }'), ['intro']],
    [
      'the fields of an answer',
      writeSections('{ "type": "conversation", "id": "conversation", "answers": [{ ‸ }] }'),
      ['code', 'id', 'inSentence', 'label'],
    ],
    [
      'a card',
      writeCards('‸'),
      ['Expertise card', 'Expertise card with a picture', 'Expertise card with an animation'],
    ],
    ['a slide', writeSlides('‸'), ['Skill slide', 'Skill slide with a picture']],
    ['a picture', writeImages('‸'), ['Picture']],
    [
      'the labels',
      writePage('"labels": { "skipLink": "Skip", ‸ }'),
      [
        'chunkBroken',
        'chunkFailed',
        'chunkMissing',
        'chunkTimeout',
        'code',
        'colourScheme',
        'menu',
        'navigation',
        'newTab',
        'pauseMotion',
        'pausePicture',
        'playMotion',
        'playPicture',
        'retry',
        'schemeDark',
        'schemeLight',
        'schemeSystem',
        'sectionFailed',
        'showAnimation',
        'socialLinks',
      ],
    ],
  ])('%s', async (_, marked, labels) => {
    const offers = await listOffers(marked)
    expect(offers.map(({ label }) => label)).toEqual(labels)
    expect(offers.filter((offer) => readDescription(offer) === '')).toEqual([])
  })

  test.each([
    [
      'the preloader',
      writePage('"sections": []').replace('{ "letters": ["A"] }', '‸'),
      ['"ADA"', '["Li ","Wei"]', 'false', 'true', '{"letters":"ADA"}'],
    ],
    [
      'the accent',
      writePage('"theme": { "accent": ‸ }'),
      ['"#ff6b3d"', '{"dark":"#ff6b3d","light":"#b83a06"}'],
    ],
    [
      'the theme',
      writePage('"theme": "‸"'),
      [
        '"dark"',
        '"light"',
        '"paper"',
        '"phosphor"',
        '"system"',
        '"ultramarine"',
        '{"accent":"#0a6b45","corners":"soft"}',
        '{"name":"paper","scheme":"dark"}',
        '{}',
      ],
    ],
    [
      'the fonts',
      writePage('"theme": { "fonts": "‸" }'),
      [
        '"archivo"',
        '"big-shoulders"',
        '"bricolage-grotesque"',
        '"familjen-grotesk"',
        '"jetbrains-mono"',
        '"martian-mono"',
        '"newsreader"',
        '"sometype-mono"',
        '{"display":"newsreader","mono":"sometype-mono"}',
        '{}',
      ],
    ],
  ])('short and long forms of %s', async (_, marked, labels) => {
    const offers = await listOffers(marked)
    expect(offers.map(({ label }) => label)).toEqual(labels)
  })

  test.each([
    [
      'a user name',
      writeSocials('{ "network": "GitHub", "user‸" }'),
      '"username": "${1:your-name}"',
    ],
    ['a portrait', writeProfile('"name": "Ada", "ima‸"'), '"image": $1'],
  ])('%s, which a condition names too, as the field says', async (_, marked, text) => {
    const offers = await listOffers(marked)
    expect(offers.map(({ insertText }) => insertText)).toContain(text)
  })

  test('a new section with its type first', async () => {
    const [first, ...others] = await listOffers(writeSections('{ ‸ }'))
    expect({ first: first?.label, others: others.length > 30 }).toEqual({
      first: 'type',
      others: true,
    })
  })
})

describe('a snippet is valid content after every tab stop is accepted', () => {
  const publishedSchema = createJsonSchema()
  const positions = [
    writeSections('‸'),
    writeSocials('‸'),
    writePage(`"footer": { "links": [‸] }, "sections": [
      { "type": "hero", "id": "home", "tag": "A", "jobTitle": "B", "tagline": "C." }
    ]`),
    ...recordLists.map((list) => writeProfile(`"${list}": [‸]`)),
    ...['links', 'images'].map((list) =>
      writeProfile(`"projects": [{ "id": "a", "name": "A", "description": "B.", "${list}": [‸] }]`),
    ),
    writeSections(
      '{ "type": "contact", "id": "contact", "heading": "Write", "intro": "Hi.", "mailAddress": "ada@example.org", "to": ‸ }',
    ),
    writeConversation(`"start": "one", "scenes": {
      "one": ‸, "intro": { "lines": ["Hi."], "ending": true }
    }`),
    writePage(`"profile": { "projects": [{ "id": "atlas", "name": "Atlas", "description": "A map." }] },
      "sections": [
        {
          "type": "conversation", "id": "contact", "heading": "Talk", "speaker": "Robot",
          "answers": [{ "id": "yes", "label": "Yes" }],
          "scenes": { "intro": { "lines": [‸], "ending": true } }
        }
      ]`),
  ]

  test('at every position where it is offered', async () => {
    const snippets = await listOffers(writeSections('‸'))
    const tried = new Set<string>()
    for (const marked of [...positions, ...snippets.flatMap(findLists)]) {
      for (const offer of await listOffers(marked)) {
        const text = marked.replace('‸', () => acceptStops(offer))
        const { portfolio, problems } = validatePortfolio(text, {
          hasAsset: () => true,
        })
        const marks = await listMarks(text)
        const context = JSON.stringify({ text, problems }, null, 1)
        expect({ isWhole: portfolio !== undefined, marks }, context).toEqual({
          isWhole: true,
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
})

/** The section of a snippet, with the cursor in each of its lists of objects. */
function findLists(snippet: CompletionItem): string[] {
  const body: Readonly<Record<string, unknown>> = JSON.parse(acceptStops(snippet))
  return Object.entries(body)
    .filter(([, value]) => Array.isArray(value) && isObject(value[0]))
    .map(([name]) => writeSections(JSON.stringify({ ...body, [name]: ['‸'] }).replace('"‸"', '‸')))
}
