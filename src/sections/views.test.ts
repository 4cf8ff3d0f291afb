import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { sectionTypes } from './section.ts'
import { views } from './views.ts'

test('every section type has a view, and every view a section type', () => {
  expect(Object.keys(views).toSorted()).toEqual(sectionTypes)
})

describe.each(sectionTypes)('the view of a section "%s"', (type) => {
  // The built file is named for its source: a chunk of another name would not find its address.
  test('is a chunk named for its type and its file', () => {
    const file = join(import.meta.dirname, type, `${type}.tsx`)
    expect({ id: views[type].id, file: existsSync(file) }).toEqual({ id: type, file: true })
  })

  test('is not loaded before it is wanted, then loads a component', async () => {
    const view = views[type]
    const before = view.readState()
    view.load()
    const component = await view.ready
    expect({ before, component, state: view.readState() }).toEqual({
      before: { status: 'waiting' },
      component: expect.any(Function),
      state: { status: 'ready', loaded: component },
    })
  })
})
