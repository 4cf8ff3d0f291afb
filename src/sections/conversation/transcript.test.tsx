import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { readItems, readProperty } from '#json/untyped-value.ts'

import { profile } from '#profile/profile.ts'
import { readLine } from './model/line.ts'
import { definition, type Conversation } from './schema.ts'
import { Transcript } from './transcript.tsx'

const yes = { id: 'yes', label: 'Yes' }
const no = { id: 'no', label: 'No' }
const farewell = { lines: ['Bye.'], ending: true, next: { yes: 'intro' } }

function makeScript(scenes: object, rest: object = {}): Conversation {
  return definition.schema.parse({
    type: 'conversation',
    id: 'conversation',
    heading: 'Talk',
    speaker: 'Robot',
    answers: [yes, no],
    scenes,
    ...rest,
  })
}

/** One entry of a drawn transcript: a scene's speaker, a line, or its answers and their targets. */
type Entry =
  | { id: string; speaker: string }
  | { line: string }
  | { answers: readonly (readonly [label: string, target: string])[] }
  | { link: readonly [label: string, href: string] }

function escapeWords(words: string): string {
  return words.replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
}

/** The entries of a transcript in order, still escaped. */
function listEntries(section: Conversation): Entry[] {
  const markup = renderToStaticMarkup(<Transcript section={section} />).replaceAll(/<\/?bdi>/gu, '')
  return [...markup.matchAll(/<(dt|dd)(?: id="(.*?)")?>(.*?)<\/\1>/gu)].map(
    ([, tag, id = '', inner = '']) => {
      if (tag === 'dt') return { id, speaker: inner }
      const links = [...inner.matchAll(/<a href="#(.*?)">(.*?)<\/a>/gu)]
      // Links to scenes are followed by a space.
      const [, href, name] = /^<a href="(.*?)">(.*?)<\/a>$/u.exec(inner) ?? []
      if (href !== undefined && name !== undefined) return { link: [name, href] as const }
      return links.length > 0
        ? { answers: links.map(([, target = '', label = '']) => [label, target] as const) }
        : { line: inner }
    },
  )
}

/** The same, each id replaced by the scene it belongs to: the first of `scenes`, and so on. */
function listSceneEntries(section: Conversation, ...scenes: string[]): Entry[] {
  const entries = listEntries(section)
  const ids = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []))
  const findScene = (id: string) => scenes[ids.indexOf(id)] ?? `nowhere (${id})`
  return entries.map((entry) => {
    if ('id' in entry) return { ...entry, id: findScene(entry.id) }
    if (!('answers' in entry)) return entry
    return { answers: entry.answers.map(([label, target]) => [label, findScene(target)] as const) }
  })
}

test('every scene is complete: its speaker, its lines, its answers as links to their scenes', () => {
  const section = makeScript({
    intro: { lines: ['Hello.', 'Go on?'], next: { yes: 'joke', no: 'farewell' } },
    joke: { lines: ['Ha.'], next: { yes: 'joke', no: 'farewell' } },
    farewell,
  })
  expect(listSceneEntries(section, 'intro', 'joke', 'farewell')).toEqual([
    { id: 'intro', speaker: 'Robot' },
    { line: 'Hello.' },
    { line: 'Go on?' },
    {
      answers: [
        ['Yes', 'joke'],
        ['No', 'farewell'],
      ],
    },
    { id: 'joke', speaker: 'Robot' },
    { line: 'Ha.' },
    {
      answers: [
        ['Yes', 'joke'],
        ['No', 'farewell'],
      ],
    },
    { id: 'farewell', speaker: 'Robot' },
    { line: 'Bye.' },
  ])
})

test('the default conversation is complete to its last line', () => {
  const content: unknown = JSON.parse(
    readFileSync(
      new URL('../../../fixtures/specification/portfolio.json', import.meta.url),
      'utf8',
    ),
  )
  const section = definition.schema.parse(
    readItems(readProperty(content, 'sections')).find(
      (raw) => readProperty(raw, 'type') === 'conversation',
    ),
  )
  const told = listEntries(section)
  expect({
    lines: told.flatMap((entry) => ('line' in entry ? [entry.line] : [])),
    answers: told.flatMap((entry) => ('answers' in entry ? entry.answers : [])).length,
    links: told.flatMap((entry) => ('link' in entry ? [entry.link] : [])),
  }).toEqual({
    lines: Object.values(section.scenes).flatMap(({ lines }) =>
      lines.map((line) => escapeWords(readLine(line).text)),
    ),
    answers: 15,
    links: [['To the form', '#contact']],
  })
})

test('the start scene comes first, the others in the order of the file', () => {
  const section = makeScript(
    {
      farewell,
      attic: farewell,
      hello: { lines: ['Hi.'], next: { yes: 'attic', no: 'farewell' } },
    },
    { start: 'hello' },
  )
  expect(
    listSceneEntries(section, 'hello', 'farewell', 'attic').filter((entry) => !('id' in entry)),
  ).toEqual([
    { line: 'Hi.' },
    {
      answers: [
        ['Yes', 'attic'],
        ['No', 'farewell'],
      ],
    },
    { line: 'Bye.' },
    { line: 'Bye.' },
  ])
})

describe('the answers of a scene are those that its dialogue offers', () => {
  const next = { yes: 'farewell', no: 'intro' }
  test.each([
    [
      'all of them, in their order',
      makeScript({ intro: { lines: ['Hi.'], next }, farewell }),
      ['Yes', 'No'],
    ],
    [
      'those that the scene names',
      makeScript({ intro: { lines: ['Hi.'], answers: ['no'], next }, farewell }),
      ['No'],
    ],
    [
      'never one that shares its name with something inherited',
      makeScript(
        { intro: { lines: ['Hi.'], answers: ['yes'], next }, farewell },
        { answers: [yes, { id: 'constructor', label: 'Build' }] },
      ),
      ['Yes'],
    ],
    ['none on an ending', makeScript({ intro: farewell }), []],
  ])('%s', (_, section, labels) => {
    const answers = listEntries(section).flatMap((entry) =>
      'answers' in entry ? entry.answers : [],
    )
    expect(answers.map(([label]) => label)).toEqual(labels)
  })
})

test('an answer has the direction of its letters: "C++" is whole on a Hebrew page', () => {
  const section = makeScript(
    { intro: { lines: ['מה?'], next: { yes: 'intro' } } },
    { answers: [{ id: 'yes', label: 'C++' }] },
  )
  expect(renderToStaticMarkup(<Transcript section={section} />)).toContain('><bdi>C++</bdi></a>')
})

test('a line that occurs twice is shown twice', () => {
  const section = makeScript({ intro: { ...farewell, lines: ['Knock.', 'Knock.'] } })
  expect(listEntries(section).slice(1)).toEqual([{ line: 'Knock.' }, { line: 'Knock.' }])
})

test('markup is text in a line, in an answer and in the name of the speaker', () => {
  const section = makeScript(
    {
      intro: { lines: ['<script>alert(1)</script>'], next: { yes: 'farewell' } },
      farewell,
    },
    { speaker: '<b>Robot</b>', answers: [{ id: 'yes', label: '<i>Yes</i> & "so"' }] },
  )
  expect(listSceneEntries(section, 'intro', 'farewell').slice(0, 3)).toEqual([
    { id: 'intro', speaker: '&lt;b&gt;Robot&lt;/b&gt;' },
    { line: '&lt;script&gt;alert(1)&lt;/script&gt;' },
    { answers: [['&lt;i&gt;Yes&lt;/i&gt; &amp; &quot;so&quot;', 'farewell']] },
  ])
})

test('a project that a line shows is a link and its description, and a line that leads on is a link', () => {
  const lines = [
    { text: 'This is Atlas.', show: 'atlas' },
    { text: 'Write to her.', go: 'contact' },
  ]
  const section = makeScript({ intro: { ...farewell, lines } })
  const { projects } = profile.parse({
    projects: [{ id: 'atlas', name: 'Atlas', description: 'A **map**.', url: 'https://a.example' }],
  })
  const markup = renderToStaticMarkup(<Transcript section={section} projects={projects} />)
  expect([...markup.matchAll(/<dd>(.*?)<\/dd>/gu)].map(([, inner]) => inner)).toEqual([
    'This is Atlas.',
    '<a href="https://a.example">Atlas</a>',
    'A map.',
    '<a href="#contact">Write to her.</a>',
  ])
})

test('a project without a description is its name alone', () => {
  const section = makeScript({ intro: { lines: [{ text: 'Look.', show: 'atlas' }], ending: true } })
  const { projects } = profile.parse({ projects: [{ id: 'atlas', name: 'Atlas' }] })
  const markup = renderToStaticMarkup(<Transcript section={section} projects={projects} />)
  expect(markup).toContain('<dd>Atlas</dd>')
})

test('a project without a page, an address and a card is no link', () => {
  const section = makeScript({ intro: { ...farewell, lines: [{ text: 'Look.', show: 'atlas' }] } })
  const { projects = [] } = profile.parse({
    projects: [{ id: 'atlas', name: 'Atlas', description: 'A map.' }],
  })
  const draw = (anchor: object) =>
    renderToStaticMarkup(
      <Transcript
        section={section}
        projects={projects.map((project) => ({ ...project, ...anchor }))}
      />,
    )
  expect(draw({})).toContain('<dd>Atlas</dd><dd>A map.</dd>')
  expect(draw({ anchor: 'project-atlas' })).toContain('<a href="#project-atlas">Atlas</a>')
})

test('two transcripts on one page keep their scenes apart', () => {
  const section = makeScript({ intro: farewell })
  const markup = renderToStaticMarkup(
    <>
      <Transcript section={section} />
      <Transcript section={section} />
    </>,
  )
  const ids = [...markup.matchAll(/ id="(.*?)"/gu)].map(([, id]) => id)
  expect({ count: ids.length, distinct: new Set(ids).size }).toEqual({ count: 2, distinct: 2 })
})
