import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DateText, Period } from './period.tsx'

const german = { language: 'de', presentLabel: 'heute' }

test('a period has both dates for machines, and in the language of the content', () => {
  expect(renderToStaticMarkup(<Period start="2021-03" end="2023" {...german} />)).toBe(
    '<time dateTime="2021-03">März 2021</time> – <time dateTime="2023">2023</time>',
  )
})

test('a period has no days, except for machines', () => {
  expect(renderToStaticMarkup(<Period start="2021-03-04" end={undefined} {...german} />)).toBe(
    '<time dateTime="2021-03-04">März 2021</time> – heute',
  )
})

test('what continues today ends in a word', () => {
  expect(renderToStaticMarkup(<Period start="2021" end={undefined} {...german} />)).toBe(
    '<time dateTime="2021">2021</time> – heute',
  )
})

test('a period without dates is nothing', () => {
  expect(renderToStaticMarkup(<Period start={undefined} end={undefined} {...german} />)).toBe('')
})

test('a date is a time', () => {
  expect(renderToStaticMarkup(<DateText date="2021-03-04" language="de" />)).toBe(
    '<time dateTime="2021-03-04">4. März 2021</time>',
  )
})
