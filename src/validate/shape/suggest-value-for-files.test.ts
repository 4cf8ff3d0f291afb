import { describe, expect, test } from 'vitest'

import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const writeStrip = (src: string) =>
  writeContent({
    sections: `{ "type": "gif-strip", "id": "gifs", "images": [{ "id": "picture", "src": "${src}", "alt": "A" }] }`,
  })

describe('a file that is there is suggested', () => {
  const files = ['stories/a.md', 'media/cursor.gif', 'media/pixels.gif', 'animations/robot.json']

  /** The suggestions of all problems of a text. */
  function suggestFiles(text: string): (string | undefined)[] {
    const { problems } = validatePortfolio(text, {
      ...options,
      hasAsset: (path) => files.includes(path),
      listAssets: () => files,
    })
    return problems.map(({ suggestion }) => suggestion)
  }

  test.each([
    ['a file without its folder', writeStrip('cursor.gif'), 'media/cursor.gif'],
    [
      'a story without its folder',
      writeContent({
        rest: '"profile": { "projects": [{ "id": "a", "name": "A", "description": "A.", "story": "a.md" }] }',
      }),
      'stories/a.md',
    ],
    ['a file name with a space', writeStrip('media/tide shots.GIF'), 'media/tide shots.gif'],
    ['a file', writeStrip('media/cursr.gif'), 'media/cursor.gif'],
    ['a file in another case', writeStrip('media/Pixels.gif'), 'media/pixels.gif'],
  ])('for %s', (_, text, file) => {
    expect(suggestFiles(text)).toEqual([file])
  })

  test.each([
    [
      'a story that is not there',
      writeContent({
        rest: '"profile": { "projects": [{ "id": "a", "name": "A", "description": "A.", "story": "gone.md" }] }',
      }),
    ],
    ['a file of another name', writeStrip('media/robot.gif')],
  ])('but there is none for %s', (_, text) => {
    expect(suggestFiles(text)).toEqual([undefined])
  })
})

// The narrow space is that of screenshots.
test.each(['media/tide shots (1).png', 'media/Screenshot at 3.04\u202FPM.png'])(
  'a file name may have spaces: %s',
  (name) => {
    expect(validatePortfolio(writeStrip(name), options).problems).toEqual([])
  },
)
