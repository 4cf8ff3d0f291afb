import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { RichText as Text } from '#fields/rich-text/rich-node.ts'

import { RichList, RichText } from './rich-text.tsx'

test('an address has its lines below each other', () => {
  const text: Text = [
    'Ada Byron',
    { break: true },
    { strong: ['Quay 4'] },
    { break: true },
    'London',
  ]
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(
    'Ada Byron<br/><strong>Quay 4</strong><br/>London',
  )
})

test.each([
  ['mailto:ada@a.dev?subject=Hi', 'ada@a.dev'],
  ['tel:+4712', '+4712'],
])('paper has the address of %s without its scheme', (href, printed) => {
  expect(renderToStaticMarkup(<RichText text={[{ link: ['Me'], href }]} />)).toBe(
    `<a href="${href}" data-print="${printed}">Me</a>`,
  )
})

test('a link whose text is its address is marked, so that paper has the address once', () => {
  const href = 'https://ada.dev/maps'
  const render = (link: Text) => renderToStaticMarkup(<RichText text={[{ link, href }]} />)
  expect(render([href])).toBe(`<a href="${href}" dir="ltr" data-address="">${href}</a>`)
  expect(render(['Maps'])).toBe(`<a href="${href}">Maps</a>`)
})

test('a telephone number is on paper once, however it is written', () => {
  const render = (number: string) =>
    renderToStaticMarkup(<RichText text={[{ link: [number], href: 'tel:+4712345' }]} />)
  expect(render('+47 12 3-45')).toContain('data-address=""')
  expect(render('123 45')).toContain('data-print="+4712345"')
})

test('signs after a letter stay with it on a page of the other direction', () => {
  expect(renderToStaticMarkup(<RichText text={['ב-C++ וגם']} />)).toMatch(
    /^ב-<span class="[^"]+">C\+\+<\/span> וגם$/u,
  )
})

test('code, addresses and numbers are read from left to right in every language', () => {
  const listDirections = (text: Text) =>
    [...renderToStaticMarkup(<RichText text={text} />).matchAll(/<(\w+)[^>]* dir="(\w+)"/gu)].map(
      ([, tag, direction]) => `${tag} ${direction}`,
    )
  expect(listDirections([{ code: 'now()' }])).toEqual(['code ltr'])
  expect(listDirections([{ link: ['a@a.dev'], href: 'mailto:a@a.dev' }])).toEqual(['a ltr'])
  expect(listDirections([{ link: ['+972 3-123'], href: 'tel:+9723123' }])).toEqual(['a ltr'])
  expect(listDirections([{ link: ['טלפון: 3-123'], href: 'tel:+9723123' }])).toEqual([])
})

test.each([
  [1, 9, undefined],
  [1, 10, '2'],
  [98, 3, '3'],
  [1986, 1, '4'],
])('a list from %i with %i items has room for its longest number', (start, count, digits) => {
  const html = renderToStaticMarkup(
    <RichList items={Array.from({ length: count }, () => ['Words'])} start={start} />,
  )
  expect(/ data-digits="(\d)"/u.exec(html)?.[1]).toBe(digits)
})
