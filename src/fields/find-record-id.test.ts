import { expect, test } from 'vitest'

import { findRecordId } from './find-record-id.ts'

const lists = ['projects', 'talks', 'skills']

const profile = {
  projects: [
    { id: 'atlas', name: 'Gauge Atlas' },
    { id: 'ward-light', name: 'Ward Light' },
    { id: 'quayside', name: 'Quayside' },
    { id: 'other', name: 'Quayside' },
    { id: 'x', name: 'Atlas 2' },
    { id: 'atlas-2', name: 'Atlas' },
    { id: 'project-7', name: '地图' },
    { id: 'mobile', name: 'Atlas Mobile' },
    { id: 'mobile-2', name: 'Atlas mobile!' },
  ],
  talks: [{ id: 't1', title: 'Talks', event: 'WebConf' }],
  skills: [
    { id: 'c', name: 'C' },
    { id: 'c-2', name: 'C++' },
    { id: 'c-3', name: 'C#' },
  ],
}

test.each([
  ['atlas', 'atlas'],
  ['Gauge Atlas', 'atlas'],
  ['gauge atlas', 'atlas'],
  ['Gauge-Atlas', 'atlas'],
  [' Ward Light', 'ward-light'],
  ['Quayside', 'quayside'],
  ['other', 'other'],
  ['atlas-2', 'atlas-2'],
  ['Atlas', 'atlas-2'],
  ['地图', 'project-7'],
  ['Atlas mobile!', 'mobile-2'],
  ['C#', 'c-3'],
  ['C++', 'c-2'],
  ['talks', 'talks'],
  ['Talks', 't1'],
  ['Ward Lights', undefined],
  ['c--', undefined],
  ['天气', undefined],
  ['???', undefined],
])('%j names the record %j', (text, id) => {
  expect(findRecordId(text, lists, profile)).toBe(id)
})

test.each([undefined, null, 5, 'text', [], {}, { projects: 5 }])(
  'a profile that is %j has no records',
  (written) => {
    expect(findRecordId('Atlas', ['projects'], written)).toBeUndefined()
  },
)
