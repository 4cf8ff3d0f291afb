import { expect, test } from 'vitest'

import { replaceHtml } from './replace-html.ts'

test.each([
  ['<strong>Led</strong> a team', '**Led** a team'],
  ['<b>Led </b>a <i class="x">small</i> team', '**Led** a *small* team'],
  ['<b>A <i>very</i> good</b> one', '**A *very* good** one'],
  ['<a href="https://ada.dev/a">Site</a>', '[Site](https://ada.dev/a)'],
  ["<A target=_blank href='mailto:a@b.de'><b>Mail</b></A>", '[**Mail**](mailto:a@b.de)'],
  ['<a href="https://ada.dev/a_(b)">Site</a>', '[Site](https://ada.dev/a_%28b%29)'],
  ['<b>Led</b><b> a</b> <b>team<br></b>here', '**Led a team** here'],
  ['<b>Role:</b>Lead, <i>then <b>a.</b></i><em>b</em>', '**Role:** Lead, *then **a.*** *b*'],
  ['one<br>two<br/>\nthree', 'one two three'],
  ['<p>one</p>\n<p>two</p>', 'one two'],
  // What is no HTML, or has no equal in Markdown.
  ['Array<i> of a < b', 'Array<i> of a < b'],
  ['<a href="javascript:x">no</a>', '<a href="javascript:x">no</a>'],
  ['<img src="a.png"> and <u>lines</u>', '<img src="a.png"> and <u>lines</u>'],
])('a highlight %j is written %j', (written, expected) => {
  expect(replaceHtml({ work: [{ highlights: [written] }] })).toEqual({
    work: [{ highlights: [expected] }],
  })
})

test.each([
  ['<p>one</p>\n<p>two</p>', 'one\n\ntwo'],
  ['<p><b>one</b></p><p><b>two</b></p>', '**one**\n\n**two**'],
  ['one<br><br />two', 'one\n\ntwo'],
  ['<b>one<br>two</b>', '**one**\n\n**two**'],
  ['<i>I did<ul><li>this</li><li>that</li></ul></i>', '*I did*\n- *this*\n- *that*'],
  ['I <b>did</b>:<ul><li>this</li> <li>that</li></ul>', 'I **did**:\n- this\n- that'],
  ['<ol><li><p>this</p></li><li><p>that</p></li></ol>', '- this\n- that'],
])('a summary %j has paragraphs and lists: %j', (summary, expected) => {
  expect(replaceHtml({ summary })).toEqual({ summary: expected })
  // Other tools name it otherwise.
  expect(replaceHtml({ about: summary })).toEqual({ about: expected })
})

test('a text without Markdown keeps its words, and a link, which it cannot have', () => {
  expect(
    replaceHtml({
      name: '<b>Ada</b><br>Lovelace',
      position: '<a href="https://a.de">CTO</a>',
      n: 1,
    }),
  ).toEqual({ name: 'Ada Lovelace', position: '<a href="https://a.de">CTO</a>', n: 1 })
})

test.each([
  ['many levels of tags', '<b>'.repeat(8000) + 'x' + '</b>'.repeat(8000)],
  ['a long gap', `<b>${' '.repeat(60_000)}`],
])('a text that no field takes stays as it is: %s', (_, summary) => {
  const began = performance.now()
  expect(replaceHtml({ summary })).toEqual({ summary })
  expect(performance.now() - began).toBeLessThan(1000)
})
