import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture.tsx'

const wave = { src: '/wave.gif', alt: 'A wave', width: 4, height: 3 }

test('visitors who asked for less motion get the still picture, without any script', () => {
  const page = renderToStaticMarkup(<Picture image={{ ...wave, still: '/still.gif' }} />)
  expect(page).toContain('<source srcSet="/still.gif" media="(prefers-reduced-motion: reduce)"/>')
  expect(page).toContain('src="/wave.gif" alt="A wave"')
})

test('a picture without one is the same for all', () => {
  expect(renderToStaticMarkup(<Picture image={wave} />)).not.toContain('<source')
})
