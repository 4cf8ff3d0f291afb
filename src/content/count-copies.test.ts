import { describe, expect, test } from 'vitest'

import { countCopies } from './count-copies.ts'

function svg(defs: string, body = '', style = ''): string {
  return `<?xml version="1.0"?><!-- <use href="#a9"/> --><svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style><defs>${defs}</defs>${body}</svg>`
}

function repeat(times: number, part: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => part(index)).join('')
}

/** Nine levels of ten references to the level before, from the ninth to the first. */
function levels(reference: (level: number) => string, name = 'g'): string {
  return `<${name} id="a0"><rect/></${name}>${repeat(9, (level) => `<${name} id="a${level + 1}">${reference(level).repeat(10)}</${name}>`)}`
}

describe('a drawing that unfolds without measure is counted, not drawn', () => {
  test.each([
    [
      'by use',
      svg(
        levels((level) => `<use href="#a${level}"/>`),
        '<use href="#a9"/>',
      ),
    ],
    [
      'by xlink',
      svg(
        levels((level) => `<use xlink:href='#a${level}'/>`),
        '<use href="#a9"/>',
      ),
    ],
    [
      'by numbered characters',
      svg(
        levels((level) => `<use href="&#35;a${level}"/>`),
        '<use href="&#x23;a9"/>',
      ),
    ],
    [
      'by patterns',
      svg(
        levels((level) => `<rect fill="url(#a${level})"/>`, 'pattern'),
        '<rect fill="url(#a9)"/>',
      ),
    ],
    [
      'by masks',
      svg(
        levels((level) => `<rect style="mask: url('#a${level}')"/>`, 'mask'),
        '<rect mask="url(#a9)"/>',
      ),
    ],
    [
      'by style sheets',
      svg(
        levels((level) => `<rect class="x c${level}"/>`, 'mask'),
        '<rect mask="url(#a9)"/>',
        `<![CDATA[${repeat(9, (level) => `.c${level} { mask: url(#a${level}) }`)}]]>`,
      ),
    ],
    [
      'by animation',
      svg(
        levels((level) => `<use><set attributeName="href" to="#a${level}"/></use>`),
        '<use href="#a9"/>',
      ),
    ],
    ['unseen, in UTF-16', Buffer.from(svg(''), 'utf16le').toString('latin1')],
    ['in itself', svg('<g id="a"><use href="#a"/></g>')],
    ['by depth', `${'<g>'.repeat(100_000)}`],
    [
      'by entities',
      `<!DOCTYPE svg [<!ENTITY a "&#60;use href='#b'/>">]>${svg('<g id="b"/>', '&a;')}`,
    ],
  ])('%s', (_, text) => {
    expect(text.length).toBeLessThan(400_000)
    expect(countCopies(text)).toBeGreaterThan(1e8)
  })
})

describe('a drawing as programs write them holds', () => {
  test.each([
    ['without references', '<svg viewBox="0 0 1 1"><path d="M0 0h4" fill="#abc"/></svg>', 0],
    [
      'with gradients, by class and by attribute',
      svg(
        '<linearGradient id="g"><stop class="s"/><stop/></linearGradient><linearGradient id="h" href="#g"/>',
        '<rect class="a"/><rect fill="url(#h)"/>',
        '.a{fill:url(#g)}.s{stop-color:#fff}',
      ),
      // The first twice more, with its stops; the second once.
      3 + 3 + 3 + 1,
    ],
    [
      'with addresses as entities, as Illustrator did',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://ns.adobe.com/x/">]>${svg('')}`,
      0,
    ],
    ['that breaks off', '<svg><use href="#a"', 0],
    ['with a sign in an attribute', '<svg><g id="a" data-x="a > b"/><use href="#a"/></svg>', 1],
  ])('%s', (_, text, copies) => {
    expect(countCopies(text)).toBe(copies)
  })

  test('and a large one is read in a moment', () => {
    const large = svg(repeat(50_000, (index) => `<path id="p${index}" d="M0 0h4" fill="#abc"/>`))
    const began = performance.now()
    expect(countCopies(large)).toBe(0)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
