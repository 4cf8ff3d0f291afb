import { describe, expect, test } from 'vitest'

import { readIcon } from './read-icon.ts'

const writeSvg = (inner: string, rest = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${rest}>${inner}</svg>`

describe('an icon is drawn from its paths and shapes', () => {
  test('in the colour of the text', () => {
    const drawn = readIcon(
      writeSvg('<g transform="scale(2)"><path d="M0 0h9" fill="#e34c26" stroke="none"/></g>'),
    )
    expect(drawn).toEqual({
      problems: [],
      drawing: {
        viewBox: '0 0 24 24',
        shapes: [
          {
            element: 'g',
            attributes: { transform: 'scale(2)' },
            shapes: [
              {
                element: 'path',
                attributes: { d: 'M0 0h9', fill: 'currentColor', stroke: 'none' },
              },
            ],
          },
        ],
      },
    })
  })

  test('with what its outermost element says about lines', () => {
    const rest = 'width="32px" height="16" fill="none" stroke="#000" stroke-width="2" class="icon"'
    expect(readIcon(writeSvg('<circle cx="12" cy="12" r="9"/>', rest)).drawing).toEqual({
      viewBox: '0 0 32 16',
      shapes: [
        {
          element: 'g',
          attributes: { fill: 'none', stroke: 'currentColor', strokeWidth: '2' },
          shapes: [{ element: 'circle', attributes: { cx: '12', cy: '12', r: '9' } }],
        },
      ],
    })
  })

  test('without what a drawing program adds', () => {
    const { drawing, problems } = readIcon(
      `<?xml version="1.0"?><!-- Made with a program --><!DOCTYPE svg>${writeSvg(
        '<title>Shop</title><metadata><rdf:RDF/></metadata><sodipodi:namedview id="a"/><defs><linearGradient id="a"><stop/></linearGradient></defs><path id="b" class="c" data-name="d" inkscape:label="e" style="fill:url(#a);stroke-width: 2" d="M0 0h9"/>',
      )}`,
    )
    expect(problems).toEqual([])
    expect(drawing?.shapes).toEqual([
      {
        element: 'path',
        attributes: { fill: 'currentColor', strokeWidth: '2', d: 'M0 0h9' },
      },
    ])
  })
})

describe('what an icon cannot have is a problem in its line', () => {
  const path = '<path d="M0 0h9"/>'

  test.each([
    ['<script>alert(1)</script>', 'has the element "script"'],
    ['<style>path { fill: red }</style>', 'has the element "style"'],
    ['<foreignObject><p>Hi</p></foreignObject>', 'has the element "foreignObject"'],
    ['<image href="https://example.org/a.png"/>', 'has the element "image"'],
    ['<use href="#a"/>', 'has the element "use"'],
    ['<text>Shop</text>', 'has the element "text"'],
    ['<animate attributeName="d"/>', 'has the element "animate"'],
    ['<a href="https://example.org"><path d="M0 0"/></a>', 'has the element "a"'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'has the attribute "onclick"'],
    ['<path ONLOAD="alert(1)" d="M0 0"/>', 'has the attribute "ONLOAD"'],
    ['<path xlink:href="#a" d="M0 0"/>', 'has the attribute "xlink:href"'],
    ['<g style="mask: url(#a)"/>', 'has the attribute "mask"'],
    ['<g filter="url(#a)"/>', 'has the attribute "filter"'],
    ['<g>'.repeat(30) + '</g>'.repeat(30), 'has groups in more than 20 groups'],
  ])('%s', (part, message) => {
    const { drawing, problems } = readIcon(writeSvg(`\n${path}\n${part}`))
    expect(drawing).toBe(undefined)
    expect(problems).toEqual([{ line: 3, message, help: expect.stringMatching(/\.$/u) }])
  })

  test.each([
    ['', 'has no whole "svg" element'],
    ['<p>Hi</p>', 'has no whole "svg" element'],
    [writeSvg(path).slice(0, -2), 'has no whole "svg" element'],
    [writeSvg(path, ''), 'has no "viewBox"'],
    [writeSvg(path, 'viewBox="0 0 0 0"'), 'has no "viewBox"'],
    [writeSvg('<g><title>Nothing</title></g>'), 'draws nothing'],
    [
      writeSvg(`<path d="${'M0 0'.repeat(3000)}"/>`),
      'has 12042 characters of shapes, and an icon may have 8000',
    ],
  ])('or in the first: %#', (text, message) => {
    expect(readIcon(text)).toMatchObject({ drawing: undefined, problems: [{ line: 1, message }] })
  })
})

test('an attribute that is not drawn never reaches the page', () => {
  const { drawing } = readIcon(
    writeSvg(
      '<path d="M0 0" dangerouslySetInnerHTML="x" is="x" ref="x" children="x" href="none"/>',
    ),
  )
  expect(drawing?.shapes).toEqual([{ element: 'path', attributes: { d: 'M0 0' } }])
})
