import { expect, test } from 'vitest'

import { readDockerfile } from './read-dockerfile.ts'

test('a Dockerfile is read as stages of steps, over broken lines and without flags', () => {
  const stages = readDockerfile(
    [
      'FROM node AS build',
      'RUN echo one \\',
      '  two',
      'FROM node',
      'COPY --from=build /a b',
      'HEALTHCHECK --interval=1s CMD ["c"]',
    ].join('\n'),
  )
  const from = undefined
  expect(stages).toEqual([
    { name: 'build', steps: [{ keyword: 'RUN', text: 'echo one   two', from }] },
    {
      name: undefined,
      steps: [
        { keyword: 'COPY', text: '/a b', from: 'build' },
        { keyword: 'HEALTHCHECK', text: 'CMD ["c"]', from },
      ],
    },
  ])
})
