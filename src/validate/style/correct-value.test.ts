import { expect, test } from 'vitest'

import { correctValue } from './correct-value.ts'

test.each([
  ['font-size: 20', '20px'],
  ['font-size: 2rems', '2rem'],
  ['width: 10 px', '10px'],
  ['width: 50 %', '50%'],
  ['width: 100xp', '100px'],
  ['width: calc(100%-2rem)', 'calc(100% - 2rem)'],
  ['width: calc((1px + 2px) -var(--a))', 'calc((1px + 2px) - var(--a))'],
  ['margin: 10 20', '10px 20px'],
  ['margin: 0 atuo', '0 auto'],
  ['display: flexx', 'flex'],
  ['text-align: centre', 'center'],
  ['border: 1 solid gren', '1px solid green'],
  ['transition-duration: 0', '0s'],
  ['transition-duration: 200', '200ms'],
  ['animation-delay: -200', '-200ms'],
  ['transform: rotate(45)', 'rotate(45deg)'],
  ['transform: tranlsate(10, 10)', 'translate(10px, 10px)'],
  ['grid-template-columns: 1fr 1 fr', '1fr 1fr'],
])('%s was meant as %s', (declaration, meant) => {
  expect(correct(declaration)).toBe(meant)
})

// Valid CSS, some of it newer than the tables of css-tree, and values whose meaning is not certain.
test.each([
  'color: oklch(from red calc(l * 1.2) c h / 50%)',
  'color: color-mix(in oklch, red 50%, blue)',
  'color: light-dark(red, #fff)',
  'color: contrast-color(red)',
  'color: color(display-p3 1 0 0)',
  'width: min(100%, 40rem)',
  'width: min(10px, -5px)',
  'width: clamp(1rem, 2vw + 1rem, 3rem)',
  'width: calc(100% + -2rem)',
  'width: calc(1e-3px + 2px)',
  'width: calc(var(--a-2) - 2px)',
  'width: calc-size(auto, size * 2)',
  'width: attr(data-w type(<length>), 10px)',
  'width: if(style(--a: b): 1px; else: 2px)',
  'width: calc(1px * sibling-index())',
  'width: anchor-size(width)',
  'width: --half(1px)',
  'width: 50cqi',
  'height: 100dvh',
  'margin: 10px -5px',
  'margin: env(safe-area-inset-top)',
  'padding: max(1rem, env(safe-area-inset-left))',
  'grid-template-columns: subgrid',
  'grid-template-columns: [full] repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) [end]',
  'grid-area: 1 / 2 / span 2 / auto',
  'display: inline flex',
  'display: grid-lanes',
  'container-type: inline-size scroll-state',
  'container: card / inline-size',
  'text-wrap: pretty',
  'text-box: trim-both cap alphabetic',
  'view-transition-name: match-element',
  'anchor-name: --tip',
  'position-area: top span-all',
  'position-try-fallbacks: --custom, flip-inline',
  'top: anchor(bottom)',
  'animation-timeline: view(inline)',
  'animation-range: entry 10% cover 50%',
  'animation: fade 1s steps(4, end) infinite',
  'transition: opacity 0.3s linear(0, 0.5 20%, 1) allow-discrete',
  'appearance: base-select',
  'interpolate-size: allow-keywords',
  'aspect-ratio: 16 / 9',
  'font: 700 1rem/1.5 "A", sans-serif',
  'font: var(--font-body)',
  'font-feature-settings: "ss01" 1, "liga" 0',
  'letter-spacing: 5%',
  'line-height: 1.5',
  'mask: linear-gradient(#000, transparent) center / cover no-repeat',
  'clip-path: shape(from 0 0, line to 100% 0, close)',
  'background: linear-gradient(to right in oklch longer hue, red, blue)',
  'background: image-set(url(a.avif) type("image/avif"), url("b.png") type("image/png"))',
  'background: -webkit-linear-gradient(red, blue)',
  'background-clip: text',
  'corner-shape: superellipse(2)',
  'content: "a" / "alt"',
  'scrollbar-gutter: stable both-edges',
  'stroke-width: 2',
  'r: 5',
  'z-index: -1',
  'all: revert-layer',
  'width: 100px\\9',
])('%s stays', (declaration) => {
  expect(correct(declaration)).toBeUndefined()
})

function correct(declaration: string): string | undefined {
  const [property = '', value = ''] = declaration.split(/: (.*)/u)
  return correctValue(property, value)
}
