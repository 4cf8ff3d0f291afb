import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Photo } from './photo.tsx'

const photo = {
  src: '/map-800.webp',
  alt: 'A map',
  width: 800,
  height: 600,
  colour: '#334455',
  sources: [
    { type: 'image/avif', srcset: '/map-480.avif 480w, /map-800.avif 800w' },
    { type: 'image/webp', srcset: '/map-480.webp 480w, /map-800.webp 800w' },
  ],
}

test('a photo is lazy, has its size, and names each format with its widths', () => {
  const page = renderToStaticMarkup(<Photo photo={photo} sizes="50vw" />)
  expect(page.replaceAll(/ class="[^"]*"/gu, '')).toBe(
    '<picture><source type="image/avif" srcSet="/map-480.avif 480w, /map-800.avif 800w" sizes="auto, 50vw"/>' +
      '<source type="image/webp" srcSet="/map-480.webp 480w, /map-800.webp 800w" sizes="auto, 50vw"/>' +
      '<img src="/map-800.webp" sizes="auto, 50vw" alt="A map" width="800" height="600" decoding="async" loading="lazy" data-placeholder="#334455"/></picture>',
  )
})

test('a photo of the first view is fetched at once, and its sizes are explicit', () => {
  const page = renderToStaticMarkup(<Photo photo={photo} sizes="50vw" isEager />)
  expect(page).toContain('fetchPriority="high"')
  expect(page).not.toMatch(/lazy|auto, /u)
})

test('a photo in development is its original file', () => {
  const page = renderToStaticMarkup(
    <Photo photo={{ src: '/map.jpg', alt: 'A map' }} sizes="9rem" />,
  )
  expect(page).not.toMatch(/<source|sizes|placeholder/u)
  expect(page).toContain('src="/map.jpg"')
})
