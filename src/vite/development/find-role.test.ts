import { expect, test } from 'vitest'

import { findRole } from './find-role.ts'

test.each([
  ['Linux', '/home/ada/my site', '/home/ada/my site'],
  ['Windows, where Vite writes slashes', 'C:/Users/Åsa/My Sites', 'C:\\Users\\Åsa\\My Sites'],
])('finds the content and the files that it may name on %s', (_, vite, system) => {
  const separator = system.includes('\\') ? '\\' : '/'
  const file = [system, 'content', 'portfolio.json'].join(separator)
  const published = [system, 'public'].join(separator)
  const roles = [
    'content/portfolio.json',
    'content/media/me.jpg',
    'content/stories/atlas.md',
    'content/pages/uses.md',
    'public/cv.pdf',
    'content/notes.txt',
    'public.txt',
    'dist/index.html',
  ].map((name) => [name, findRole(`${vite}/${name}`, file, published)])
  expect(Object.fromEntries(roles)).toEqual({
    'content/portfolio.json': 'content',
    'content/media/me.jpg': 'named',
    'content/stories/atlas.md': 'named',
    'content/pages/uses.md': 'named',
    'public/cv.pdf': 'named',
    'content/notes.txt': undefined,
    'public.txt': undefined,
    'dist/index.html': undefined,
  })
})
