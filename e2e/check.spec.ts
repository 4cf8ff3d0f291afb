import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { buildIfChanged } from '#bin/build-if-changed.ts'
import { findMissingTexts, type ReadableText } from '#check/texts/find-missing-texts.ts'
import { listSiteTexts } from '#check/texts/list-site-texts.ts'
import { readShownText } from '#check/texts/read-shown-text.ts'
import { findBarriers } from '#check/visit/find-barriers.ts'
import { visitSite } from '#check/visit/visit-site.ts'
import { waitInPage } from '#check/visit/wait-in-page.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { readDefaultContent } from '../scripts/sites/build-variant.ts'
import { editEverySection } from './contents/edited-contents.ts'
import { expect, test } from './test.ts'

// What is planted is found on a page of any length. "npm run fixtures" builds this one, too.
const [smallFolder, smallContent] = [
  'out/fixtures/hero-alone',
  'fixtures/hero-alone/portfolio.json',
]
const small = parsePortfolio(JSON.parse(readFileSync(smallContent, 'utf8')))
const [hero] = small.sections
if (hero?.type !== 'hero') throw new Error('The content has no hero.')
const { tagline } = hero

const planted = `
  <section aria-label="Planted">
    <h2>Planted</h2>
    <a href="#nowhere">No anchor</a>
    <a href="/gone.pdf">No file</a>
    <img src="/favicon.svg" />
    <img src="/gone.png" alt="A lost picture" />
    <img src="/broken.svg" alt="A broken picture" />
    <ul id="unseen"><li>Not to be seen</li></ul>
    <table width="2000"><tr><td>Far too wide</td></tr></table>
  </section>
  <aside aria-label="Beside"><section aria-labelledby="lost"><h2>Nameless</h2></section></aside>
  <script src="/static/js/planted.js"></script>
`

const lab = `<!doctype html><html lang="en"><title>Lab</title>
  <link rel="stylesheet" href="lab.css">
  <p>Pale</p><p>Also pale</p><p>Pale, too</p>
  <table width="340"><tr><td>Wide lab</td></tr></table>
  <a href="../lost.html">Lost</a>
  <iframe sandbox title="Blank"></iframe>
  <script src="lab.js"></script>`

test('npm run check reports each problem planted in a built site, and nothing else', async ({
  browser,
}, testInfo) => {
  test.slow()
  const folder = testInfo.outputPath('site')
  const pictures = testInfo.outputPath('pictures')
  await buildIfChanged(smallFolder, smallContent, { isQuiet: true })
  await cp(smallFolder, folder, { recursive: true })
  for (const file of await readdir(folder)) {
    if (/\.html\.(?:br|gz)$/u.test(file)) await rm(join(folder, file))
  }
  const document = join(folder, 'index.html')
  const html = await readFile(document, 'utf8')
  const changed = html.replace(`>${tagline}<`, '><').replace('</body>', `${planted}</body>`)
  await writeFile(document, changed)
  await writeFile(join(folder, 'broken.svg'), '<svg viewBox="0 0 4 4"/>')
  const script = `
    console.error('Planted error')
    console.log('Planted log')
    document.querySelector('#unseen').style.color = 'var(--ground)'
    const [, paragraph] = document.querySelectorAll('h1 ~ * p')
    paragraph.textContent = ${JSON.stringify(tagline)}
  `
  await writeFile(join(folder, 'static/js/planted.js'), script)

  await mkdir(join(folder, 'lab #ü'))
  await writeFile(join(folder, 'lab #ü/index.html'), lab)
  await writeFile(
    join(folder, 'lab #ü/lab.js'),
    "console.error('Lab error'); addEventListener('resize', () => location.assign('/'))",
  )
  await writeFile(join(folder, 'lab #ü/lab.css'), 'p { color: #ddd; background: #fff }')
  await writeFile(join(folder, 'moved.html'), '<script src="/moved.js"></script>')
  await writeFile(join(folder, 'moved.js'), "location.replace('/lab%20%23%C3%BC/')")

  const { visits, accessibility, width, links, texts } = await visitSite({
    folder,
    contentFile: smallContent,
    portfolio: small,
    stories: [],
    pages: [],
    pictures,
    browser,
  })

  const rows = [visits, accessibility, width, links, texts].map((result) => result.makeRow())
  const problems = Object.fromEntries(rows.map((row) => [row.name, row.problems]))
  const help = 'Correct the address, or put the file into "public".'
  const nothing = `which does not exist (status 404). ${help} (360 px; 1440 px; without JavaScript)`
  expect(problems).toEqual({
    visits: [
      'In the section "Planted", the browser cannot draw the picture broken.svg. Save it again with another program, or name another file. (360 px; 1440 px)',
      'The console of the browser says "Lab error". The developer tools show which script says so. (page /lab #ü/, 360 px; page /lab #ü/, 1440 px; page /moved.html, 360 px; page /moved.html, 1440 px)',
      'The console of the browser says "Planted error". The developer tools show which script says so. (360 px; 1440 px)',
      'The console of the browser says "Planted log". The developer tools show which script says so. (360 px; 1440 px)',
      'The image /gone.png did not load: status 404. Build the site again; if that does not help, name another file. (360 px; 1440 px; without JavaScript)',
    ],
    accessibility: [
      'In the page, "Pale" is hard to read: its contrast is 1.35 to 1, and 4.5 to 1 is needed. Correct its colours in public/lab #ü/index.html, or in the style sheet that this page names. Others like it: 2. (page /lab #ü/, 360 px, dark; page /lab #ü/, 360 px, light; page /lab #ü/, 1440 px, dark; page /lab #ü/, 1440 px, light)',
      'In the section "Nameless", nothing names the section for screen readers. Write id={headingId} at the heading of its view. (360 px, dark; 360 px, light; 1440 px, dark; 1440 px, light)',
      'In the section "Planted", "Not to be seen" is hard to read: its contrast is 1 to 1, and 4.5 to 1 is needed. Choose other colours in "theme". On a slide with a "background", choose another one there. (360 px, dark; 360 px, light; 1440 px, dark; 1440 px, light)',
      'In the section "Planted", the picture "favicon.svg" has no text alternative. Describe it in "alt". (360 px, dark; 360 px, light; 1440 px, dark; 1440 px, light)',
    ],
    width: [
      'In the page, "Wide lab" is wider than the window, so the page scrolls sideways. Shorten its text or make it narrower. (page /lab #ü/, 320 px)',
      'In the section "Planted", "Far too wide" is wider than the window, so the page scrolls sideways. Shorten its text or make it narrower. (320 px; 360 px; 768 px; 1024 px; 1440 px)',
    ],
    links: [
      `In the page, "Lost" points to "../lost.html", which does not exist (status 404). ${help} (page /lab #ü/, 360 px; page /lab #ü/, 1440 px; page /moved.html, 360 px; page /moved.html, 1440 px)`,
      `In the section "Planted", "A lost picture" points to "/gone.png", ${nothing}`,
      'In the section "Planted", "No anchor" points to "#nowhere", but that page has no such anchor. Write the "id" of a section after "#". (360 px; 1440 px; without JavaScript)',
      `In the section "Planted", "No file" points to "/gone.pdf", ${nothing}`,
    ],
    texts: [
      `Section hero (hero), tagline: "${tagline}" is not on the page without JavaScript. If style.css hides it, remove that rule.`,
    ],
  })
  expect((await readdir(pictures)).toSorted()).toEqual(['1440.png', '360.png', '768.png'])
})

test('npm run check finds the texts that a button opens without a script', async ({
  browser,
  variant,
}) => {
  const content = readDefaultContent()
  editEverySection(content)
  const { url } = await variant(editEverySection)
  const page = await browser.newPage({ javaScriptEnabled: false })
  const documents: ReadableText[] = []
  for (const path of ['/', '/nowhere']) {
    await page.goto(url + path)
    documents.push(await page.evaluate(readShownText))
  }
  await page.close()
  const texts = listSiteTexts(parsePortfolio(content))
  expect(texts.map(({ text }) => text)).toContain('Mastodon')
  expect(findMissingTexts(texts, documents)).toEqual([])
})

test('npm run check finds the texts of all answers, also where one open question closes the others', async ({
  page,
}) => {
  await page.setContent(`
    <main><section>
      <details name="questions"><summary>How?</summary><p>Slowly.</p></details>
      <details name="questions"><summary>When?</summary><p>Soon.</p></details>
    </section></main>
  `)
  const { sections } = await page.evaluate(readShownText)
  expect(sections).toEqual(['How? Slowly. When? Soon.'])
})

test('npm run check compares letters with their rim, also before a picture', async ({ page }) => {
  const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
  await page.setContent(`
    <html lang="en"><title>Rims</title><body style="background: #f4ecdd">
    <style>
      h3 { font: 800 40px serif; -webkit-text-stroke: 0.18em #f4ecdd; paint-order: stroke fill }
      img { display: block; width: 300px; height: 200px }
      img + h3 { position: relative; margin-top: -0.6em }
    </style>
    <h3 style="color: #e8dcc8">Pale</h3>
    <img alt="" src="${picture}"><h3 style="color: oklch(0.895 0.03 81)">Pale before it</h3>
    <h3 style="color: #231a13">Dark</h3>
    <img alt="" src="${picture}"><h3 style="color: #231a13">Dark before it</h3>
    <img alt="" src="${picture}"><h3 style="color: #fff; -webkit-text-stroke: 1px #fff">Bold before it</h3>
    <h3 style="color: #f4ecdd00">Filled with a picture</h3>`)
  const inspection = { tags: ['wcag2aa'], nameFile: String, colourAdvice: 'Change it.' }
  expect(await findBarriers(page, inspection)).toEqual([
    'In the page, "Pale" is hard to read: its contrast is 1.15 to 1, and 3 to 1 is needed. Change it.',
    expect.stringMatching(
      /"Pale before it" is hard to read: its contrast is 1\.\d+ to 1, and 3 to 1/u,
    ),
  ])
})

test('npm run check says when a page is no longer drawn, and does not wait for ever', async ({
  page,
}) => {
  await page.goto('about:blank')
  await expect(waitInPage(page, waitForEver, 100)).rejects.toThrow(
    'The browser has not drawn about:blank for 0.1 seconds, so it cannot be checked.',
  )
})

function waitForEver(): Promise<void> {
  return new Promise(() => {})
}
