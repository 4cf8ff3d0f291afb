import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SocialIcon } from './social-icon.tsx'

test('an icon is drawn from its shapes, and its texts are no markup', () => {
  const shapes = [
    {
      element: 'g',
      attributes: { strokeWidth: '2" onload="hit()' },
      shapes: [{ element: 'path', attributes: { d: 'M0 0' } }],
    },
    { element: 'text', attributes: {}, text: '<x-hostile>' },
  ] as const
  expect(renderToStaticMarkup(<SocialIcon icon={{ viewBox: '0 0 9 9', shapes }} />)).toBe(
    '<svg viewBox="0 0 9 9" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">' +
      '<g stroke-width="2&quot; onload=&quot;hit()"><path d="M0 0"></path></g>' +
      '<text>&lt;x-hostile&gt;</text></svg>',
  )
})
