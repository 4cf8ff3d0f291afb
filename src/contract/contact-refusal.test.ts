import { expect, test } from 'vitest'

import { contactMessage } from './contact-message.ts'
import { messageFields, listWrongFields, type ContactRefusal } from './contact-refusal.ts'

test('the fields of the form are those of the message', () => {
  expect(messageFields).toEqual(Object.keys(contactMessage.shape))
})

test('wrong fields are in the order of the form, without unknown ones', () => {
  const refusal: ContactRefusal = {
    error: 'No.',
    fields: { admin: 'Leave this field out.', message: 'Too long.', name: '' },
  }
  expect(listWrongFields(refusal)).toEqual(['name', 'message'])
})

test.each([
  [undefined],
  [null],
  ['name'],
  [[]],
  [{}],
  [{ error: 'No.' }],
  [{ fields: null }],
  [{ fields: 'name' }],
  [{ fields: ['name'] }],
])('%j names no field', (answer) => {
  expect(listWrongFields(answer)).toEqual([])
})
