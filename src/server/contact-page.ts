import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

import { messageFields, type MessageField } from '#contract/contact-refusal.ts'
import { fillTemplate } from '#fields/fill-template.ts'
import { textDirection } from '#fields/text-direction.ts'

import type { ContactWords } from './contact-words.ts'
import type { Given } from './read-message.ts'

type Ending = {
  /** What became of the message, in the words of the content. */
  readonly text: string
  /** The address of the way back. */
  readonly back: string
  /** Given, the message was not taken. */
  readonly failure?: {
    readonly wrong: readonly MessageField[]
    /** Stands in the form again. Without it there is no form, and the browser's Back leads to it. */
    readonly given: Given | undefined
    /** Why, in English, for the developer of a form that no field of which is wrong. */
    readonly error: string
  }
}

/** Makes the answer to a form that was posted without JavaScript: one small page of its own. */
export type ContactPage = {
  readonly render: (ending: Ending) => ReturnType<typeof html>
  /** The Content-Security-Policy under which these pages are shown. */
  readonly policy: string
}

/** Prepares the pages that say these words. */
export function contactPage(words: ContactWords): ContactPage {
  const { language, heading, submitLabel, backLabel, goBack, fields, mailAddress, mailOffer } =
    words
  const style = styleOf(words.theme)
  const hash = createHash('sha256').update(style).digest('base64')

  function field(name: MessageField, value: string, isWrong: boolean, isFirst: boolean) {
    const { label, wrong } = fields[name]
    const state = html`name="${name}" id="${name}" required
    ${isWrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : ''}
    ${isFirst ? html`autofocus` : ''}`
    // A line break right after the tag is not part of the text, so that one at its start stays.
    const control =
      name === 'message'
        ? html`<textarea ${state} rows="6">${`\n${value}`}</textarea>`
        : html`<input
            ${state}
            type="${name === 'email' ? 'email' : 'text'}"
            autocomplete="${name}"
            value="${value}"
          />`
    return html`<label for="${name}">${label}</label> ${control}
      ${isWrong ? html`<p class="wrong" id="${name}-wrong">${wrong}</p>` : ''}`
  }

  function form(given: Given, wrong: readonly MessageField[]) {
    const controls = messageFields.map((name) =>
      field(name, given[name] ?? '', wrong.includes(name), name === wrong[0]),
    )
    return html`<form method="post">
      ${controls}
      <button>${submitLabel}</button>
    </form>`
  }

  function wayOut({ given, wrong, error }: NonNullable<Ending['failure']>) {
    const offer =
      mailAddress === undefined
        ? ''
        : html`<p>
            <a href="mailto:${mailAddress}">${fillTemplate(mailOffer, { address: mailAddress })}</a>
          </p>`
    if (given) return html`${offer} ${form(given, wrong)}`
    const hints = wrong.map((name) => html`<p class="wrong">${fields[name].wrong}</p>`)
    const reason = html`<p class="wrong" lang="en" dir="ltr">${error}</p>`
    return html`<p>${goBack}</p>
      ${wrong.length > 0 ? hints : reason} ${offer}`
  }

  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    render: ({ text, back, failure }) =>
      html`<!doctype html>
        <html lang="${language}" dir="${textDirection(language)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${heading}</title>
            ${raw(`<style>${style}</style>`)}
          </head>
          <body>
            <main>
              <h1>${heading}</h1>
              <p role="${failure ? 'alert' : 'status'}">${text}</p>
              ${failure ? wayOut(failure) : ''}
              <p><a href="${back}">${backLabel}</a></p>
            </main>
          </body>
        </html>`,
  }
}

const schemes = { system: 'light dark', dark: 'dark', light: 'light' } as const

/** The page in the colours of the site. Its faces are files, which this page loads none of. */
function styleOf({ scheme, accent, ground, ink }: ContactWords['theme']): string {
  const both = ({ light, dark }: typeof ink) => `light-dark(${light}, ${dark})`
  return `
:root {
  color-scheme: ${schemes[scheme]};
  --accent: ${both(accent)};
  --ground: ${both(ground)};
  --ink: ${both(ink)};
  background: var(--ground);
  color: var(--ink);
  font: 1.125rem/1.6 system-ui, sans-serif;
  accent-color: var(--accent);
}
body {
  max-inline-size: 36rem;
  margin: clamp(2rem, 12vh, 8rem) auto;
  padding-inline: 1.5rem;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 1.5rem; font-size: clamp(2rem, 8vw, 3rem); line-height: 1.1; }
a { display: inline-block; padding-block: 0.5rem; color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.25em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
form { display: grid; gap: 0.5rem; margin-block: 2rem; }
label:not(:first-child) { margin-block-start: 1rem; }
input, textarea {
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: 1rem;
  border: 1px solid color-mix(in oklab, var(--ink) 60%, var(--ground));
  background: transparent;
  color: inherit;
  font: inherit;
  resize: vertical;
}
[aria-invalid], .wrong { border-inline-start: 4px solid var(--accent); padding-inline-start: 1rem; }
.wrong { margin: 0; }
button {
  justify-self: start;
  min-block-size: 3.5rem;
  margin-block-start: 1rem;
  padding: 0 2rem;
  border: 0;
  background: var(--ink);
  color: var(--ground);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`
}
