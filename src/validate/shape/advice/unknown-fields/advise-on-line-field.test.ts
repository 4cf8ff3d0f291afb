import { expect, test } from 'vitest'

import { listHelps, writeRobot } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test('a way to go on of a scene, in one of its lines', () => {
  const sections = writeRobot(`{ "bye": { "lines": ["Bye."], "ending": true, "go": "home" } }`)
  expect(listHelps(writeContent({ sections }))).toEqual([
    'Write it in one of the "lines": { "text": "Write to me.", "go": "home" }.',
  ])
})
