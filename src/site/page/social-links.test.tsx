import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SocialLinks } from './social-links.tsx'

const icon = { viewBox: '0 0 9 9', shapes: [] }

test.each([
  ['https://example.org/', 'Ada opens in a new tab', '_blank'],
  ['mailto:ada@example.org', 'Ada', undefined],
])('the name of a link to %s says "%s"', (url, name, target) => {
  const markup = renderToStaticMarkup(
    <SocialLinks
      links={[{ id: 'ada', network: 'Ada', url, icon }]}
      label="Elsewhere"
      newTab="opens in a new tab"
      siteUrl={undefined}
      isInFooter={false}
    />,
  )
  expect(/<a[^>]* title="([^"]*)"/u.exec(markup)?.[1]).toBe(name)
  expect(/ target="([^"]*)"/u.exec(markup)?.[1]).toBe(target)
})

test('each of several links has its name apart from the direction of the page', () => {
  const markup = renderToStaticMarkup(
    <SocialLinks
      links={['+4712', 'Ada'].map((network) => ({ id: network, network, url: 'tel:+47', icon }))}
      label="Elsewhere"
      newTab="opens in a new tab"
      siteUrl={undefined}
      isInFooter={false}
    />,
  )
  const texts = [...markup.matchAll(/<bdi[^>]*>([^<]*)</gu)].map(([, text]) => text)
  expect(texts).toEqual(['+4712', '+47', 'Ada', '+47'])
})
