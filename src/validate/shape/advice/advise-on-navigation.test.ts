import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['"navLabel": false', 'Delete it: a section without "navLabel" is not in the navigation.'],
  ['"navLabel": true', 'Write the text of the link, such as "navLabel": "About me".'],
  ['"nav": true', 'Write the text of the link, such as "navLabel": "About me".'],
  ['"nav": false', 'Delete it: a section without "navLabel" is not in the navigation.'],
  [
    '"navLabel": "About", "nav": false',
    'Delete it, and "navLabel", too: a section without "navLabel" is not in the navigation.',
  ],
  [
    '"navLabel": "About", "inNav": true',
    'Delete it: "navLabel" is the text of the link in the navigation.',
  ],
])('a switch of the navigation is a label, or none: %s', (fields, help) => {
  const section = `{ "type": "about", "heading": "About me", "text": "A.", ${fields} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([help])
})
