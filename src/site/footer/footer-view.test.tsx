import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { labels } from '#fields/texts/labels.ts'
import { footer } from '#fields/footer.ts'

import { FooterView } from './footer-view.tsx'

const socialLinks = [{ id: 'mail', network: 'Mail', url: 'mailto:ada@example.org' }]

function render(fields: object, url?: string, translations: Record<string, string> = {}) {
  return renderToStaticMarkup(
    <FooterView
      footer={footer.parse(fields)}
      socialLinks={socialLinks}
      labels={labels.parse({})}
      site={{ url, language: 'en', translations }}
    />,
  )
}

const links = [{ id: 'imprint', label: 'Imprint', url: '/imprint/' }]

describe('the footer', () => {
  test('has its text, its links and the social links again', () => {
    const markup = render({ text: 'Made *here*.', links })
    expect(markup).toContain('Made <em>here</em>.</p>')
    expect(markup).toMatch(/href="\/imprint\/">Imprint</u)
    expect(markup).toMatch(/aria-label="Elsewhere".*href="mailto:ada@example.org" rel="me">Mail</u)
  })

  test('leaves out what the content leaves out', () => {
    expect(render({ links, socialLinks: false })).not.toContain('Mail')
    expect(render({}).match(/<ul/gu)).toHaveLength(1)
  })

  test('names the site in other languages, each in its own', () => {
    const translations = { en: 'https://example.org/', de: 'https://example.org/de/' }
    const markup = render({}, 'https://example.org/', translations)
    expect(markup).toMatch(
      /href="https:\/\/example.org\/de\/" lang="de" hrefLang="de"[^>]*>Deutsch</u,
    )
    expect(markup).not.toContain('English')
    // The link may lead to the main page, which is no translation of an imprint.
    expect(markup).not.toContain('alternate')
  })

  test('has whole addresses for paper', () => {
    expect(render({ links }, 'https://example.org')).toContain(
      '<bdi>https://example.org/imprint/</bdi>',
    )
    expect(render({ links })).toContain('<bdi>ada@example.org</bdi>')
  })

  test('says an address that is the label once', () => {
    const url = 'mailto:ada@example.org'
    const markup = render({
      links: [{ id: 'mail', label: 'ada@example.org', url }],
      socialLinks: false,
    })
    expect(markup.match(/ada@example\.org/gu)).toHaveLength(2)
    const site = { id: 'site', label: 'ada.dev', url: 'https://ada.dev/' }
    expect(render({ links: [site], socialLinks: false }).match(/ada\.dev/gu)).toHaveLength(2)
  })
})
