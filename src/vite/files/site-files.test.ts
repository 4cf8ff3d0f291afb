import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { formatPath } from '#disk/format-path.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { madeFiles } from '#validate/links/check-site-file.ts'

import { createSiteFiles } from './site-files.ts'

function makeContent({ site = {}, theme = {}, tag = 'AHK' }) {
  return parsePortfolio({
    site: { title: 'Title', description: 'Words.', ...site },
    theme,
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [{ type: 'hero', id: 'home', tag, jobTitle: 'Developer', tagline: 'In sync.' }],
  })
}

const computeHash = (body: string | Buffer | undefined) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex')

describe('the files that are made from the content', () => {
  test('are icons of every kind, a manifest that names them, and files for crawlers', async () => {
    const { files, sharePicture } = await createSiteFiles(makeContent({}), '/folio/')
    const names = madeFiles.filter((name) => name !== 'sitemap.xml')
    expect([Object.keys(files).toSorted(), sharePicture]).toEqual([names, undefined])
    const measureFile = (name: string) => {
      const { type, width, height } = imageSize(Buffer.from(files[name] ?? ''))
      return `${type} ${width}x${height}`
    }
    const manifest: { start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
      String(files['manifest.webmanifest']),
    )
    expect(manifest.start_url).toBe('/folio/')
    for (const { src, sizes } of manifest.icons) {
      expect(measureFile(src.replace('/folio/', ''))).toBe(`png ${sizes}`)
    }
    expect(['apple-touch-icon.png', 'favicon.ico', 'favicon.svg'].map(measureFile)).toEqual([
      'png 180x180',
      'ico 32x32',
      'svg 512x512',
    ])
  })

  test('show the tag in the colours of the theme', async () => {
    const theme = { scheme: 'light', accent: { light: '#0a6b45' } }
    const { files } = await createSiteFiles(makeContent({ theme }), '/')
    expect(files['favicon.svg']).toContain('#0a6b45')
    const other = await createSiteFiles(makeContent({ theme, tag: 'ADA' }), '/')
    expect(computeHash(other.files['icon-512.png'])).not.toBe(computeHash(files['icon-512.png']))
  })

  test.each(['AHK', 'gy', 'Jay'])('keep the tag %s above the line', async (tag) => {
    const icon = String((await createSiteFiles(makeContent({ tag }), '/')).files['favicon.svg'])
    const [, letters = ''] = /<g clip-path="url\(#b\)">(.+)<\/g>\n/u.exec(icon) ?? []
    const whole = `<svg xmlns="http://www.w3.org/2000/svg">${letters}</svg>`
    const { y = 0, height = 0 } =
      new Resvg(whole.replaceAll(/fill="var[^"]+"/gu, '')).getBBox() ?? {}
    const [, bar] = /d="M[\d.]+ ([\d.]+)h[\d.]+v/u.exec(icon) ?? []
    expect(height).toBeGreaterThan(100)
    expect(y + height).toBeLessThan(Number(bar) - 5)
  })

  test('have the initials as capitals of the language', async () => {
    const drawIcon = async (tag: string) => {
      const site = { title: 'İ', description: 'A.', language: 'tr' }
      return (await createSiteFiles(makeContent({ tag, site }), '/')).files['favicon.svg']
    }
    expect(await drawIcon('incir ince')).toBe(await drawIcon('İncir İnce'))
  })

  test.each([
    ['archivo', 'AHK'],
    ['archivo', 'Imke Daal'],
    ['big-shoulders', 'Imke Daal'],
    ['big-shoulders', 'Li'],
    ['newsreader', 'W'],
  ])('keep the icon that phones cut within its safe circle: %s, %s', async (display, tag) => {
    const theme = { scheme: 'dark', fonts: { display } }
    const { files } = await createSiteFiles(makeContent({ tag, theme }), '/')
    const { data, info } = await sharp(files['icon-maskable-512.png'])
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const distances = [...data].map((shade, index) => {
      const [x, y] = [index % info.width, Math.floor(index / info.width)]
      return shade === data[0] ? 0 : Math.hypot(x - 255.5, y - 255.5)
    })
    expect(distances.reduce((one, other) => Math.max(one, other))).toBeLessThan(0.4 * 512)
  })

  test('include an icon that follows the visitor’s scheme, if the page does', async () => {
    const { files } = await createSiteFiles(makeContent({}), '/')
    expect(files['favicon.svg']).toContain('prefers-color-scheme:light')
    expect(files['favicon.svg']).toContain('#0b0e14')
    expect(files['favicon.svg']).toContain('#f5f3ee')
  })

  test('include a picture for shared links, with a hash in its name, if there is an address', async () => {
    const site = { url: 'https://example.org/' }
    const [one, same, other] = await Promise.all([
      createSiteFiles(makeContent({ site }), '/'),
      createSiteFiles(makeContent({ site }), '/'),
      createSiteFiles(makeContent({ site, tag: 'ADA' }), '/'),
    ])
    const picture = Buffer.from(one.files[one.sharePicture ?? ''] ?? '')
    expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(300_000)
    expect(same.sharePicture).toBe(one.sharePicture)
    expect(other.sharePicture).not.toBe(one.sharePicture)
  })

  // Phones show what is transparent in black.
  const onPhones = ['apple-touch-icon.png', 'icon-maskable-512.png']

  test('are made of the owner’s icon and picture for shared links, if "public" has them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-public-'))
    const circle = '<circle cx="5" cy="5" r="5" fill="#f00"/>'
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${circle}</svg>`
    writeFileSync(join(folder, 'favicon.svg'), icon)
    const photo = sharp({ create: { width: 1280, height: 720, channels: 3, background: 'red' } })
    await photo.jpeg().toFile(join(folder, 'share.jpg'))
    const content = makeContent({ site: { url: 'https://example.org/' } })
    const { files, sharePicture = '' } = await createSiteFiles(content, '/', folder)
    rmSync(folder, { recursive: true })
    const { data } = await sharp(files['icon-192.png']).raw().toBuffer({ resolveWithObject: true })
    const middle = (96 * 192 + 96) * 4
    expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0])
    const isOpaque = async (name: string) => (await sharp(files[name]).stats()).isOpaque
    expect(await Promise.all(onPhones.map(isOpaque))).toEqual([true, true])
    expect(sharePicture).toMatch(/^static\/media\/share-.{8}\.jpg$/u)
    expect(imageSize(Buffer.from(files[sharePicture] ?? ''))).toMatchObject({
      type: 'jpg',
      width: 1200,
      height: 630,
    })
  })

  test('are not made of a damaged picture for shared links, which is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-public-'))
    const file = join(folder, 'share.jpg')
    const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
    writeFileSync(file, (await photo.jpeg().toBuffer()).subarray(0, 900))
    const content = makeContent({ site: { url: 'https://example.org/' } })
    await expect(createSiteFiles(content, '/', folder)).rejects.toThrow(
      `The picture ${formatPath(file)} is damaged and cannot be converted (`,
    )
    rmSync(folder, { recursive: true })
  })

  test.each(['Ж', '漢字', '🚀', 'a', 'a tag of many words xyz', '<&">'])(
    'can be made of the tag %s',
    async (tag) => {
      const { files, sharePicture } = await createSiteFiles(
        makeContent({ site: { url: 'https://example.org/' }, tag }),
        '/',
      )
      expect(imageSize(Buffer.from(files[sharePicture ?? ''] ?? ''))).toMatchObject({ width: 1200 })
    },
  )
})
