import {
  makeExampleContent,
  writePointer,
  replaceStrings,
  type StringField,
} from '#fixtures/example-content.ts'
import { listHostileForms, hostileTexts } from '#fixtures/hostile-texts.ts'
import { readEntries, readItems } from '#json/untyped-value.ts'
import { listRichTexts } from '#validate/texts/check-rich-texts.ts'

import type { ContentFiles, RawContent } from '../../scripts/sites/build-variant.ts'

/** A file name that tries to become script and style. */
const strangeName = "media/a')};}body{--hostile:1}`${hit()}`&quot;.svg"

const script = '<script>parent.hit()</script>'

const animated = { ip: 0, op: 120, st: 0 }

/** Pictures and an animation that try what the texts try, and to load what is elsewhere. */
export const hostileFiles: ContentFiles = {
  'media/signal-still.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  [strangeName]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>',
  'media/hostile.svg': `<?xml version="1.0"?>
<?xml-stylesheet href="https://leak.example/a.css"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 40 30" onload="parent.hit()">
  ${script}<script href="https://leak.example/b.js"/>
  <style>@import url(https://leak.example/c.css); rect { fill: url(https://leak.example/d.svg#a) }</style>
  <image href="data:image/png;base64,AAAA" width="40" height="30" onerror="parent.hit()"/>
  <a xlink:href="javascript:parent.hit()"><rect width="40" height="30"/></a>
  <foreignObject width="40" height="30"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.parent.hit()"/></foreignObject>
  <set attributeName="href" to="javascript:parent.hit()"/>
  <rect width="40" height="30" onclick="parent.hit()"/>
</svg>`,
  'animations/hostile.json': JSON.stringify({
    ...animated,
    v: '5.7.0',
    fr: 30,
    w: 100,
    h: 100,
    nm: '<x-hostile>',
    assets: [{ id: '"><x-hostile>', layers: [{ ty: 1, sc: '"><x-hostile>', sw: 9, sh: 9 }] }],
    fonts: { list: [{ fName: '<x-hostile>', fFamily: '"><x-hostile>;}', fStyle: '<x-hostile>' }] },
    markers: [{ cm: '<x-hostile>', tm: 0, dr: 0 }],
    layers: [
      ...['red;}body{--hostile:1}', '"><x-hostile>'].map((sc) => ({
        ...animated,
        ty: 1,
        sw: 100,
        sh: 100,
        sc,
        nm: '<x-hostile>',
        cl: '"><x-hostile>',
        ks: { o: { a: 0, k: 100, x: 'hit()' } },
      })),
      {
        ...animated,
        ty: 4,
        nm: '<script>hit()</script>',
        ks: {},
        shapes: [
          { ty: 'rc', nm: '"onload=hit()', s: { k: [9, 9] }, p: { k: [0, 0] }, r: { k: 0 } },
        ],
      },
    ],
  }),
}

/** Names of properties that every object or document has. */
const innateNames = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'body', 'location']

const texts = hostileTexts.filter((text) => isUsable(text))

/** Whether every text field accepts it: not too long, and without control characters. */
function isUsable(text: string): boolean {
  return text.length < 2000 && text.isWellFormed() && !/(?![\t\r\n])\p{Cc}/u.test(text)
}

/** Returns content with hostile but accepted text in every field of the schema. */
export function makeHostileContent(): RawContent {
  const { content, strings } = makeExampleContent(3)
  const rich = new Set(listRichTexts(content).map(({ path }) => writePointer(path)))
  const values = new Map(
    strings.map((field, index) => {
      const pointer = writePointer(field.path)
      const value = rich.has(pointer)
        ? escapeMarkup(makeHostileValue({ ...field, maxLength: field.maxLength / 2 }, index))
        : makeHostileValue(field, index)
      return [pointer, value] as const
    }),
  )
  const filled = copyParts(replaceStrings(content, values))
  return {
    ...filled,
    // The files of every host are written, and the policy has no service that counts visits.
    site: { ...copyParts(filled['site']), host: undefined, analytics: undefined },
    sections: readItems(filled['sections']).map(addInnateNames).map(postToSite),
  }
}

/** The form service is the site itself, which refuses the message: other hosts cannot be reached. */
function postToSite(section: RawContent): RawContent {
  return 'to' in section ? { ...section, to: { ...copyParts(section['to']), url: '/' } } : section
}

/** Writes a text so that a rich text shows it as it is: every sign of Markdown is escaped. */
function escapeMarkup(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/[!-/:-@[-`{-~]/gu, String.raw`\$&`)
}

function makeHostileValue(field: StringField, index: number): string {
  const { path, kind, value } = field
  // A record of the profile has this id.
  if (path.includes('show')) return value
  if (kind === 'text' || kind === 'template') return packTexts(field, index)
  const name = path.at(-1)
  if (name === 'src') {
    return value.startsWith('animations/')
      ? 'animations/hostile.json'
      : (['media/hostile.svg', strangeName][index % 2] ?? value)
  }
  if (name !== 'href' && (name !== 'url' || path[0] === 'site')) return value
  const forms = listHostileForms('https://example.org/').filter(
    (form) => field.pattern.test(form) && isUsable(form) && !form.startsWith('#'),
  )
  return forms[index % forms.length] ?? value
}

/** Joins as many hostile texts as the field accepts, starting with a different one per field. */
function packTexts({ kind, value, maxLength }: StringField, index: number): string {
  const begin = (index * 7) % texts.length
  const limit = Math.min(maxLength, 2000)
  let filled = kind === 'template' ? (value.match(/\{\w+\}/gu) ?? []).join(' ') : ''
  for (const text of [...texts.slice(begin), ...texts.slice(0, begin)]) {
    const longer = `${text} ${filled}`.trimEnd()
    if (longer.length <= limit) filled = longer
  }
  return filled
}

/** Uses ids that a lookup in a plain object would find on its prototype. */
function addInnateNames(section: unknown, index: number): RawContent {
  const id = `${innateNames[index % innateNames.length]}${index < innateNames.length ? '' : index}`
  const parts: RawContent = { ...copyParts(section), id }
  if (parts['type'] === 'hero') return { ...parts, scrollTo: id }
  if (parts['type'] !== 'conversation') return parts
  const [answer] = readItems(parts['answers'])
  const [first, last] = Object.values(copyParts(parts['scenes']))
  const names = { answers: ['hasOwnProperty'], next: { hasOwnProperty: 'toString' } }
  return {
    ...parts,
    typingDelay: 0,
    start: 'constructor',
    answers: [{ ...copyParts(answer), id: 'hasOwnProperty' }],
    scenes: { constructor: { ...copyParts(first), ...names }, toString: last },
  }
}

function copyParts(value: unknown): RawContent {
  return Object.fromEntries(readEntries(value))
}
