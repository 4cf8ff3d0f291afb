import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { measureOverflow } from '#check/visit/measure-overflow.ts'
import { readItems } from '#json/untyped-value.ts'

import {
  buildVariant,
  readDefaultContent,
  type RawContent,
} from '../../scripts/sites/build-variant.ts'
import { findMisplacedText } from '../accessibility/find-misplaced-text.ts'
import { changeSection } from '../default-portfolio.ts'
import { expect, test, visit } from '../test.ts'

const alt = 'Ada at her desk'

/** A photo of 600 by 900 pixels, stored on its side, that says where and with what it was taken. */
async function takePhoto(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'SecretCamera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '7/1 30/1 0/1' },
  }
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6b8c' } })
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function showPicture(content: RawContent) {
  const picture = { src: 'media/portrait.jpg', alt }
  changeSection(content, 'hero', { animation: undefined, picture })
}

function showLongTag(content: RawContent, language: string) {
  showPicture(content)
  changeSection(content, 'hero', { tag: 'Ines Langley' })
  content['site'] = { title: 'Ines', description: 'A page.', language }
}

const caption = 'Photo: Mira Holt, Rotterdam'

/** Pictures that are higher than wide: that of the hero, a gif, a portrait with a caption, and two of a project. */
function showTallPictures(content: RawContent) {
  showPicture(content)
  changeSection(content, 'gif-strip', { images: [{ src: 'media/tower.gif', alt: 'A tower' }] })
  content['profile'] = {
    image: { src: 'media/portrait.jpg', alt, caption },
    projects: [
      { name: 'Atlas', images: { src: 'media/portrait.jpg', alt }, story: 'stories/atlas.md' },
    ],
  }
  content['sections'] = [
    ...readItems(content['sections']),
    { type: 'about', id: 'about', heading: 'About me' },
  ]
}

/** A gif of two frames, 100 by 300 pixels. */
async function drawTower(): Promise<Buffer> {
  const frames = ['#3a6b8c', '#8c3a6b'].map((background) =>
    sharp({ create: { width: 100, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}

const takeTallFiles = async () => ({
  ...(await takeFiles()),
  'media/tower.gif': await drawTower(),
  'stories/atlas.md': `![${alt}](media/portrait.jpg)`,
})

const takeFiles = async () => ({ 'media/portrait.jpg': await takePhoto() })

const findHeroPicture = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: alt }).first()

/** The address of the file that the browser chose for the picture. */
async function readCurrentSource(page: Page): Promise<string> {
  return findHeroPicture(page).evaluate((image) =>
    image instanceof HTMLImageElement ? image.currentSrc : '',
  )
}

/** Loads a picture. Returns what the server and the file say that it is. */
async function readPicture(page: Page, address: string) {
  const response = await page.request.get(address)
  const { format, width, height } = await sharp(await response.body()).metadata()
  return { type: response.headers()['content-type'], format, width, height }
}

test('no built file says where a photo was taken, and the original is in none', async () => {
  const content = readDefaultContent()
  showTallPictures(content)
  const { folder } = await buildVariant(content, {}, await takeTallFiles(), false)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
    if (/Exif\0|xmpmeta|SecretCamera|SecretPlace/u.test(bytes)) found.push(file.name)
  }
  expect(found).toEqual([])
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.jpg'))).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the hero shows a photo upright, at once and in the best format', async ({
      page,
      variant,
      expectedMessages,
    }) => {
      const site = await variant(showTallPictures, {}, await takeTallFiles())
      await page.goto(site.url)
      const picture = findHeroPicture(page)
      await expect(picture).toBeVisible()
      await expect(picture).toHaveAttribute('fetchpriority', 'high')
      await expect(picture).toHaveAttribute('width', '600')
      await expect(picture).toHaveAttribute('height', '900')
      await expect.poll(() => readCurrentSource(page)).toMatch(/\.avif$/u)
      const chosen = await readPicture(page, await readCurrentSource(page))
      expect(chosen).toEqual({ type: 'image/avif', format: 'heif', width: 480, height: 720 })
      const fallback = await readPicture(
        page,
        new URL((await picture.getAttribute('src')) ?? '', site.url).href,
      )
      expect(fallback).toEqual({ type: 'image/webp', format: 'webp', width: 600, height: 900 })

      await test.step('its alt can be read on its colour if it fails to load', async () => {
        expectedMessages.push(/ERR_FAILED/u)
        await page.route(/\.avif$/u, (route) => route.abort())
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.reload()
          await expect(picture).toHaveCSS('color', 'rgb(255, 255, 255)')
        }
      })
    })
  })
}

for (const language of ['en', 'ar']) {
  test(`beside a long tag the photo of the hero is whole and clear of the letters, in "${language}"`, async ({
    page,
    variant,
  }) => {
    const { url } = await variant(
      (content) => showLongTag(content, language),
      {},
      await takeFiles(),
    )
    await visit(page, url)
    for (const width of [320, 360, 768, 1024, 1120, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await measureOverflow(page)).toEqual([])
      const { photo, lines } = await page.getByRole('main').evaluate(measureHero)
      expect(lines).toHaveLength(1)
      expect(photo.top).toBeGreaterThan(Math.max(...lines.map(({ bottom }) => bottom)))
      expect(photo.left).toBeGreaterThanOrEqual(0)
      expect(photo.right).toBeLessThanOrEqual(width)
    }
  })
}

test('on paper the photo of the hero is beside a short tag, and below one that leaves no room', async ({
  page,
  variant,
}) => {
  const sites = [
    [await variant(showTallPictures, {}, await takeTallFiles()), true],
    [await variant((content) => showLongTag(content, 'en'), {}, await takeFiles()), false],
  ] as const
  for (const [{ url }, isBeside] of sites) {
    await visit(page, url)
    await page.emulateMedia({ media: 'print' })
    // A5 between its margins.
    await page.setViewportSize({ width: 460, height: 700 })
    const { photo, lines } = await page.getByRole('main').evaluate(measureHero)
    const [{ top, bottom } = { top: NaN, bottom: NaN }] = lines
    expect(photo.top < (top + bottom) / 2).toBe(isBeside)
    expect(photo.right).toBeCloseTo(460, 0)
  }
})

test('the caption of a portrait is in line with its heading, which does not cover it', async ({
  page,
  variant,
}) => {
  await visit(page, (await variant(showTallPictures, {}, await takeTallFiles())).url)
  const [shown, heading] = [page.getByText(caption), page.getByText('About me')]
  await heading.scrollIntoViewIfNeeded()
  for (const width of [320, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findMisplacedText(page), `${width} px`).toEqual([])
    const [left, expected] = await Promise.all(
      [shown, heading].map((one) => one.evaluate(measureTextStart)),
    )
    expect(left).toBeCloseTo(expected ?? NaN, 0)
  }
})

test('the tall pictures of a project are whole, and about as high as a window', async ({
  page,
  variant,
}) => {
  const { url } = await variant(showTallPictures, {}, await takeTallFiles())
  await page.goto(`${url}/projects/atlas/`)
  const pictures = page.getByRole('main').getByRole('img', { name: alt })
  await expect(pictures).toHaveCount(2)
  const measured = await pictures.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().height, getComputedStyle(one).objectFit]),
  )
  expect(measured).toEqual([
    [960, 'contain'],
    [960, 'contain'],
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('the still picture of a tall gif fills its box', async ({ page, variant }) => {
    await page.goto((await variant(showTallPictures, {}, await takeTallFiles())).url)
    const picture = page.getByRole('img', { name: 'A tower' })
    const ratio = await picture.evaluate(
      (image: HTMLElement) => image.offsetWidth / image.offsetHeight,
    )
    expect(ratio).toBeCloseTo(4 / 3, 1)
  })
})

/** Where the text of an element starts, in px from the left. Runs in the page. */
function measureTextStart(element: Element): number {
  const letters = document.createRange()
  letters.selectNodeContents(element)
  return letters.getBoundingClientRect().left
}

/** Returns the box of the photo and those of the lines of the tag. Runs in the page. */
function measureHero(main: HTMLElement) {
  const letters = document.createRange()
  letters.selectNodeContents(main.querySelector('h1 span')?.firstChild ?? main)
  const photo = main.querySelector('img')?.getBoundingClientRect()
  if (!photo) throw new Error('The hero has no photo.')
  const { left, right, top } = photo
  return {
    photo: { left, right, top },
    lines: [...letters.getClientRects()].map(({ top: start, bottom }) => ({ top: start, bottom })),
  }
}
