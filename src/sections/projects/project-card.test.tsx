import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

import { project, type Project } from '#profile/project.ts'

import { ProjectCard } from './project-card.tsx'

const labels = { storyLabel: 'Read the story', visitLabel: 'Visit', presentLabel: 'today' }

/** The markup of a card, without classes. */
function render(fields: object, href?: string, language = 'en') {
  const parsed = project.parse({ id: 'atlas', name: 'Atlas', description: 'A map.', ...fields })
  return renderCard(parsed, href, language)
}

function renderCard(record: Project, href?: string, language = 'en') {
  return renderToStaticMarkup(
    <ProjectCard
      project={record}
      labels={labels}
      language={language}
      size="medium"
      isMirrored={false}
      href={href}
    />,
  ).replaceAll(/ class="[^"]*"/gu, '')
}

test('a project without a description has no paragraph', () => {
  expect(render({})).toContain('<p>A map.</p>')
  expect(render({ description: undefined })).not.toContain('<p>')
})

describe('the name of a project', () => {
  test('leads to its story, also if it has an address', () => {
    const card = render({ url: 'https://atlas.example/' }, 'projects/atlas/')
    expect(card).toContain(
      '<h3 data-project-name=""><a href="projects/atlas/"><bdi>Atlas</bdi></a></h3>',
    )
  })

  test('leads to its address without a story', () => {
    const card = render({ url: 'https://atlas.example/' })
    expect(card).toContain(
      '<h3 data-project-name=""><a href="https://atlas.example/"><bdi>Atlas</bdi></a></h3>',
    )
  })

  test('is text without either', () => {
    expect(render({})).toContain('<h3 data-project-name=""><bdi>Atlas</bdi></h3>')
  })
})

test('a card has every fact of the record', () => {
  const card = render({
    startDate: '2021-03',
    type: 'Web app',
    entity: 'City of Oslo',
    roles: ['Design', 'Code'],
    status: 'Live',
    highlights: ['**Fast.** 6 s'],
    keywords: ['Maps'],
  })
  for (const text of [
    '<li><time dateTime="2021-03">Mar 2021</time> – today</li>',
    '<li><bdi>Web app</bdi></li><li><bdi>City of Oslo</bdi></li><li><bdi>Design, Code</bdi></li><li><bdi>Live</bdi></li>',
    '<p>A map.</p>',
    '<li><strong>Fast.</strong> 6 s</li>',
    '<li><bdi>Maps</bdi></li>',
  ]) {
    expect(card).toContain(text)
  }
})

test.each([
  { of: 'a screen of a phone', width: 390, height: 844, isWhole: true },
  { of: 'a panorama', width: 3000, height: 500, isWhole: true },
  { of: 'a logo', width: 512, height: 512, isWhole: true },
  { of: 'a photo', width: 1600, height: 1200, isWhole: false },
  { of: 'a wide screen', width: 1920, height: 1080, isWhole: false },
  { of: 'a file without a size', isWhole: false },
])(
  'a picture is whole if its box would cut off more than a third: $of',
  ({ of, isWhole, ...size }) => {
    const parsed = project.parse({
      id: 'atlas',
      name: 'Atlas',
      images: [{ id: 'cover', src: 'media/atlas.png', alt: of }],
    })
    const images = parsed.images?.map((image) => ({ ...image, ...size }))
    expect(renderCard({ ...parsed, images }).includes('data-whole')).toBe(isWhole)
  },
)

test('roles are joined by the comma of the language', () => {
  const card = render({ roles: ['مطوّرة', 'مصمّمة'] }, undefined, 'ar')
  expect(card).toContain('<li><bdi>مطوّرة، مصمّمة</bdi></li>')
})

test('a fact and a keyword that are written twice are shown once', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const card = render({ type: 'Atlas Ltd', entity: 'Atlas Ltd', keywords: ['Maps', 'Maps'] })
  expect(card.match(/<li>/gu)).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('links say which project they are about', () => {
  const links = [{ id: 'code', label: 'Code', url: 'https://code.example/' }]
  const card = render({ url: 'https://atlas.example/', links }, 'projects/atlas/')
  expect([...card.matchAll(/aria-label="([^"]*)"/gu)].map(([, label]) => label)).toEqual([
    'Read the story: Atlas',
    'Visit: Atlas',
    'Code: Atlas',
  ])
})

test('a card has its first picture, or a drawing that screen readers leave out', () => {
  const images = [{ id: 'map', src: 'media/map.png', alt: 'A map' }]
  expect(render({ images })).toContain('alt="A map"')
  expect(render({ images })).not.toContain('<svg')
  expect(render({})).toContain('<svg viewBox="0 0 48 30" aria-hidden="true"')
})

test('a card without facts, highlights, keywords and links has no empty list', () => {
  expect(render({})).not.toContain('<ul')
})
