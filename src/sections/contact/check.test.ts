import { expect, test } from 'vitest'

import { checkContact } from './check.ts'

test.each([
  ['/', undefined],
  ['https://contact.ada.dev', undefined],
  ['https://ada.dev/api/todos', undefined],
  ['https://example.org', 'reach nobody'],
  ['https://your-domain.com', 'reach nobody'],
  ['https://forms.io/your-id', 'reach nobody'],
  ['https://forms.io/xxx', 'reach nobody'],
  ['https://server', 'reach nobody'],
  ['http://localhost:3000', 'never reach you'],
  ['http://127.0.0.1', 'never reach you'],
  ['https://example.com', 'reach nobody'],
  ['https://contact.example.org/base', 'reach nobody'],
  ['http://example.net:8080', 'reach nobody'],
  ['https://mail.invalid', 'reach nobody'],
  ['https://www.yourdomain.com', 'reach nobody'],
  ['https://api.my-backend.dev', undefined],
  ['https://your-server', 'reach nobody'],
  ['http://localhost:3000/', 'never reach you'],
  ['http://127.0.0.1:3000', 'never reach you'],
  ['https://TODO', 'reach nobody'],
  ['https://backend', 'reach nobody'],
  ['https://formspree.io/f/your-id', 'reach nobody'],
  ['https://formspree.io/f/YOUR_FORM_ID', 'reach nobody'],
  ['https://formspree.io/f/xxxxxxxx', 'reach nobody'],
  ['https://api.dev/todo', 'reach nobody'],
  ['https://formspree.io/f/mayourqz', undefined],
  ['https://ada.dev/todos', undefined],
  ['https://198.51.100.7', undefined],
  ['https://example.com.ua', undefined],
  ['https://myexample.com', undefined],
  ['https://ada.dev/example.com', undefined],
  [5, undefined],
])('messages to %j: %s', (backend, warning) => {
  const [problem] = checkContact({ backend }, { path: [], sectionIds: [] })
  expect(/reach nobody|never reach you/u.exec(problem?.message ?? '')?.[0]).toBe(warning)
})
