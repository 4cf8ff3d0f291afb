import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { completeColours, standardColours } from './complete-colours.ts'
import { listThemeContrasts } from './theme-contrast.ts'

const written = { ...standardColours, scheme: 'system' as const }

const channel = fc.integer({ min: 0, max: 255 })
const samples = fc
  .sample(fc.tuple(channel, channel, channel), { numRuns: 300, seed: 20_261 })
  .map((bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)

describe('one accent for both schemes', () => {
  test('is kept where it passes, and derived elsewhere', () => {
    const accents = ['#7c3aed', '#00ff00', '#808080'].map(
      (accent) => completeColours({ ...written, accent }).accent,
    )
    expect(accents).toEqual([
      { dark: '#9261ff', light: '#7c3aed' },
      { dark: '#00ff00', light: '#008200' },
      { dark: '#818181', light: '#6e6e6e' },
    ])
  })

  test('passes in both, whatever it is', () => {
    const failing = samples.filter((accent) =>
      listThemeContrasts(completeColours({ ...written, accent })).some(
        ({ ratio, needed }) => ratio < needed,
      ),
    )
    expect(failing).toEqual([])
  })

  test('is derived for the ground that it stands on', () => {
    const ground = { dark: '#0b0e14', light: '#ffd23f' }
    expect(completeColours({ ...written, accent: '#b83a06', ground }).accent).toEqual({
      dark: '#d95930',
      light: '#ab3300',
    })
  })

  test('that is left out is the standard one, as far as it passes', () => {
    const ground = { dark: '#0b0e14', light: '#ffd23f' }
    expect(completeColours({ ...written, accent: undefined, ground }).accent).toEqual({
      dark: '#ff6b3d',
      light: '#ab3300',
    })
  })
})

describe('one ground or ink', () => {
  test.each([
    ['light ground', 'ground', '#fff8e7', { dark: '#120d03', light: '#fff8e7' }],
    ['dark ground', 'ground', '#12127d', { dark: '#12127d', light: '#eff3ff' }],
    ['dark ink', 'ink', '#222', { dark: '#f1f1f1', light: '#222' }],
    ['light ink', 'ink', '#ffe', { dark: '#ffe', light: '#19190c' }],
  ])('that is a %s has its hue in the other scheme', (_, name, colour, expected) => {
    expect(completeColours({ ...written, [name]: colour })).toMatchObject({ [name]: expected })
  })

  test('is used as it is where the page has one scheme', () => {
    expect(completeColours({ ...written, scheme: 'light', ground: '#222' }).ground.light).toBe(
      '#222',
    )
  })
})

test('colours for each scheme stay as they are, readable or not', () => {
  const accent = { dark: '#111', light: '#eee' }
  expect(completeColours({ ...written, accent }).accent).toEqual(accent)
})

describe('a pair with one colour', () => {
  test.each([
    ['accent', { dark: '#d7f23c' }, { dark: '#d7f23c', light: '#687600' }],
    ['accent', { light: '#7c3aed' }, { dark: '#9261ff', light: '#7c3aed' }],
    ['accent', {}, standardColours.accent],
    ['ground', { dark: '#12127d' }, { dark: '#12127d', light: '#eff3ff' }],
    ['ground', { light: '#fff8e7' }, { dark: '#120d03', light: '#fff8e7' }],
    ['ground', {}, standardColours.ground],
    ['ink', { dark: '#ffe' }, { dark: '#ffe', light: '#19190c' }],
    ['ink', { light: '#222' }, { dark: '#f1f1f1', light: '#222' }],
  ])('has the other derived from it: %s %j', (name, pair, expected) => {
    expect(completeColours({ scheme: 'system', [name]: pair })).toMatchObject({ [name]: expected })
  })

  test.each([
    ['accent', 'dark', 'light'],
    ['accent', 'light', 'dark'],
    ['ground', 'dark', 'light'],
    ['ground', 'light', 'dark'],
    ['ink', 'dark', 'light'],
    ['ink', 'light', 'dark'],
  ] as const)('passes in the other scheme, whatever it is: %s, %s', (name, own, other) => {
    const failing = samples.slice(0, 100).flatMap((colour) =>
      listThemeContrasts(completeColours({ scheme: 'system', [name]: { [own]: colour } }), [other])
        .filter(({ ratio, needed }) => ratio < needed)
        .map(({ pair, ratio }) => `${colour}: ${pair} ${ratio}`),
    )
    expect(failing).toEqual([])
  })
})
