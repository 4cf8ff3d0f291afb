import { expect, test } from 'vitest'

import { chooseRecords } from './choose-records.ts'
import { profile } from './profile.ts'

const whole = profile.parse({
  name: 'Ada',
  publish: [],
  projects: ['atlas', 'shop', 'radio'].map((id) => ({ id, name: id, description: 'Words.' })),
  awards: [{ id: 'prize', title: 'Prize' }],
})

test('without "show" a section has all records of its lists, and the person', () => {
  const chosen = chooseRecords(whole, ['projects'])
  expect(chosen.projects?.map(({ id }) => id)).toEqual(['atlas', 'shop', 'radio'])
  expect(chosen).toMatchObject({ name: 'Ada' })
  expect(chosen).not.toHaveProperty('awards')
  expect(chosen).not.toHaveProperty('publish')
})

test('"show" chooses records and their order', () => {
  const { projects } = chooseRecords(whole, ['projects'], ['radio', 'atlas'])
  expect(projects?.map(({ id }) => id)).toEqual(['radio', 'atlas'])
})

test('"show" may name a list, for all of its records that it does not name itself', () => {
  const { projects, awards } = chooseRecords(whole, ['projects', 'awards'], ['radio', 'projects'])
  expect(projects?.map(({ id }) => id)).toEqual(['radio', 'atlas', 'shop'])
  expect(awards).toEqual([])
})

test('a list that the profile does not have is empty', () => {
  expect(chooseRecords(whole, ['talks']).talks).toEqual([])
})
