import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import type { Portfolio } from '#content/portfolio.ts'
import { footer } from '#fields/footer.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createPortfolioModule } from './portfolio-module.ts'

/** A gif of 3 by 2 pixels. */
const gif = Buffer.from('R0lGODlhAwACAIAAAAAAAP///yH5BAAAAAAALAAAAAADAAIAAAIDhI8FADs=', 'base64')
/** The head of a photograph of 3 by 2 pixels, to be turned as its camera says (EXIF). */
function photograph(orientation: number): Buffer {
  const exif = `457869660000 4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000`
  const frame = 'ffc0 0011 08 0002 0003 03 012200 021101 031101'
  return Buffer.from(`ffd8 ffe1 0022 ${exif} ${frame} ffd9`.replaceAll(' ', ''), 'hex')
}

const size = { width: 8, height: 8, channels: 3 } as const
const red = sharp({ create: { ...size, background: 'red' } })

/** A picture whose first frame is red; of a png and an avif, only the head says that it moves. */
async function makeMoving(kind: string): Promise<Buffer> {
  if (kind === 'webp') {
    const frames = ['red', 'blue'].map((background) =>
      sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    )
    return sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  if (kind === 'avif') {
    const avif = await red.clone().avif().toBuffer()
    avif.write('avis', 8, 'latin1')
    return avif
  }
  const png = await red.clone().png().toBuffer()
  const frames = Buffer.from('000000086163544c000000020000000000000000', 'hex')
  frames.writeUInt32BE(crc32(frames.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), frames, png.subarray(33)])
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-module-'))
  mkdirSync(join(folder, 'media'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function makeContent(...sections: unknown[]): Portfolio {
  return parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections,
  })
}

const hero = {
  type: 'hero',
  id: 'home',
  tag: 'AHK',
  jobTitle: 'Developer',
  tagline: 'In sync.',
}

function makeStrip(...pictures: object[]) {
  const images = pictures.map((picture, index) => ({ id: `picture-${index}`, ...picture }))
  return { type: 'gif-strip', id: 'gifs', images }
}

/** What the module imports and exports, with the path in place of each import. */
async function run(content: Portfolio, base = '/') {
  const source = await createPortfolioModule({ ...content, pages: [] }, folder, base, true)
  const script = source
    .replaceAll(/^import (\w+) from (.+)$/gmu, 'var $1 = $2')
    .replace('export const content =', 'exported =')
  const { projects, pageLinks, hasFooter, ...read } = JSON.parse(
    runInNewContext(`${script}\nJSON.stringify(exported)`),
  )
  const imports = source.split('\n').filter((line) => line.startsWith('import '))
  const sections = read.sections.map(({ section }: { section: unknown }) => section)
  const heads = read.sections.map(({ head }: { head: unknown }) => head)
  return {
    imports,
    heads,
    sections,
    projects,
    pageLinks,
    hasFooter,
    content: { ...read, sections },
  }
}

test('the page does not get the settings of analytics: its document counts visits', async () => {
  const content = makeContent(hero)
  const site = { ...content.site, analytics: { service: 'plausible' } as const }
  const counted = await run({ ...content, site })
  expect(counted).toEqual(await run(content))
})

test('the page does not get the path of the schema on the machine of the owner', async () => {
  const content = makeContent(hero)
  const edited = await run({ ...content, $schema: '../../folio/portfolio.schema.json' })
  expect(edited).toEqual(await run(content))
})

describe('a file that the content names', () => {
  test('is imported for its address, and a picture has its size', async () => {
    writeFileSync(join(folder, 'media/a.gif'), gif)
    const { imports, sections } = await run(
      makeContent(
        {
          type: 'hero',
          id: 'home',
          tag: 'AHK',
          jobTitle: 'Developer',
          tagline: 'In sync.',
          animation: { src: 'animations/hero.json' },
        },
        makeStrip({ src: 'media/a.gif', alt: 'A' }),
      ),
    )
    expect({ imports, sections }).toMatchObject({
      imports: [
        `import file0 from "${folder}/animations/hero.json?url"`,
        `import file1 from "${folder}/media/a.gif?url"`,
      ],
      sections: [
        { animation: { src: `${folder}/animations/hero.json?url` } },
        makeStrip({ src: `${folder}/media/a.gif?url`, alt: 'A', width: 3, height: 2 }),
      ],
    })
  })

  test('twice, is imported once', async () => {
    writeFileSync(join(folder, 'media/a.gif'), gif)
    const { imports, sections } = await run(
      makeContent(
        makeStrip({ src: 'media/a.gif', alt: 'A' }, { src: 'media/a.gif', alt: 'B' }),
        makeStrip({ src: 'media/a.gif', alt: 'C' }),
      ),
    )
    const writePicture = (alt: string) => ({
      src: `${folder}/media/a.gif?url`,
      alt,
      width: 3,
      height: 2,
    })
    expect({ imports, sections }).toEqual({
      imports: [`import file0 from "${folder}/media/a.gif?url"`],
      sections: [makeStrip(writePicture('A'), writePicture('B')), makeStrip(writePicture('C'))],
    })
  })

  test.each(['c#.gif', 'why?.gif', '100%.gif'])(
    'is imported as a copy if Vite cannot: %s',
    async (name) => {
      writeFileSync(join(folder, 'media', name), gif)
      const { imports } = await run(makeContent(makeStrip({ src: `media/${name}`, alt: 'A' })))
      const [, copy = ''] = /^import file0 from "([^?#%]*)\?url"$/u.exec(imports[0] ?? '') ?? []
      expect(readFileSync(copy)).toEqual(gif)
    },
  )

  test('gets its first frame as a still picture, if it is a moving gif', async () => {
    writeFileSync(
      join(folder, 'media/a.gif'),
      Buffer.concat([gif.subarray(0, -1), gif.subarray(19)]),
    )
    const { imports, sections } = await run(
      makeContent(makeStrip({ src: 'media/a.gif', alt: 'A' })),
    )
    const still = /^import file1 from "(.*)\?url"$/u.exec(imports[1] ?? '')?.[1] ?? ''
    expect({ bytes: readFileSync(still), sections }).toEqual({
      bytes: gif,
      sections: [
        makeStrip({
          src: `${folder}/media/a.gif?url`,
          still: `${still}?url`,
          alt: 'A',
          width: 3,
          height: 2,
        }),
      ],
    })
  })

  test.each(['webp', 'png', 'avif'])('gets its first frame, if it is a moving %s', async (kind) => {
    writeFileSync(join(folder, 'media', `a.${kind}`), await makeMoving(kind))
    const { sections } = await run(makeContent(makeStrip({ src: `media/a.${kind}`, alt: 'A' })))
    const strips = z.array(z.object({ images: z.array(z.object({ still: z.string() })) }))
    const still = strips.parse(sections)[0]?.images[0]?.still.replace('?url', '')
    const { dominant } = await sharp(still).stats()
    expect({ isRed: dominant.r > 200, pages: (await sharp(still).metadata()).pages }).toEqual({
      isRed: true,
      pages: undefined,
    })
  })

  test('is named if it moves and is damaged', async () => {
    const bytes = await makeMoving('webp')
    const frame = bytes.indexOf('VP8 ')
    writeFileSync(join(folder, 'media/a.webp'), bytes.fill(0, frame + 8, frame + 16))
    await expect(run(makeContent(makeStrip({ src: 'media/a.webp', alt: 'A' })))).rejects.toThrow(
      /^The picture .*media\/a\.webp is damaged and cannot be converted \(/u,
    )
  })

  test('has no still picture if it has one frame, or is where nothing may move', async () => {
    writeFileSync(join(folder, 'media/a.webp'), await red.clone().webp().toBuffer())
    writeFileSync(join(folder, 'media/b.webp'), await makeMoving('webp'))
    const { imports } = await run(
      makeContent(
        { ...hero, picture: { src: 'media/b.webp', alt: 'B' } },
        makeStrip({ src: 'media/a.webp', alt: 'A' }),
      ),
    )
    expect(imports).toHaveLength(2)
  })

  test('as a moving gif gets the still picture of the cache, which is not written again', async () => {
    const moving = Buffer.concat([gif.subarray(0, -1), gif.subarray(19)])
    writeFileSync(join(folder, 'media/a.gif'), moving)
    const content = makeContent(makeStrip({ src: 'media/a.gif', alt: 'A' }))
    const [, line = ''] = (await run(content)).imports
    const [still = ''] = /\/.*\.gif/u.exec(line) ?? []
    utimesSync(still, 1000, 1000)
    await run(content)
    expect(statSync(still).mtimeMs).toBe(1_000_000)
  })

  test('as the still picture of a gif is used, and none is made', async () => {
    writeFileSync(
      join(folder, 'media/a.gif'),
      Buffer.concat([gif.subarray(0, -1), gif.subarray(19)]),
    )
    writeFileSync(join(folder, 'media/b.gif'), gif)
    const { imports, sections } = await run(
      makeContent(makeStrip({ src: 'media/a.gif', still: 'media/b.gif', alt: 'A' })),
    )
    expect({ imports: imports.length, sections }).toMatchObject({
      imports: 2,
      sections: [{ images: [{ still: `${folder}/media/b.gif?url` }] }],
    })
  })

  test.each([
    { orientation: 1, width: 3, height: 2 },
    { orientation: 3, width: 3, height: 2 },
    { orientation: 6, width: 2, height: 3 },
    { orientation: 8, width: 2, height: 3 },
  ])(
    'has the size in which it is shown (orientation $orientation)',
    async ({ orientation, width, height }) => {
      writeFileSync(join(folder, 'media/a.jpg'), photograph(orientation))
      const { sections } = await run(makeContent(makeStrip({ src: 'media/a.jpg', alt: 'A' })))
      const src = `${folder}/media/a.jpg?url`
      expect(sections).toEqual([makeStrip({ src, alt: 'A', width, height })])
    },
  )

  test('has the size of its viewBox, whose numbers may have commas between them', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,3,2"><path d="M0 0h3"/></svg>'
    writeFileSync(join(folder, 'media/a.svg'), drawing)
    const { sections } = await run(makeContent(makeStrip({ src: 'media/a.svg', alt: 'A' })))
    const src = `${folder}/media/a.svg?url`
    expect(sections).toEqual([makeStrip({ src, alt: 'A', width: 3, height: 2 })])
  })

  test('has its own size, whatever the content says about it', async () => {
    writeFileSync(join(folder, 'media/a.gif'), gif)
    const { sections } = await run(
      makeContent(makeStrip({ src: 'media/a.gif', alt: 'A', width: 40, height: 30 })),
    )
    const src = `${folder}/media/a.gif?url`
    expect(sections).toEqual([makeStrip({ src, alt: 'A', width: 3, height: 2 })])
  })

  test('and that is missing is an error', async () => {
    const content = makeContent(makeStrip({ src: 'media/gone.gif', alt: 'A' }))
    await expect(
      createPortfolioModule({ ...content, pages: [] }, folder, '/', true),
    ).rejects.toThrow('ENOENT')
  })
})

/** Content with a slide that links to an address. */
function makeLinking(href: string): Portfolio {
  return makeContent({
    type: 'skills',
    id: 'skills',
    heading: 'Skills',
    slides: [
      {
        type: 'ui',
        id: 'ui',
        title: 'UI',
        description: `See [it](${href}).`,
        link: { label: 'See it', url: href },
      },
    ],
  })
}

describe('a link', () => {
  test.each([
    ['/', '/folio/'],
    ['/cv.pdf', '/folio/cv.pdf'],
    ['/work?year=2026#top', '/folio/work?year=2026#top'],
    ['#contact', '#contact'],
    ['https://example.org/cv.pdf', 'https://example.org/cv.pdf'],
    ['mailto:me@example.org', 'mailto:me@example.org'],
  ])('to %s becomes %s if the site begins at /folio/', async (href, led) => {
    const based = await run(makeLinking(href), '/folio/')
    const root = await run(makeLinking(href), '/')
    expect([based.content, root.content]).toEqual([makeLinking(led), makeLinking(href)])
  })

  test('of the stack is below the base path too, and the contact service keeps its address', async () => {
    const content = {
      ...makeContent({
        type: 'contact',
        id: 'contact',
        heading: 'Contact',
        intro: 'Write.',
        backend: '/',
      }),
      socialLinks: [{ id: 'cv', network: 'CV', url: '/cv.pdf', icon: 'link' as const }],
    }
    const { content: read } = await run(content, '/folio/')
    expect([read.socialLinks[0].url, read.sections[0]]).toMatchObject([
      '/folio/cv.pdf',
      { backend: '/' },
    ])
  })
})

test('a page of the owner is not in a script, and its link in the navigation is', async () => {
  const page = { path: 'uses/', heading: 'Uses', name: 'Uses', navLabel: 'Uses', blocks: [] }
  const quiet = { ...page, path: 'imprint/', navLabel: undefined }
  const content = { ...makeContent(hero), pages: [], ownPages: [quiet, page] }
  const [script, document] = await Promise.all(
    [false, true].map((withStatic) => createPortfolioModule(content, folder, '/', withStatic)),
  )
  const links = '"pageLinks":[{"path":"uses/","label":"Uses"}]'
  expect([script, document]).toEqual([
    expect.stringContaining(links),
    expect.stringContaining(links),
  ])
  expect(script).not.toContain('heading":"Uses')
  expect(document).toContain('"path":"imprint/","heading":"Uses"')
})

test('the text of a footer is not in a script, and that there is one is', async () => {
  const content = { ...makeContent(hero), pages: [], footer: footer.parse({ text: 'Made here.' }) }
  const [script, document] = await Promise.all(
    [false, true].map((withStatic) => createPortfolioModule(content, folder, '/', withStatic)),
  )
  expect(script).toContain('"hasFooter":true')
  expect(script).not.toContain('Made here.')
  expect(document).toContain('Made here.')
  expect((await run(makeContent(hero))).hasFooter).toBe(false)
})

test('each section has what its shell needs', async () => {
  writeFileSync(join(folder, 'media/a.gif'), gif)
  const card = { id: 'a', title: 'Card', description: 'Words of a card.' }
  const { heads } = await run(
    makeContent(
      {
        type: 'expertise',
        id: 'skills',
        navLabel: 'Skills',
        heading: 'Skills',
        cards: [card, { ...card, id: 'b' }],
      },
      makeStrip({ src: 'media/a.gif', alt: 'A' }),
    ),
  )
  expect(heads).toEqual([
    { type: 'expertise', id: 'skills', navLabel: 'Skills', fadeUp: true, hasHeading: true },
    { type: 'gif-strip', id: 'gifs', fadeUp: false, hasHeading: false, isCompact: true },
  ])
})

describe('everything else is passed on as written', () => {
  test.each([
    ['a picture of another host', makeStrip({ src: 'https://example.org/a.gif', alt: 'A' })],
    [
      'a picture of another host with a size',
      makeStrip({ src: 'https://example.org/a.gif', alt: 'A', width: 40, height: 30 }),
    ],
    [
      'texts that look like the module’s own names',
      makeStrip({ src: 'https://example.org/a.gif', alt: 'file:0', caption: 'file0' }),
    ],
    [
      'texts with quotes, markup and line ends',
      makeStrip({
        src: 'https://example.org/a.gif',
        alt: '"file:0" \\ </script>\n\u2028`${1}`',
        caption: '{[',
      }),
    ],
  ])('%s', async (_, section) => {
    const content = makeContent(section)
    const read = await run(content)
    expect({ imports: read.imports, content: read.content }).toEqual({ imports: [], content })
  })
})
