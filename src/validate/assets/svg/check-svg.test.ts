import { describe, expect, test } from 'vitest'

import { checkSvg, findScript } from './check-svg.ts'

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const path = '<path d="M0 0h4v4z"/>'

const draw = (inner: string, rest = '') =>
  `<svg ${namespace} viewBox="0 0 4 4"${rest}>\n${inner}</svg>`

describe('a picture that browsers draw has no problem', () => {
  test.each([
    ['with a path', draw(path)],
    ['after a byte-order mark and a declaration', `\uFEFF<?xml version="1.0"?>${draw(path)}`],
    [
      'with prefixed elements',
      `<s:svg ${namespace.replace('xmlns', 'xmlns:s')} width="4" height="4"><s:path d="M0 0h4"/></s:svg>`,
    ],
    [
      'with an entity',
      `<!DOCTYPE svg [<!ENTITY c "red">]>${draw('<path d="M0 0h4" fill="&c;"/>')}`,
    ],
    [
      'with the prefix of links',
      draw(
        '<path id="a" d="M0 0h4"/><use xlink:href="#a"/>',
        ' xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ['with text', draw('<text>A &amp; B</text>')],
    [
      'with HTML',
      draw(
        '<foreignObject width="4" height="4"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
      ),
    ],
    [
      'with an embedded picture',
      draw('<image href="data:image/png;base64,AAAA" width="4" height="4"/>'),
    ],
    ['with a link to another page', draw(`<a href="https://example.org">${path}</a>`)],
    ['with a style', draw(`<style>path { fill: red } g > path { fill: blue }</style>${path}`)],
  ])('%s', (_, text) => {
    expect(checkSvg(text)).toBe(undefined)
  })
})

describe('a picture that browsers do not draw', () => {
  test.each([
    [
      'without a namespace',
      `<!-- A -->\n<svg viewBox="0 0 4 4">${path}</svg>`,
      'has no xmlns="http://www.w3.org/2000/svg" in its <svg> tag in line 2: browsers do not draw it',
    ],
    [
      'with the namespace of https',
      draw(path).replace('http:', 'https:'),
      'has no xmlns="http://www.w3.org/2000/svg" in its <svg> tag in line 1: browsers do not draw it',
    ],
    ['cut between elements', draw(path).slice(0, -6), 'ends too early, in line 2'],
    ['cut in an attribute', draw(`\n${path}`).slice(0, -12), 'ends too early, in line 3'],
    [
      'with an ampersand',
      draw(`<title>\nA\nA & B</title>${path}`),
      'is not valid XML in line 4, column 3 (malformed entity reference): browsers do not draw it',
    ],
    [
      'with a name of HTML',
      draw(`<title>A&nbsp;B</title>${path}`),
      "is not valid XML in line 2, column 9 (unknown entity reference 'nbsp'): browsers do not draw it",
    ],
    [
      'with an unknown prefix of links',
      draw(`${path}<use xlink:href="#a"/>`),
      'has "xlink:" in line 2 without xmlns:xlink in its <svg> tag',
    ],
    [
      'with another unknown prefix',
      draw(`${path}<inkscape:page/>`),
      'has "inkscape:" in line 2 without xmlns:inkscape in its <svg> tag',
    ],
    [
      'with an open group',
      draw(`<g>\n${path}`),
      "is not valid XML in line 3, column 22 (expected 'g' tag, not 'svg'): browsers do not draw it",
    ],
    [
      'with a value without quotation marks',
      draw('<rect width=4/>'),
      "is not valid XML in line 2, column 6 (invalid attribute: expected quote mark not '4'): browsers do not draw it",
    ],
    [
      'with text after it',
      `${draw(path)}\nA`,
      'is not valid XML in line 3, column 1 (unknown token): browsers do not draw it',
    ],
    ['without elements', `<svg ${namespace} viewBox="0 0 4 4"/>`, 'draws nothing'],
    ['with symbols alone', draw(`<symbol>${path}</symbol><defs>${path}</defs>`), 'draws nothing'],
    [
      'with a picture of another host',
      draw('\n<image href="https://a.dev/b.png" width="4" height="4"/>'),
      'needs "https://a.dev/b.png" in line 3, and browsers load no other file for a picture',
    ],
    [
      'with a picture beside it',
      draw(`${path}<image href="b.png" width="4" height="4"/>`),
      'needs "b.png" in line 2, and browsers load no other file for a picture',
    ],
    [
      'with an element of another file',
      draw('<use href="b.svg#b"/>'),
      'needs "b.svg#b" in line 2, and browsers load no other file for a picture',
    ],
    [
      'with a file without an end',
      draw('<image href="/dev/zero" width="4" height="4"/>'),
      'needs "/dev/zero" in line 2, and browsers load no other file for a picture',
    ],
  ])('%s', (_, text, message) => {
    expect(checkSvg(text)?.message).toBe(message)
  })
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event', '<path d="M0 0h4" onload="alert(1)"/>'],
  ['a link to a script', `<a href=" java&#x0a;script:alert(1)">${path}</a>`],
  ['another page', '<foreignObject><iframe srcdoc="A"/></foreignObject>'],
])('%s is found', (_, inner) => {
  expect(findScript(draw(`${path}\n${inner}`))?.message).toBe(
    'has a script in line 3, which browsers run only where somebody opens the file alone',
  )
})

test('a picture with a link and with HTML has no script', () => {
  const inner = `<a href="https://javascript.info">${path}</a><foreignObject><p>A</p></foreignObject>`
  expect(findScript(draw(inner))).toBe(undefined)
})
