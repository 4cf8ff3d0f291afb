import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Page } from '@playwright/test'

import { validate } from '#cli/commands/validate.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'

import type { RawContent } from '../../scripts/sites/build-variant.ts'
import {
  changeSection,
  readDefaultConversation,
  findDefaultSection,
  revertDescription,
} from '../default-portfolio.ts'
import { waitForFrames, scrollTo } from '../page/frames.ts'
import { serveDevelopment, type DevelopmentSite } from '../../scripts/sites/serve-development.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

// What Vite and React say in development.
test.use({ expectedMessages: [/^\[vite\] (?:connect|hot updated)|React DevTools/u] })

declare global {
  interface Window {
    /** A mark that a reload removes. */
    untouched?: boolean
  }
}

const { id, heading } = findDefaultSection('expertise')
const { tagline } = findDefaultSection('hero')

const findOverlay = (page: Page) => page.locator('vite-error-overlay')
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const findExpertise = (page: Page, name = heading) =>
  page.getByRole('heading', { name, exact: true })

let development: DevelopmentSite

// One server for the file, and one editor of its content at a time.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  development = await serveDevelopment()
})
test.afterAll(() => development.stop())

/** The content that a test edits. */
let original: string

const restore = () => writeFile(development.contentFile, original)

/** Starts with the whole content, or with three sections: a page loads fewer modules. */
function startWith(isWhole: boolean) {
  const content = JSON.parse(development.original)
  const kept = readItems(content.sections).filter((section) =>
    /^(?:hero|expertise|contact)$/u.test(String(readProperty(section, 'type'))),
  )
  if (!isWhole) content.sections = kept
  original = JSON.stringify(content, null, 2)
  return restore()
}

function edit(before: string, after: string) {
  if (!original.includes(before)) throw new Error(`The content does not hold ${before}.`)
  return writeFile(development.contentFile, original.replace(before, after))
}

/** Keeps a page from being connected with the server. Returns a function that lets it be. */
async function holdSocket(page: Page): Promise<() => void> {
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  await page.routeWebSocket(/./u, async (socket) => {
    await connected
    socket.connectToServer()
  })
  return connect
}

/** Keeps the messages of a connected page from the server. Returns a function that lets them go. */
async function holdMessages(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.routeWebSocket(/./u, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage(async (message) => {
      await released
      server.send(message)
    })
  })
  return release
}

/** Changes the content and writes it. */
function editContent(change: (content: RawContent) => void) {
  const content = JSON.parse(original)
  change(content)
  return writeFile(development.contentFile, `${JSON.stringify(content, null, 2)}\n`)
}

/** Writes a picture of the content, as wide as this, px. */
function drawBox(width: number) {
  return writeFile(
    join(dirname(development.contentFile), 'media/a.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"><path d="M0 0h9"/></svg>`,
  )
}

/** Returns the errors that `npm run validate` prints, one per line. */
async function listErrorsOfCommand(): Promise<string[]> {
  const lines: string[] = []
  await validate.run(['--format', 'compact', development.contentFile], {
    out: (text) => lines.push(...text.split('\n')),
    error: (text) => lines.push(text),
  })
  return lines.filter((line) => /^\S+ error /u.test(line))
}

/** Expects the messages and positions of `npm run validate` in the overlay. */
async function expectOverlayOfCommand(page: Page, count: number) {
  const errors = await listErrorsOfCommand()
  expect(errors).toHaveLength(count)
  await expect(findOverlay(page).locator('.message-body')).toHaveText(errors.join('\n'))
  const place = /:\d+:\d+(?=:)/u.exec(errors[0] ?? '')?.[0]
  await expect(findOverlay(page).locator('.file')).toHaveText(`${development.contentFile}${place}`)
}

/** Marks a page, until it is loaded again. */
function mark(page: Page) {
  return page.evaluate(() => {
    window.untouched = true
  })
}

function isMarked(page: Page) {
  return page.evaluate(() => window.untouched === true)
}

/**
 * Opens the page, and waits until the server has answered what content it shows: an edit before that
 * may load it again.
 */
async function visitConnected(page: Page, address: string) {
  const answer = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => /"type":"update"/u.test(`${payload}`)),
    )
  await Promise.all([visit(page, address), answer])
}

/** Opens the page, marks it and scrolls to the expertise. */
async function openAndScroll(page: Page) {
  await openAt(page, { heading })
  await mark(page)
  // Sections above may still change their height.
  await expect
    .poll(
      async () => {
        await scrollTo(page, await measureTop(page).then((top) => measureScroll(page, top)))
        await waitForFrames(page, 30)
        return measureTop(page)
      },
      { timeout: 30_000 },
    )
    .toBeCloseTo(200, -1)
}

/** Opens the page and scrolls to a section. */
async function openAt(page: Page, section: { readonly heading: string }) {
  await visitConnected(page, development.url)
  await scrollToSection(page, section)
}

/** Scrolls to a section through all sections above it, which load. */
async function scrollToSection(page: Page, section: { readonly heading: string }) {
  const region = page.getByRole('region', { name: section.heading })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const above of await page.locator('main > section').all()) {
    await above.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    await expect(above.getByRole('heading').first()).toBeVisible()
    if ((await above.and(region).count()) > 0) return
  }
}

/** Returns the distance of the section from the top of the window, px. */
function measureTop(page: Page): Promise<number> {
  return page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top)
}

function measureScroll(page: Page, top: number): Promise<number> {
  return page.evaluate((distance) => scrollY + distance - 200, top)
}

/** Expects that the page was not reloaded and the section has not moved. */
async function expectUntouched(page: Page) {
  expect(await isMarked(page)).toBe(true)
  expect(await measureTop(page)).toBeCloseTo(200, -1)
}

test.describe('while the content is edited', () => {
  test.beforeEach(() => startWith(false))

  test('an edit, also of the theme, appears without a reload, at the same scroll position, and a problem covers it as text', async ({
    page,
    expectedMessages,
  }) => {
    // Vite writes to the console too.
    expectedMessages.push(/\[vite\] Internal Server Error/u)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await openAndScroll(page)
    await test.step('a mistake in the first edit of a page is corrected without a reload', async () => {
      await edit(`"tagline": "${tagline}"`, '"tagline": 7')
      await expect(findOverlay(page)).toBeVisible()
      await edit(`"heading": "${heading}"`, '"heading": "My crafts"')
      await expect(findExpertise(page, 'My crafts')).toBeVisible()
      await expect(findOverlay(page)).toHaveCount(0)
      await expectUntouched(page)
    })

    await edit(
      '"preloader": {',
      '"theme": { "scheme": "dark", "ground": { "dark": "#000000" } },\n  "preloader": {',
    )
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .toBe('rgb(0, 0, 0)')
    await expect(findExpertise(page)).toBeInViewport()
    await expectUntouched(page)

    await edit(`"heading": "${heading}"`, '"heading": "What I do best"')
    await expect(findExpertise(page, 'What I do best')).toBeInViewport()
    await expectUntouched(page)

    await test.step('a problem and its position cover the last valid page until it is corrected', async () => {
      await edit(`"tagline": "${tagline}"`, '"tagline": 7, "scrolTo": "nowhere"')
      await expect(findOverlay(page)).toBeVisible()
      await expectOverlayOfCommand(page, 2)
      await expect(findOverlay(page).locator('.tip')).toHaveText(
        'Correct the mistake and save the file. Esc closes this message.',
      )
      const line = original.slice(0, original.indexOf('"tagline"')).split('\n').length
      await expect(findOverlay(page).getByText(`portfolio.json:${line}:18`).first()).toBeVisible()
      await expect(findOverlay(page).locator('.frame')).toContainText(
        `> ${line} |       "tagline": 7`,
      )
      await expect(findExpertise(page, 'What I do best')).toBeVisible()
      await expectUntouched(page)

      await edit(`"heading": "${heading}"`, '"heading": "Mended"')
      await expect(findExpertise(page, 'Mended')).toBeVisible()
      await expect(findOverlay(page)).toHaveCount(0)
      await expectUntouched(page)
    })

    await test.step('hostile text is quoted as text', async () => {
      const words = '<img src=x onerror=alert(1)></pre><script>alert(2)</script>'
      await editContent((content) => {
        changeSection(content, 'expertise', { heading: words })
        Object.assign(content, { [words]: words })
      })
      await expect(findOverlay(page).locator('.message-body')).toContainText(words)
      await expect(findOverlay(page).locator('img, script')).toHaveCount(0)
      expect(dialogs).toEqual([])
    })
  })

  test('an edit reaches a page that was not connected, and one that could not load the content, and no page is loaded again without need', async ({
    page,
    context,
  }) => {
    await visitConnected(page, `${development.url}#${id}`)
    await test.step('a link from another page leads to its section', () =>
      expect(findExpertise(page)).toBeInViewport())
    await mark(page)

    await test.step('an edit that comes before a page is connected', async () => {
      const late = await context.newPage()
      const connect = await holdSocket(late)
      await visit(late, development.url)
      await expect(findExpertise(late)).toBeAttached()
      await edit(`"heading": "${heading}"`, '"heading": "What I do best"')
      await expect(findExpertise(page, 'What I do best')).toBeAttached()
      await expect(findExpertise(late)).toBeAttached()
      connect()
      await expect(findExpertise(late, 'What I do best')).toBeAttached()
      await late.close()
    })

    await test.step('an edit after which a page that failed is loaded again', async () => {
      const failed = await context.newPage()
      // After an edit its address ends with a time.
      const content = /virtual:portfolio(?:\?|$)/u
      await failed.route(content, (route) => route.abort())
      const failure = failed.waitForEvent('requestfailed', (request) => content.test(request.url()))
      const connection = failed.waitForEvent('websocket')
      await failed.goto(development.url)
      await Promise.all([failure, connection])
      await failed.unroute(content)
      await edit(`"heading": "${heading}"`, '"heading": "My crafts"')
      await expect(findExpertise(failed, 'My crafts')).toBeAttached()
    })

    await expect(findExpertise(page, 'My crafts')).toBeInViewport()
    expect(await isMarked(page)).toBe(true)
  })

  test('what becomes of the content before a page is connected is shown once it is', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/\[vite\]|Failed to load resource/u)

    await test.step('a mistake covers the page', async () => {
      const connect = await holdSocket(page)
      await visit(page, development.url)
      await expect(findExpertise(page)).toBeAttached()
      await edit(`"heading": "${heading}"`, '"heading": 7')
      connect()
      await expectOverlayOfCommand(page, 1)
      await expect(findExpertise(page)).toBeAttached()
      await restore()
    })

    await test.step('a file that is away does not end the server', async () => {
      const connect = await holdSocket(page)
      await visit(page, development.url)
      await expect(findExpertise(page)).toBeAttached()
      await rm(development.contentFile)
      connect()
      await expect(findOverlay(page).getByText('no such file').first()).toBeVisible()
      await restore()
      await expect(findOverlay(page)).toHaveCount(0)
      await expect(findExpertise(page)).toBeAttached()
    })

    await test.step('a mistake that is corrected does not stay', async () => {
      await edit(`"heading": "${heading}"`, '"heading": 7')
      const connect = await holdSocket(page)
      await page.goto(development.url)
      await expect(findOverlay(page)).toBeVisible()
      await restore()
      connect()
      await expect(findExpertise(page)).toBeAttached()
      await expect(findOverlay(page)).toHaveCount(0)
    })

    await test.step('nor does one that became another', async () => {
      await edit(`"heading": "${heading}"`, '"heading": 7')
      const connect = await holdSocket(page)
      await page.goto(development.url)
      await expectOverlayOfCommand(page, 1)
      await edit(`"heading": "${heading}"`, `"heading": "${heading}", "colour": "red"`)
      connect()
      await expectOverlayOfCommand(page, 1)
    })
  })

  test('a mistake that comes before a connected page has said what it shows leaves the page as it is', async ({
    page,
  }) => {
    const release = await holdMessages(page)
    await visit(page, development.url)
    await expect(findExpertise(page)).toBeAttached()
    await mark(page)
    await edit(`"heading": "${heading}"`, '"heading": 7')
    await expectOverlayOfCommand(page, 1)
    // The answer to the held messages is another overlay, of the same problem.
    await findOverlay(page).evaluate((one) => one.setAttribute('data-first', ''))
    release()
    await expect(page.locator('vite-error-overlay:not([data-first])')).toBeAttached()
    await expectOverlayOfCommand(page, 1)
    await expect(findExpertise(page)).toBeAttached()
    expect(await isMarked(page)).toBe(true)
  })

  test('a section that failed says why, and is shown after an edit that corrects it, without a reload', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/This view fails/u)
    await page.route(/expertise\.tsx$/u, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function Expertise({ section }) {
          if (section.heading === '${heading}') throw new Error('This view fails.')
          return section.heading
        }`,
      }),
    )
    await visitConnected(page, development.url)
    await mark(page)
    const section = page.locator(`#${id}`)
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('alert')).toContainText('Error: This view fails.')
    await edit(`"heading": "${heading}"`, '"heading": "What I do best"')
    await expect(section).toHaveText('What I do best')
    expect(await isMarked(page)).toBe(true)
  })

  test('a problem that is there from the start is shown, and a file that was away is followed', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/\[vite\]|Failed to load resource/u)
    await edit(`"heading": "${heading}"`, `"heading": "${heading}", "colour": "red"`)
    await page.goto(development.url)
    await expect(findOverlay(page).getByText('colour').first()).toBeVisible()
    await expectOverlayOfCommand(page, 1)
    await expect(findOverlay(page).locator('.tip')).toContainText('Correct the mistake')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCount(0)
    await restore()
    await expect(title).toBeVisible()
    await expect(findOverlay(page)).toHaveCount(0)

    await expect(findExpertise(page)).toBeAttached()
    await rm(development.contentFile)
    await expect(findOverlay(page).getByText('no such file').first()).toBeVisible()
    await restore()
    await expect(findOverlay(page)).toHaveCount(0)
    await expect(findExpertise(page)).toBeAttached()
    await edit(`"heading": "${heading}"`, '"heading": "My crafts"')
    await expect(findExpertise(page, 'My crafts')).toBeAttached()
  })
})

test.describe('an edit of the content keeps', () => {
  test.beforeEach(() => startWith(true))

  const conversation = readDefaultConversation()
  const { speaker, scenes } = conversation
  const [intro, awesome] = [scenes['intro'], scenes['awesome']].map((scene) => scene?.lines ?? [])

  const findLines = (page: Page) => page.getByRole('log', { name: speaker }).getByRole('paragraph')

  /** Goes to the second line of the second scene, by keyboard. */
  async function talk(page: Page): Promise<string[]> {
    await openAt(page, conversation)
    for (const name of ['Start', 'Continue', 'Continue', 'Continue', 'Yes', 'Continue']) {
      await findButton(page, name).press('Enter')
    }
    const said = [...(intro ?? []), 'Yes', ...(awesome ?? []).slice(0, 2)]
    await expect(findLines(page)).toHaveText(said)
    await expect(findButton(page, 'Continue')).toBeFocused()
    return said
  }

  test('the place, the log and the focus in a conversation as long as its scene is there, the page of the carousel, and the text in the form', async ({
    page,
  }) => {
    const said = await talk(page)
    await test.step('other lines and another heading', async () => {
      await editContent((content) =>
        changeSection(content, 'conversation', {
          heading: 'Talk to another robot',
          scenes: {
            ...scenes,
            intro: { ...scenes['intro'], lines: ['Said in other words.', 'In two lines.'] },
            'not-sure': { ...scenes['not-sure'], lines: ['Not said yet.'] },
          },
        }),
      )
      await expect(page.getByRole('region', { name: 'Talk to another robot' })).toBeInViewport()
      await expect(findLines(page)).toHaveText(said)
      await expect(findLines(page).last()).toBeInViewport()
      await expect(findButton(page, 'Continue')).toBeFocused()
    })
    await test.step('the line that is edited', async () => {
      await editContent((content) =>
        changeSection(content, 'conversation', {
          scenes: {
            ...scenes,
            awesome: { ...scenes['awesome'], lines: ['One.', 'Two.', 'Three.'] },
          },
        }),
      )
      await expect(findLines(page)).toHaveText([...said.slice(0, -2), 'One.', 'Two.'])
      await expect(findButton(page, 'Continue')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(findLines(page).last()).toHaveText('Three.')
      await expect(findButton(page, 'Yes')).toBeFocused()
    })
    await test.step('no open dialogue whose scene is removed, and Start opens it again', async () => {
      await editContent((content) => {
        const others = Object.entries(scenes).filter(([name]) => name !== 'awesome')
        changeSection(content, 'conversation', {
          scenes: JSON.parse(
            JSON.stringify(Object.fromEntries(others)).replaceAll('"awesome"', '"why-I-build"'),
          ),
        })
      })
      await expect(findButton(page, 'Start')).toBeInViewport()
      await expect(findButton(page, 'Close')).toHaveCount(0)
      await expect(findLines(page)).toHaveCount(0)
      await findButton(page, 'Start').click()
      await expect(findLines(page)).toHaveText((intro ?? []).slice(0, 1))
    })
    await test.step('the page of the carousel', async () => {
      const skills = findDefaultSection('skills')
      await scrollToSection(page, skills)
      const lastPage = page.getByLabel(skills.pagesLabel).getByRole('button').last()
      await lastPage.click()
      const slides = skills.slides.map((slide) => ({
        ...revertDescription(slide),
        title: `${slide.title}, edited`,
      }))
      const findLast = (name = '') => page.getByRole('heading', { name, exact: true })
      await expect(findLast(skills.slides.at(-1)?.title)).toBeInViewport()
      await editContent((content) => changeSection(content, 'skills', { heading: 'Tools', slides }))
      await expect(page.getByRole('region', { name: 'Tools' })).toBeInViewport()
      await expect(findLast(slides.at(-1)?.title)).toBeInViewport()
      await expect(lastPage).toHaveAttribute('aria-current', 'true')
      await expect(lastPage).toBeFocused()
    })
    await test.step('the text in the contact form below sections that are added', async () => {
      const contact = findDefaultSection('contact')
      await page.getByRole('heading', { name: contact.heading }).scrollIntoViewIfNeeded()
      await page.getByLabel(contact.nameLabel).fill('Ada')
      const message = page.getByLabel(contact.messageLabel)
      await message.pressSequentially('Hello, ')
      await editContent((content) => {
        changeSection(content, 'contact', { heading: 'Write to me' })
        const sections = content['sections']
        if (Array.isArray(sections)) sections.unshift({ ...sections[1], id: 'above' })
      })
      await expect(page.getByRole('region', { name: 'Write to me' })).toBeInViewport()
      await expect(message).toBeFocused()
      await page.keyboard.type('world')
      await expect(message).toHaveValue('Hello, world')
      await expect(page.getByLabel(contact.nameLabel)).toHaveValue('Ada')
    })
  })

  test('a line complete that is edited while it is being typed', async ({ page }) => {
    await editContent((content) => changeSection(content, 'conversation', { typingDelay: 200 }))
    await openAt(page, conversation)
    await page.emulateMedia(withMotion.contextOptions)
    const line = findLines(page).first()
    // Until the typist's chunk has loaded a line appears whole; then start again.
    await expect(async () => {
      await findButton(page, 'Start').click()
      const seen = await readVisibleText(line)
      if (seen === intro?.[0]) await findButton(page, 'Close').click()
      expect(seen).not.toBe(intro?.[0])
    }).toPass()
    await editContent((content) =>
      changeSection(content, 'conversation', {
        typingDelay: 200,
        scenes: { ...scenes, intro: { ...scenes['intro'], lines: ['Oh. You again.', 'Hm.'] } },
      }),
    )
    await expect.poll(() => readVisibleText(line)).toBe('Oh. You again.')
  })

  test('no picture that its owner replaced', async ({ page }) => {
    const strip = { heading: 'Drawings', images: [{ id: 'a', src: 'media/a.svg', alt: 'A box' }] }
    await drawBox(40)
    await editContent((content) => changeSection(content, 'gif-strip', strip))
    await openAt(page, strip)
    const picture = page.getByRole('img', { name: 'A box' })
    const readWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(readWidth).toBe(40)
    await drawBox(60)
    await expect.poll(readWidth).toBe(60)
  })
})
