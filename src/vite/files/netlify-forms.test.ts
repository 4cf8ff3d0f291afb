import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createNetlifyForms } from './netlify-forms.ts'

function makeFiles(...targets: unknown[]) {
  return createNetlifyForms(
    parsePortfolio({
      site: { title: 'Title', description: 'Words.' },
      schemaVersion: 2,
      preloader: { letters: ['A'] },
      sections: targets.map((to, index) => ({
        type: 'contact',
        id: `contact-${index}`,
        heading: 'Contact',
        intro: 'Write.',
        mailAddress: 'ada@ada.dev',
        to,
      })),
    }),
  )
}

test('only a form with "form-name" is declared to Netlify', () => {
  expect(makeFiles('service', 'mail', { url: 'https://formspree.io/f/mayourqz' })).toEqual({})
})

test('Netlify finds every form, with all fields that the page sends', () => {
  const { 'netlify-forms.html': html = '' } = makeFiles(
    {
      url: '/',
      names: { email: '_replyto' },
      fields: { 'form-name': 'hello', subject: 'From my page' },
      honeypot: 'bot-field',
    },
    { url: '/', fields: { 'form-name': '"><script>' } },
  )
  expect(html.match(/<form.*/gu)).toEqual([
    '<form name="hello" method="post" data-netlify="true" data-netlify-honeypot="bot-field"><input name="name" /><input name="_replyto" /><input name="message" /><input name="subject" /><input name="bot-field" /></form>',
    '<form name="&quot;&gt;&lt;script&gt;" method="post" data-netlify="true"><input name="name" /><input name="email" /><input name="message" /></form>',
  ])
  expect(html).toContain('<meta name="robots" content="noindex" />')
})
