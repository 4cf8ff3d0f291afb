import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Table } from './table.tsx'

test('a table has the name of its columns, and each heading names its column', () => {
  const html = renderToStaticMarkup(
    <Table
      head={[[], ['Right']]}
      rows={[[['Small'], [{ strong: ['91 %'] }]]]}
      align={[null, 'right']}
    />,
  )
  expect(html.replaceAll(/ class="[^"]*"/gu, '')).toBe(
    '<div role="group" aria-label="Right" tabindex="0"><table>' +
      '<thead><tr><td></td><th scope="col" data-align="right">Right</th></tr></thead>' +
      '<tbody><tr><td>Small</td><td data-align="right"><strong>91 %</strong></td></tr></tbody>' +
      '</table></div>',
  )
})
