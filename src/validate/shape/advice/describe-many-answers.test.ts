import { expect, test } from 'vitest'

import { bye, listHelps, writeRobot } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test('more answers than a conversation may have are told to be used again', () => {
  const next = Array.from({ length: 13 }, (_, index) => `"Answer ${index}": "bye"`).join(', ')
  const scenes = `{ "start": { "lines": "Hi?", "next": { ${next} } }, ${bye} }`
  expect(listHelps(writeContent({ sections: writeRobot(scenes) }))).toEqual([
    'Use the same answer in several scenes, such as "Go on": it may lead to another scene in each.',
  ])
})
