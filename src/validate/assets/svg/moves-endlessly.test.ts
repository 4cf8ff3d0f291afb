import { expect, test } from 'vitest'

import { movesEndlessly } from './moves-endlessly.ts'
import { readSvg } from './svg-elements.ts'

test.each([
  ['an animation that repeats', '<rect><animate dur="1s" repeatCount="indefinite"/></rect>', true],
  ['a turn that repeats', '<animateTransform repeatDur="indefinite"/>', true],
  ['an animation that ends', '<animate dur="1s" repeatCount="3" fill="freeze"/>', false],
  ['a rule without end', '<style>.a{animation:turn 2s linear infinite}</style>', true],
  [
    'a rule with a property of its own',
    '<style>a{animation-iteration-count: infinite}</style>',
    true,
  ],
  ['a style of an element', '<g style="fill:red;animation:turn 2s infinite"/>', true],
  ['an animation that waits for a click', '<set begin="a.click" repeatDur="indefinite"/>', false],
  [
    'an animation that waits for a script',
    '<animate begin="indefinite" dur="1s" repeatCount="indefinite"/>',
    false,
  ],
  [
    'an animation that follows another',
    '<animate begin="0s; a.end+1s" dur="1s" repeatCount="indefinite"/>',
    true,
  ],
  ['a rule that ends, by its name', '<style>a{animation:spin-infinite 2s 1}</style>', false],
  ['a class of that name', '<style>.animation:hover, .infinite{fill:red}</style>', false],
  ['a rule in a comment', '<style>/* a{animation:turn 2s infinite} */</style>', false],
  [
    'a rule after a comment that another style does not end',
    '<style>/* a</style><style>a{animation:turn 2s infinite}</style>',
    true,
  ],
  ['a rule that ends', '<style>.a{animation:turn 2s} .infinite{fill:red}</style>', false],
  [
    'a rule for visitors who allow motion',
    '<style>@media (prefers-reduced-motion: no-preference){a{animation:turn 2s infinite}}</style>',
    false,
  ],
  ['shapes', '<path d="M0 0h4"/>', false],
])('a drawing with %s', (_, content, expected) => {
  expect(movesEndlessly(readSvg(`<svg>${content}</svg>`))).toBe(expected)
})
