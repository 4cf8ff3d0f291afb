import { expect, test } from 'vitest'

import { waitForPage } from './wait-for-page.ts'

test('a page that is rendered is passed on, and so is the error of a view', async () => {
  expect(await waitForPage('', Promise.resolve('<p>'))).toBe('<p>')
  await expect(waitForPage('', Promise.reject(new Error('boom')))).rejects.toThrow('boom')
})

test('a page that is never rendered is an error that names it', async () => {
  const endless = new Promise<string>(() => {})
  await expect(waitForPage('uses/', endless, 5)).rejects.toThrow(
    /^The page \/uses\/ was not rendered within 0\.005 seconds: a view in "sections" waits /u,
  )
})
