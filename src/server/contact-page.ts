import { html } from 'hono/html'

import { textDirection } from '#fields/text-direction.ts'

import type { ContactWords } from './contact-words.ts'

type ContactPage = {
  /** What became of the message, in the words of the content. */
  readonly text: string
  /** The labels of the fields to look at again. */
  readonly fields: readonly string[]
  /** The address of the way back. */
  readonly back: string
}

/** The answer to a form that was posted without JavaScript: one small page of its own. */
export function contactPage(words: ContactWords, { text, fields, back }: ContactPage) {
  const items = fields.map((field) => html`<li>${field}</li>`)
  const list =
    items.length > 0
      ? html`<ul>
          ${items}
        </ul>`
      : ''
  return html`<!doctype html>
    <html lang="${words.language}" dir="${textDirection(words.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${words.heading}</title>
        <style>
          body {
            max-inline-size: 32rem;
            margin: 15vh auto;
            padding-inline: 1.5rem;
            font-family: system-ui, sans-serif;
            font-size: 1.125rem;
            line-height: 1.5;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${words.heading}</h1>
          <p>${text}</p>
          ${list}
          <p><a href="${back}">${words.backLabel}</a></p>
        </main>
      </body>
    </html>`
}
