import { expect, test } from 'vitest'

import { checkHtml } from './check-html.ts'

const portfolio = {
  site: { url: 'https://ada.dev/folio/' },
  sections: [{ images: [{ src: 'https://pictures.example.org/a.gif' }] }],
}

/** The problems of a page: line, column, and what is blocked. */
function listProblems(html: string) {
  return checkHtml(html, portfolio).map(({ line, column, message }) => [line, column, message])
}

test('a page that the policy allows has no problems', () => {
  expect(
    listProblems(`<!doctype html>
<!-- <style>p { color: red }</style> <p onclick="go()"> -->
<html lang="en"><head>
<title>What is "style='a'"? <style></title>
<link rel="stylesheet" href="page.css">
<link rel="canonical" href="https://other.example.org/">
<script src="/uses/page.js"></script><script type="module" src='./a.js'></script>
<script type="application/ld+json">{ "a": "<p onclick=1>" }</script>
</head><body data-style="a" class=onclick>
<img src="desk.jpg" srcset="desk-2.jpg 2x" alt="style='a'">
<img src="https://pictures.example.org/b.png" alt=""><img src="https://ADA.dev/a.png" alt="">
<a href="https://other.example.org/">Other</a> 1 < 2 <textarea><p style="a"></textarea>
</body></html>`),
  ).toEqual([])
})

test('a page may load the script of the service that counts visits', () => {
  const analytics = { service: 'goatcounter', url: 'https://me.goatcounter.com' }
  const html = '<script src="https://gc.zgo.at/count.js"></script>'
  expect(checkHtml(html, { site: { analytics } })).toEqual([])
  expect(listProblems(html)).toHaveLength(1)
})

test.each([
  ['<p>\n<style>p { color: red }</style>', 2, 1, 'this style'],
  ['<script>go()</script>', 1, 1, 'this script'],
  ["<script type='module'>go()</script>", 1, 1, 'this script'],
  ['<p\n  class="a"\n  style="color: red">', 3, 3, 'the attribute "style"'],
  ['<P STYLE=color:red>', 1, 4, 'the attribute "style"'],
  ['<button type=button onClick="go()">', 1, 21, 'the attribute "onclick"'],
  [
    '<script src="https://cdn.example.org/a.js"></script>',
    1,
    9,
    'what is loaded from https://cdn.example.org',
  ],
  [
    '<link href="//fonts.example.org/css" rel="stylesheet">',
    1,
    7,
    'what is loaded from //fonts.example.org',
  ],
  [
    '<img alt="" srcset="a.png, https://x.example.org/b.png 2x">',
    1,
    13,
    'what is loaded from https://x.example.org',
  ],
  ['<iframe src="/map.html"></iframe>', 1, 1, 'each <iframe>'],
  ['<video src="talk.mp4"></video>', 1, 1, 'each <video>'],
])('%j', (html, line, column, what) => {
  expect(listProblems(html)).toEqual([
    [line, column, `The security policy of the site blocks ${what}.`],
  ])
})

test('what is blocked for the same reason is counted', () => {
  const html = '<p style="a">\n<p style="b">\n<p style="c"><style>p {}</style>'
  expect(listProblems(html)).toEqual([
    [1, 4, 'The security policy of the site blocks the attribute "style". Others like it: 2.'],
    [3, 14, 'The security policy of the site blocks this style.'],
  ])
})

test.each(['<a', '<a ', '<a "'])('many tags without an end take no time: %s', (tag) => {
  expect(checkHtml(tag.repeat(100_000), {})).toEqual([])
})
