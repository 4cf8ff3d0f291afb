import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

import { messageFields, type MessageField } from '#contract/contact-refusal.ts'
import { fillTemplate } from '#fields/texts/fill-template.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import type { Given } from '#contract/read-message.ts'

import type { ContactTexts } from './contact-texts.ts'

type Ending = {
  /** The result, as a text of the content. */
  readonly text: string
  /** Where the link back leads. */
  readonly back: string
  /** Present if the message was refused. */
  readonly failure?: {
    readonly wrong: readonly MessageField[]
    /** Fills the form again. Without it there is no form, and the visitor goes back in the browser. */
    readonly given: Given | undefined
    /** The reason in English, for the developer of a form without a wrong field. */
    readonly error: string
  }
}

/** The pages that answer a form posted without JavaScript. */
type ContactPage = {
  readonly render: (ending: Ending) => ReturnType<typeof html>
  /** Their Content-Security-Policy. */
  readonly policy: string
}

/** Prepares the pages with the texts of a content. */
export function createContactPage(texts: ContactTexts): ContactPage {
  const { language, heading, submitLabel, backLabel, goBack, mailAddress, mailOffer } = texts
  const style = createStyle(texts.theme)
  const hash = createHash('sha256').update(style).digest('base64')

  function renderField(name: MessageField, value: string, isWrong: boolean, isFirst: boolean) {
    const state = html`name="${name}" id="${name}" required
    ${isWrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : ''}
    ${isFirst ? html`autofocus` : ''}`
    // HTML ignores one line break after the tag, so this one keeps those of the text.
    const control =
      name === 'message'
        ? html`<textarea ${state} rows="6">${`\n${value}`}</textarea>`
        : html`<input
            ${state}
            type="${name === 'email' ? 'email' : 'text'}"
            autocomplete="${name}"
            value="${value}"
          />`
    return html`<label for="${name}">${texts[`${name}Label`]}</label> ${control}
      ${isWrong ? html`<p class="wrong" id="${name}-wrong">${texts[`${name}Wrong`]}</p>` : ''}`
  }

  function renderForm(given: Given, wrong: readonly MessageField[]) {
    const controls = messageFields.map((name) =>
      renderField(name, given[name] ?? '', wrong.includes(name), name === wrong[0]),
    )
    return html`<form method="post">
      ${controls}
      <button>${submitLabel}</button>
    </form>`
  }

  function renderFailure({ given, wrong, error }: NonNullable<Ending['failure']>) {
    const offer =
      mailAddress === undefined
        ? ''
        : html`<p>
            <a href="mailto:${mailAddress}">${fillTemplate(mailOffer, { address: mailAddress })}</a>
          </p>`
    if (given) return html`${offer} ${renderForm(given, wrong)}`
    const hints = wrong.map((name) => html`<p class="wrong">${texts[`${name}Wrong`]}</p>`)
    const reason = html`<p class="wrong" lang="en" dir="ltr">${error}</p>`
    return html`<p>${goBack}</p>
      ${wrong.length > 0 ? hints : reason} ${offer}`
  }

  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    render: ({ text, back, failure }) =>
      html`<!doctype html>
        <html lang="${language}" dir="${findTextDirection(language)}">
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
              ${failure ? renderFailure(failure) : ''}
              <p><a href="${back}">${backLabel}</a></p>
            </main>
          </body>
        </html>`,
  }
}

const schemes = { system: 'light dark', dark: 'dark', light: 'light' } as const

/** Creates the style sheet, in the colours of the site. The page loads no files, so no fonts. */
function createStyle({ scheme, accent, ground, ink }: ContactTexts['theme']): string {
  const formatBoth = ({ light, dark }: typeof ink) => `light-dark(${light}, ${dark})`
  return `
:root {
  color-scheme: ${schemes[scheme]};
  --accent: ${formatBoth(accent)};
  --ground: ${formatBoth(ground)};
  --ink: ${formatBoth(ink)};
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
