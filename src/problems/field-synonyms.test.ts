import { expect, test } from 'vitest'

import { findSynonym } from './field-synonyms.ts'

test.each([
  ['photo', ['picture', 'tag'], 'picture'],
  ['title', ['tag', 'picture'], 'tag'],
  ['text', ['accent', 'ink'], 'ink'],
  ['bio', ['image', 'summary'], 'summary'],
  ['href', ['label', 'url'], 'url'],
  ['url', ['label', 'href'], 'href'],
  ['nav', ['intro', 'navLabel'], 'navLabel'],
  ['from', ['startDate', 'endDate'], 'startDate'],
  ['to', ['startDate', 'endDate'], 'endDate'],
  ['field', ['institution', 'area'], 'area'],
  ['jobTitle', ['name', 'label'], 'label'],
  ['title', ['name', 'label'], 'label'],
  ['text', ['label', 'url'], 'label'],
  ['text', ['label', 'summary'], 'summary'],
  ['name', ['tag', 'jobTitle'], 'tag'],
  ['website', ['name', 'url'], 'url'],
  ['gpa', ['area', 'score'], 'score'],
  ['text', ['title', 'description'], 'description'],
  ['text', ['description', 'summary'], 'summary'],
  ['heading', ['title', 'description'], 'title'],
  ['bullets', ['highlights'], 'highlights'],
  ['employer', ['name', 'position'], 'name'],
  ['employer', ['name', 'entity'], 'entity'],
  ['role', ['name', 'position'], 'position'],
  ['role', ['name', 'roles'], 'roles'],
  ['photo', ['accent'], undefined],
])('an owner who writes "%s" where %j can be means %s', (name, fields, field) => {
  expect(findSynonym(name, fields, 'x')).toBe(field)
})
