import { expect, test } from 'vitest'

import { findRecordId } from './find-record-id.ts'

const profile = {
  projects: [
    { id: 'atlas', name: 'Gauge Atlas' },
    { name: 'Ward Light' },
    { id: 'quayside', name: 'Quayside' },
    { id: 'other', name: 'Quayside' },
  ],
  talks: { title: 'Slow networks', event: 'WebConf' },
  publications: ['Maps without a network'],
  skills: { Interfaces: ['React'] },
}

test.each([
  ['atlas', 'atlas'],
  ['Gauge Atlas', 'atlas'],
  ['gauge atlas', 'atlas'],
  ['Ward Light', 'ward-light'],
  ['ward-light', 'ward-light'],
  ['Quayside', 'quayside'],
  ['other', 'other'],
  ['Slow networks', 'slow-networks'],
  ['Maps without a network', 'maps-without-a-network'],
  ['Interfaces', 'interfaces'],
  ['Ward Lights', undefined],
  ['地图', undefined],
])('%j names the record %j', (text, id) => {
  const lists = ['projects', 'talks', 'publications', 'skills']
  expect(findRecordId(text, lists, profile)).toBe(id)
})

test.each([undefined, null, 5, 'text', [], {}, { projects: 5 }])(
  'a profile that is %j has no records',
  (written) => {
    expect(findRecordId('Atlas', ['projects'], written)).toBeUndefined()
  },
)
