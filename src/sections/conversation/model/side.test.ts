import { expect, test } from 'vitest'

import { findSide } from './side.ts'

function listSides(...ids: string[]) {
  const offered = ids.map((id) => ({ id }))
  return ids.map((id) => findSide(offered, id))
}

test('an answer is on the side where its button is', () => {
  expect(listSides('yes')).toEqual(['middle'])
  expect(listSides('yes', 'no')).toEqual(['start', 'end'])
  expect(listSides('yes', 'no', 'later')).toEqual(['start', 'middle', 'end'])
  expect(listSides('a', 'b', 'c', 'd')).toEqual(['start', 'start', 'end', 'end'])
})

test('an answer that is not offered is in the middle', () => {
  expect(findSide([{ id: 'yes' }, { id: 'no' }], 'later')).toBe('middle')
})
