import { describe, expect, test } from 'vitest'

import { countCopies } from './count-copies.ts'

function writeSvg(defs: string, body = '', style = ''): string {
  return `<?xml version="1.0"?><!-- <use href="#a9"/> --><svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style><defs>${defs}</defs>${body}</svg>`
}

function repeat(times: number, part: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => part(index)).join('')
}

/** Nine levels of ten references to the level before, from the ninth to the first. */
function writeLevels(reference: (level: number) => string, name = 'g'): string {
  return `<${name} id="a0"><rect/></${name}>${repeat(9, (level) => `<${name} id="a${level + 1}">${reference(level).repeat(10)}</${name}>`)}`
}

describe('a drawing that expands without limit is recognized', () => {
  test.each([
    [
      'by use',
      writeSvg(
        writeLevels((level) => `<use href="#a${level}"/>`),
        '<use href="#a9"/>',
      ),
    ],
    [
      'by xlink',
      writeSvg(
        writeLevels((level) => `<use xlink:href='#a${level}'/>`),
        '<use href="#a9"/>',
      ),
    ],
    [
      'by numbered characters',
      writeSvg(
        writeLevels((level) => `<use href="&#35;a${level}"/>`),
        '<use href="&#x23;a9"/>',
      ),
    ],
    [
      'by patterns',
      writeSvg(
        writeLevels((level) => `<rect fill="url(#a${level})"/>`, 'pattern'),
        '<rect fill="url(#a9)"/>',
      ),
    ],
    [
      'by masks',
      writeSvg(
        writeLevels((level) => `<rect style="mask: url('#a${level}')"/>`, 'mask'),
        '<rect mask="url(#a9)"/>',
      ),
    ],
    [
      'by style sheets',
      writeSvg(
        writeLevels((level) => `<rect class="x c${level}"/>`, 'mask'),
        '<rect mask="url(#a9)"/>',
        `<![CDATA[${repeat(9, (level) => `.c${level} { mask: url(#a${level}) }`)}]]>`,
      ),
    ],
    [
      'by animation',
      writeSvg(
        writeLevels((level) => `<use><set attributeName="href" to="#a${level}"/></use>`),
        '<use href="#a9"/>',
      ),
    ],
    ['unseen, in UTF-16', Buffer.from(writeSvg(''), 'utf16le').toString('latin1')],
    ['in itself', writeSvg('<g id="a"><use href="#a"/></g>')],
    ['by depth', `${'<g>'.repeat(100_000)}`],
    [
      'by entities',
      `<!DOCTYPE svg [<!ENTITY a "&#60;use href='#b'/>">]>${writeSvg('<g id="b"/>', '&a;')}`,
    ],
  ])('%s', (_, text) => {
    expect(text.length).toBeLessThan(400_000)
    expect(countCopies(text)).toBeGreaterThan(1e8)
  })
})

describe('a drawing as programs write it has few copies', () => {
  test.each([
    ['without references', '<svg viewBox="0 0 1 1"><path d="M0 0h4" fill="#abc"/></svg>', 0],
    [
      'with gradients, by class and by attribute',
      writeSvg(
        '<linearGradient id="g"><stop class="s"/><stop/></linearGradient><linearGradient id="h" href="#g"/>',
        '<rect class="a"/><rect fill="url(#h)"/>',
        '.a{fill:url(#g)}.s{stop-color:#fff}',
      ),
      0,
    ],
    [
      'with 3000 shapes of one gradient',
      writeSvg(
        `<linearGradient id="g">${'<stop/>'.repeat(10)}</linearGradient>`,
        '<path class="a"/>'.repeat(3000),
        '.a{fill:url(#g)}',
      ),
      0,
    ],
    ['with a label that is its own id', '<svg><rect id="r" inkscape:label="#r"/></svg>', 0],
    ['with a link to its top', '<svg id="top"><a href="#top"/></svg>', 0],
    ['with a colour that is an id', '<svg><g id="fff"><path fill="#fff"/></g></svg>', 0],
    ['with an animation of its parent', '<svg><g id="g"><animate href="#g"/></g></svg>', 0],
    [
      'with a clip for each shape',
      '<svg><clipPath id="c"><rect/></clipPath><g clip-path="url(#c)"/></svg>',
      2,
    ],
    [
      'with addresses as entities, as Illustrator did',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://ns.adobe.com/x/">]>${writeSvg('')}`,
      0,
    ],
    ['that is cut off', '<svg><use href="#a"', 0],
    ['with a ">" in an attribute', '<svg><g id="a" data-x="a > b"/><use href="#a"/></svg>', 1],
  ])('%s', (_, text, copies) => {
    expect(countCopies(text)).toBe(copies)
  })

  // Each takes 0.1 to 0.2 s; reading on from each letter would take minutes.
  test.each([
    [
      'of many shapes',
      writeSvg(repeat(50_000, (at) => `<path id="p${at}" d="M0 0h4" fill="#abc"/>`)),
    ],
    ['with a long name of an attribute', `<svg><a ${'x'.repeat(400_000)}></svg>`],
    ['with a long selector', writeSvg('', '', 'x'.repeat(400_000))],
    ['with many addresses that do not end', writeSvg('', '', `a{${'url('.repeat(100_000)}}`)],
    [
      'with many rules for many shapes',
      writeSvg('<g id="a"/>', '<g class="c"/>'.repeat(6000), '.c{fill:url(#a)}'.repeat(6000)),
    ],
  ])('a large one %s is read in one pass', { timeout: 20_000 }, (_, large) => {
    expect(countCopies(large)).toBeLessThan(10_000)
  })
})
