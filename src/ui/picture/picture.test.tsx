import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { labels } from '#fields/texts/labels.ts'
import type { Image } from '#fields/pictures/image.ts'
import type { PhotoFiles } from '#fields/pictures/photo.ts'

import { Picture } from './picture.tsx'

const wave = { src: '/wave.gif', alt: 'A wave', width: 4, height: 3 }

/** What is prerendered of a picture: with scripts to come, and for browsers without any. */
function prerenderPicture(image: Image & Pick<PhotoFiles, 'sources'>) {
  const page = renderToStaticMarkup(<Picture image={image} labels={labels.parse({})} />)
  const [noscript = ''] = /<noscript.*<\/noscript>/u.exec(page) ?? []
  return { page: page.replace(noscript, ''), noscript }
}

test('a picture that moves is prerendered still', () => {
  const { page } = prerenderPicture({ ...wave, still: '/still.gif' })
  expect(page).toContain('src="/still.gif"')
  expect(page).not.toContain('/wave.gif')
})

test('without scripts the setting of the system decides', () => {
  const { noscript } = prerenderPicture({ ...wave, still: '/still.gif' })
  expect(noscript).toContain(
    '<source srcSet="/still.gif" media="(prefers-reduced-motion: reduce)"/>',
  )
  expect(noscript).toContain('src="/wave.gif"')
})

test.each(['wave.gif', 'wave.gif?v=2', 'wave.gif#1'])(
  'a gif of another host without a still picture shows its alt until it is played: %s',
  (name) => {
    const { page } = prerenderPicture({ ...wave, src: `https://ada.dev/${name}` })
    expect(page).toContain('>A wave</span>')
    expect(page).not.toContain('<img')
  },
)

test('a picture that would lose more than a third of itself in its box is whole', () => {
  expect(prerenderPicture(wave).page).not.toContain('data-whole')
  expect(prerenderPicture({ ...wave, width: 390, height: 844 }).page).toContain('data-whole')
})

test('a picture that does not move is the same for all visitors', () => {
  const { page, noscript } = prerenderPicture(wave)
  expect(page).toContain('src="/wave.gif" alt="A wave"')
  expect(noscript).toBe('')
})

test('a picture that the build converted names each format and width', () => {
  const sources = [{ type: 'image/avif', srcset: '/wave-480.avif 480w' }]
  const { page } = prerenderPicture({ ...wave, src: '/wave-480.webp', sources })
  expect(page).toContain('<source type="image/avif" srcSet="/wave-480.avif 480w" sizes="auto, ')
  expect(page).toContain('src="/wave-480.webp" sizes="auto, ')
})
