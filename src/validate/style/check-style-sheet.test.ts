import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkStyleSheet } from './check-style-sheet.ts'

const content = { sections: [{ type: 'gif-strip', images: [{ src: 'https://a.dev/a.png' }] }] }

test.each([
  ['nested rules', '#skills { & h3 { color: red } .a & { color: Blue } }'],
  ['tokens of the page', ':root { --measure: 70ch; --brand: #f }\nh2 { color: var(--brand) }'],
  [
    'colours of every form',
    'a { color: oklch(50% 0.1 20); border-color: red blue; fill: #abcd; background-color: ButtonFace; outline-color: CanvasText; stroke: context-stroke; caret-color: revert-layer }',
  ],
  [
    'properties of browsers',
    'a { -webkit-user-select: none; text-wrap: balance; FONT: var(--font-body) }',
  ],
  [
    'descriptors',
    '@font-face { font-family: A; src: url("/a.woff2") } @property --a { syntax: "<color>"; inherits: true; initial-value: red } @page { size: A4 }',
  ],
  [
    'pictures of a host that the content names, and a text',
    'a { background: image-set("https://a.dev/b.png" 1x, url(https://A.dev/c.png) 2x type("image/png")); content: "https://b.dev" }',
  ],
  ['files of the site', 'a { background: url(/b.png), url("public/c.png"); clip-path: url(#a) }'],
  [
    'movement that visitors can stop',
    '@media (prefers-reduced-motion: no-preference) { a { & b { animation: x 1s } } } a { transition: none; transition-timing-function: ease }',
  ],
  [
    'what "//" is part of',
    '/* // a */ a::before { content: "// a" } a[href^="//a.dev"] { color: red } b { background: url( https://a.dev/a.png ) }',
  ],
  [
    'at-rules',
    '@charset "utf-8";\n@-moz-document url-prefix() { a { color: red } } @page { @top-left { content: "A" } } @font-feature-values A { @swash { b: 1 } } @supports (background: url("a(b")) { a { color: red } }',
  ],
  [
    'what is new',
    '@layer a { @container card (inline-size > 30rem) { h2:has(> a) { color: red } } } @supports (display: grid-lanes) { ul { display: grid-lanes } } @starting-style { dialog { opacity: 0 } } @view-transition { navigation: auto } @scope (nav) to (ul) { a { color: red } } @position-try --a { inset: 10px } dialog:open::backdrop { color: red } ::view-transition-group(a), ::scroll-marker { color: red }',
  ],
  [
    'properties of one browser alone',
    'a { corner-shape: squircle; corner-top-left-shape: bevel; interest-delay: 1s; border-shape: circle(); timeline-trigger-name: --a; rule-inset: 2px; column-rule-inset-cap: 0px; row-rule-visibility-items: all; text-fit: grow; flex-line-count: 2; scroll-axis-lock: none; window-drag: move }',
  ],
  [
    'a function of CSS',
    '@function --twice(--a <length>: 1px) returns <length> { result: calc(var(--a) * 2) } a { width: --twice(2px) }',
  ],
  [
    'what shows the focus, or hides it from a part',
    ':focus-visible { outline: 1px solid } :focus:not(:focus-visible), #a a { outline: none }',
  ],
  [
    'another mark of the focus than an outline',
    '*:focus-visible { outline: none; @media screen { box-shadow: none } } a:focus { border: 1px solid }',
  ],
  ['lines between two parts', '/*\n=======\n*/ a { color: red }'],
  ['nothing', ''],
])('%s have no problem', (_, css) => {
  expect(checkStyleSheet(css, content)).toEqual([])
})

test.each([
  [
    'h2 { transition: color 1s }',
    'style/movement 1:6',
    'This moves, also for visitors who have stopped the movement of the page.',
  ],
  [
    '@media (prefers-reduced-motion: reduce) { h2 { color: red } }',
    'style/movement 1:1',
    'This condition does not know that visitors can stop the movement of the page.',
  ],
  [
    ':root { --gutter: 0 }',
    'style/unknown 1:9',
    'The token "--gutter" cannot be "0": browsers leave out what uses it.',
  ],
  [
    'h2, *:focus-visible { outline: none }',
    'style/hidden-focus 1:23',
    'This hides the focus: visitors with a keyboard do not see where they are.',
  ],
  [
    '* {\n  outline: 0 !important }',
    'style/hidden-focus 2:3',
    'This hides the focus: visitors with a keyboard do not see where they are.',
  ],
  ['h2 {\n  color: red;', 'style/syntax 1:1', 'This block is not closed.'],
  [
    'h2::after { content: "</style><script>" }',
    'style/syntax 1:23',
    '"</style" would end the styles of the page here.',
  ],
  ['h2 { color: red }\n}', 'style/syntax 2:1', 'This "}" closes no block.'],
  ['h2 { color: red }\n/* A', 'style/syntax 2:1', 'This comment is not closed.'],
  ['h2 { content: "A }', 'style/syntax 1:15', 'This text is not closed.'],
  ['h2 {\n  color red;\n}', 'style/syntax 2:3', '"color" begins neither a rule nor a declaration.'],
  [
    '@import "a.css";',
    'style/blocked 1:1',
    '"@import" does not work here: the rules of the file would be missing.',
  ],
  [
    'h2 { background: url(https://b.dev/a.png) }',
    'style/blocked 1:6',
    'The security policy of the site blocks what is loaded from https://b.dev.',
  ],
  [
    'h2 { background: url( "//b.dev/a.png" ) }',
    'style/blocked 1:6',
    'The security policy of the site blocks what is loaded from //b.dev.',
  ],
  [
    'h2 { background: image-set("https://b.dev/a.png" 1x, "https://b.dev/b.png" 2x) }',
    'style/blocked 1:6',
    'The security policy of the site blocks what is loaded from https://b.dev.',
  ],
  [
    'h2 { --cover: src("https://b.dev/a.png") }',
    'style/blocked 1:6',
    'The security policy of the site blocks what is loaded from https://b.dev.',
  ],
  [
    'h2 { background: url(data:image/png;base64,AAAA) }',
    'style/blocked 1:6',
    'The security policy of the site blocks what is loaded from data:.',
  ],
  [
    '@font-face { src: url(https://a.dev/a.woff2) }',
    'style/blocked 1:14',
    'The security policy of the site blocks what is loaded from https://a.dev.',
  ],
  [
    'h2 {\n  colr: red }',
    'style/unknown 2:3',
    'There is no property "colr": browsers leave it out.',
  ],
  [
    '@media (width > 40rem) { h2 { colr: red } }',
    'style/unknown 1:31',
    'There is no property "colr": browsers leave it out.',
  ],
  [
    '/* a */ // my heading\nh2 { color: red }',
    'style/syntax 1:9',
    'CSS has no comments that begin with "//", only "/* */".',
  ],
  [
    "h2 {\n  color: red; // don't {\n}",
    'style/syntax 2:15',
    'CSS has no comments that begin with "//", only "/* */".',
  ],
  ['h2 { color: red }\nh2, { color: red }', 'style/syntax 2:5', '"{" is not expected here.'],
  ['h2 > { color: red }', 'style/syntax 1:6', '"{" is not expected here.'],
  ['{ color: red }', 'style/syntax 1:1', '"{" is not expected here.'],
  ['.a..b { color: red }', 'style/syntax 1:4', '".b" is not expected here.'],
  ['#1a { color: red }', 'style/syntax 1:1', '"#1a" is not expected here.'],
  ['%a { color: red }', 'style/syntax 1:1', '"%a" is not expected here.'],
  [
    '/* é😀 */ h2 { color: red !imporant; }',
    'style/syntax 1:27',
    '"!imporant" is not expected here.',
  ],
  [
    'h2 {\r\n  color: red !imporant;\r\n}',
    'style/syntax 2:14',
    '"!imporant" is not expected here.',
  ],
  [
    'h2 { color: red }\n@media (max-width: 600px { h2 { color: red } }',
    'style/syntax 2:1',
    'A bracket of "@media" is not closed.',
  ],
  [
    '@media screen (width > 1px) { h2 { color: red } }',
    'style/syntax 1:15',
    '"(" is not expected here.',
  ],
  ['@media print and { h2 { color: red } }', 'style/syntax 1:18', '"{" is not expected here.'],
  ['h2 { color: red\n  font-size: 2rem; }', 'style/syntax 1:16', 'A semicolon is missing here.'],
  [
    'h2 { color: red }\n<<<<<<< HEAD\nh3 { color: red }\n=======\nh3 { color: blue }\n>>>>>>> main\n',
    'style/syntax 2:1',
    'This is a merge conflict: two versions were merged, and nobody chose one.',
  ],
  [
    `h2::before { content: "${Buffer.from('Zo\xEB', 'latin1').toString()}" }`,
    'style/syntax 1:26',
    'There is a character here that is not text in UTF-8.',
  ],
  ['h2 { color: red }\n=======\n', 'style/syntax 2:1', 'This line is left of a merge conflict.'],
  [
    '@meda (width > 40rem) { h2 { color: red } }',
    'style/unknown 1:1',
    'There is no rule "@meda": browsers leave it out.',
  ],
  [
    'h2:hovr { color: red }',
    'style/unknown 1:3',
    'There is no selector ":hovr": browsers leave out the rule.',
  ],
  ['h2 { color: gren }', 'style/unknown 1:6', 'There is no colour "gren": browsers leave it out.'],
  [
    'h2 { border-top-color: #ff }',
    'style/unknown 1:6',
    'There is no colour "#ff": browsers leave it out.',
  ],
])('%j has a problem: %s', (css, place, message) => {
  const found = checkStyleSheet(css, content)
  expect(found.map((one) => [`${one.code} ${one.line}:${one.column}`, one.message])).toEqual([
    [place, message],
  ])
})

test.each([
  ['h2 { font-size: 20 !important }', 'style/unknown 1:6', 'Write "font-size: 20px".'],
  ['@media (width < 600) { h2 { color: red } }', 'style/unknown 1:17', 'Write "600px".'],
  ['h2:hoover { color: red }', 'style/unknown 1:3', 'Write ":hover".'],
  ['h2::befor { color: red }', 'style/unknown 1:3', 'Write "::before".'],
  ['h2:nonsense { color: red }', 'style/unknown 1:3', 'Correct it, or delete it.'],
  ['#hero h2, #home { color: red }', 'style/unknown 1:1', 'Write "#home".'],
  ['h2, #hme { color: red }', 'style/unknown 1:5', 'Write "#home".'],
  ['#other { color: red }', 'style/unknown 1:1', 'Write one of "#home", "#work".'],
  [
    'h2, h3.card:hover { color: red }',
    'style/unknown 1:7',
    'Write elements, and sections by their ids, such as "#work h2".',
  ],
])('%j changes nothing: %s', (css, place, help) => {
  const sections = [
    { type: 'hero', id: 'home' },
    { type: 'projects', id: 'work' },
  ]
  const profile = { projects: [{ id: 'atlas' }] }
  const found = checkStyleSheet(css, { sections, profile })
  expect(found.map((one) => [`${one.code} ${one.line}:${one.column}`, one.help])).toEqual([
    [place, help],
  ])
  const known =
    '#home, #work a[href="#b.c"]:not(#c), #project-atlas, #content, .slick-slide { color: #fff }'
  expect(checkStyleSheet(known, { sections, profile })).toEqual([])
  // A heading of the story may have this id.
  const projects = [{ id: 'atlas', story: 'a.md' }]
  expect(checkStyleSheet('#other { color: red }', { sections, profile: { projects } })).toEqual([])
})

test.each([
  ['h2 { colr: red }', 'color'],
  ['h2 { color: gren }', 'green'],
  ['@meda print { h2 { color: red } }', '@media'],
])('%s is answered with %s', (css, suggestion) => {
  expect(checkStyleSheet(css, {})).toMatchObject([{ help: `Write "${suggestion}".`, suggestion }])
})

test('every mistake is reported at once, and a comment is written as CSS has it', () => {
  const css = 'h2, { color: red }\nh3 { color: red !a; colr: red }\n.a..b { color: red }'
  expect(checkStyleSheet(css, {}).map(({ line, code }) => [line, code])).toEqual([
    [1, 'style/syntax'],
    [2, 'style/syntax'],
    [2, 'style/unknown'],
    [3, 'style/syntax'],
  ])
  expect(checkStyleSheet('// my heading\n//\n', {}).map(({ help }) => help)).toEqual([
    'Write "/* my heading */".',
    'Write the comment between "/*" and "*/".',
  ])
})

test('the help for a font of another host names a font', () => {
  const css = '@font-face { font-family: A; src: url(https://a.dev/a.woff2) }'
  expect(checkStyleSheet(css, {}).map(({ help }) => help)).toEqual([
    'Put the file into "public", and name it as url("/name.woff2").',
  ])
})

test.each([
  [
    'a font',
    '@import url("https://fonts.example.org/css?family=Inter");',
    'Put the file of the font into "public", and name it in "@font-face" as url("/name.woff2").',
  ],
  ['rules', '@import "a.css";', 'Copy the rules of that file into this one.'],
])('the help for "@import" says what takes its place: %s', (_, css, help) => {
  expect(checkStyleSheet(css, {}).map((problem) => problem.help)).toEqual([help])
})

test('the examples of docs/style.md have no problem, and one has a font of the owner', () => {
  const guide = readFileSync(new URL('../../../docs/style.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/```css\n(.*?)```/gsu)].map(([, css = '']) => css)
  expect(examples.flatMap((css) => checkStyleSheet(css, {}))).toEqual([])
  expect(examples.join('\n')).toMatch(/@font-face \{[^}]*url\("\/fonts\//u)
})

test('a value that is not CSS is checked in time', () => {
  const problems = checkStyleSheet(`a { background: ${'url(]'.repeat(39_000)} x ) }`, {})
  expect(problems.map(({ code }) => code)).toEqual(['style/syntax'])
})

test.each([
  ['brackets', 'h2 { width: '.padEnd(200, '('), 1, 'More than 100 brackets are open here.'],
  [
    'characters',
    'h2 { color: red }\n'.repeat(12_000),
    1,
    'This style sheet has 216 kB, and the page takes at most 200 kB.',
  ],
])('too many %s are one problem', (_, css, line, message) => {
  expect(checkStyleSheet(css, {})).toMatchObject([{ code: 'style/syntax', line, message }])
})
