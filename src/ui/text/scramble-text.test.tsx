import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ScrambleText } from './scramble-text.tsx'

test('each word has its noise and the space after it, and a no-break space holds two words together', () => {
  const markup = renderToStaticMarkup(
    <ScrambleText text={'Code\u00A0: hors ligne'} interval={50} characters="!" running={false} />,
  )
  expect(markup.replaceAll(/<[^>]+>/gu, '|').split(/\|+/u)).toEqual([
    '',
    'Code\u00A0: ',
    ' ',
    'hors ',
    ' ',
    'ligne',
    '',
  ])
})
