import { expect, test } from 'vitest'

import { definition } from './schema.ts'

test('a field that is left out has the default of the specification', () => {
  const written = {
    type: 'contact',
    id: 'contact',
    heading: 'Contact Me',
    intro: 'Write.',
  }
  expect(definition.schema.parse(written)).toEqual({
    type: 'contact',
    id: 'contact',
    heading: 'Contact Me',
    fadeUp: true,
    intro: ['Write.'],
    to: 'service',
    backend: '/',
    timeout: 30_000,
    nameLabel: 'Name',
    emailLabel: 'Email',
    messageLabel: 'Message',
    submitLabel: 'Submit',
    sendingLabel: 'Sending...',
    received: 'Thank you! Your message has arrived.',
    nameWrong: 'Write your name on one line, in at most 100 characters.',
    emailWrong: 'Write an email address such as ada@example.org.',
    messageWrong: 'Write a message in plain text, of at most 5000 characters.',
    goBack: 'Use the Back button of your browser: the form still holds what you wrote.',
    offline: 'You are offline. What you write is kept here: send it when you are back.',
    mailOffer: 'Or write to {address}.',
    sent: 'Message sent!',
    refused: 'Error sending message.',
    unreachable: 'Error sending message. Please try again later.',
    textKept: 'Your words are still here.',
  })
})

test('the address of a form service may stand alone', () => {
  const section = { type: 'contact', id: 'contact', heading: 'Contact Me', intro: 'Write.' }
  const readTo = (value: unknown) => definition.schema.parse({ ...section, to: value }).to
  expect(readTo('https://formspree.io/f/mayourqz')).toEqual(
    readTo({ url: 'https://formspree.io/f/mayourqz' }),
  )
  expect(readTo('mail')).toBe('mail')
  expect(definition.schema.safeParse({ ...section, to: 'maill' }).success).toBe(false)
})
