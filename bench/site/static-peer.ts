import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { listTexts, type TextAt } from '#validate/texts/list-texts.ts'
import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { compressFiles } from '#vite/files/compress-files.ts'

import type { RawContent } from '../../scripts/sites/build-variant.ts'

const folder = join(engineFolder, 'out/static-peer')

/** Fields that are no text of the section: addresses, names of records, the navigation. */
const notShown = /^(?:type|id|src|url|code|next|scrollTo|navLabel|link)$/u
const headings = /^(?:tag|heading|title)$/u

/**
 * Writes a page of static HTML with the texts of a content, as a peer to compare with: headings,
 * paragraphs, links, lists and a form, one small linked style sheet, fonts of the system, no script.
 * Returns its folder.
 */
export async function writeStaticPeer(content: RawContent): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), createPage(content))
  await writeFile(join(folder, 'style.css'), styles)
  await writeFile(join(folder, 'favicon.svg'), icon)
  await compressFiles(folder)
  return folder
}

function createPage({ site, sections, socialLinks }: RawContent): string {
  const all: unknown[] = Array.isArray(sections) ? sections : []
  const [title = '', description = ''] = ['title', 'description'].map((name) =>
    readText(site, name),
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <header><nav><ul>${all.map(createLink).join('')}</ul></nav></header>
    <main>
      <h1>${title}</h1>
      ${all.map(createSection).join('\n      ')}
    </main>
    <footer>${createSocialLinks(socialLinks)}</footer>
  </body>
</html>
`
}

function createLink(section: unknown): string {
  const label = readText(section, 'navLabel')
  return label && `<li><a href="#${readText(section, 'id')}">${label}</a></li>`
}

function createSection(section: unknown): string {
  const texts = listTexts(section).filter(
    ({ path }) => !path.some((part) => notShown.test(String(part))),
  )
  const form = readText(section, 'type') === 'contact' ? contactForm : ''
  return `<section id="${readText(section, 'id')}">${texts.map(createText).join('').replaceAll('</ul><ul>', '')}${form}</section>`
}

/** A heading, a paragraph, or an entry of a list: what is three levels deep is in one. */
function createText({ field, text, path }: TextAt): string {
  const escaped = escapeMarkup(text)
  if (headings.test(field)) return path.length > 1 ? `<h3>${escaped}</h3>` : `<h2>${escaped}</h2>`
  return path.length > 3 ? `<ul><li>${escaped}</li></ul>` : `<p>${escaped}</p>`
}

function createSocialLinks(links: unknown): string {
  const all: unknown[] = Array.isArray(links) ? links : []
  return all
    .map((link) => `<a href="${readText(link, 'url')}">${readText(link, 'network')}</a>`)
    .join(' ')
}

/** The escaped text of a field, or nothing. */
function readText(value: unknown, name: string): string {
  const field = listTexts(value).find(({ path }) => path.length === 1 && path[0] === name)
  return escapeMarkup(field?.text ?? '')
}

const contactForm = `<form method="post" action="/contact">
  <p><label>Name <input name="name" autocomplete="name" required /></label></p>
  <p><label>Email <input name="email" type="email" autocomplete="email" required /></label></p>
  <p><label>Message <textarea name="message" rows="6" required></textarea></label></p>
  <p><button>Send</button></p>
</form>`

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#b83a06"/></svg>'

const styles = `:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
header ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
h1 { font-size: clamp(2rem, 8vw, 3.5rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin-top: 4rem; font-size: 1.75rem; line-height: 1.2; }
h3 { margin-top: 2rem; font-size: 1.25rem; line-height: 1.3; }
p { max-width: 62ch; }
a { color: inherit; display: inline-block; padding: 0.5rem 0; text-decoration-color: #b83a06; text-underline-offset: 0.2em; }
ul { margin: 0.5rem 0; padding-left: 1.25rem; }
section { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
label { display: grid; gap: 0.25rem; }
input, textarea { box-sizing: border-box; width: 100%; padding: 0.6rem; border: 1px solid; font: inherit; }
button { padding: 0.7rem 1.5rem; border: 0; background: #b83a06; color: #fff; font: inherit; }
footer { margin: 4rem 0 1rem; }
@media print { nav, form { display: none; } }
`
