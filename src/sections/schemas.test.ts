import { describe, expect, test } from 'vitest'

import { section } from './schemas.ts'

describe('what a section leaves out is what the specification says', () => {
  test.each([
    {
      written: { type: 'gif-strip', images: [{ src: 'media/a.gif', alt: 'A' }] },
      whole: { type: 'gif-strip', images: [{ src: 'media/a.gif', alt: 'A' }] },
    },
    {
      written: {
        type: 'expertise',
        heading: 'Expertise',
        cards: [{ id: 'one', title: 'Title', description: 'Words.' }],
      },
      whole: {
        type: 'expertise',
        heading: 'Expertise',
        fadeUp: true,
        cards: [{ id: 'one', title: 'Title', description: 'Words.', animated: true }],
      },
    },
    {
      written: {
        type: 'conversation',
        heading: 'Talk',
        speaker: 'Robot',
        answers: [{ id: 'yes', label: 'Yes' }],
        scenes: { intro: { lines: ['Hi.'] } },
      },
      whole: {
        type: 'conversation',
        heading: 'Talk',
        speaker: 'Robot',
        start: 'intro',
        answers: [{ id: 'yes', label: 'Yes' }],
        scenes: { intro: { lines: ['Hi.'], next: {}, ending: false } },
        typingDelay: 20,
        startLabel: 'Start',
        continueLabel: 'Continue',
        closeLabel: 'Close',
        answersLabel: 'Your answer',
      },
    },
    {
      written: { type: 'skills', heading: 'Skills', slides: [{ type: 'ui', title: 'UI' }] },
      whole: {
        type: 'skills',
        heading: 'Skills',
        slides: [{ type: 'ui', title: 'UI', style: 'panel' }],
        grouping: 0.8,
        pageLabel: 'Page {page} of {pages}',
        pagesLabel: 'Pages',
        slideLabel: '{slide} of {slides}',
        carouselRole: 'carousel',
        slideRole: 'slide',
      },
    },
    {
      written: { type: 'contact', heading: 'Contact Me', intro: 'Write.', backend: '/' },
      whole: {
        type: 'contact',
        heading: 'Contact Me',
        fadeUp: true,
        intro: 'Write.',
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
      },
    },
  ])('$written.type', ({ written, whole }) => {
    expect(section.parse(written)).toEqual(whole)
  })

  test('hero scrambles every 50 ms through symbols and letters', () => {
    const hero = { type: 'hero', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }
    const parsed = section.parse(hero)
    const characters = parsed.type === 'hero' ? parsed.scramble.characters : ''
    expect({
      parsed,
      letters: /[a-z]/u.test(characters) && /[A-Z]/u.test(characters),
      symbols: /[^\p{L}\p{N}\s]/u.test(characters),
    }).toEqual({
      parsed: {
        ...hero,
        scrollLabel: 'Scroll to the next part',
        scramble: { interval: 50, characters },
      },
      letters: true,
      symbols: true,
    })
  })
})

test('every type of section is its own, and any may stand in the navigation', () => {
  const types = section.options.flatMap((option) => [...option.shape.type.options])
  expect({
    types,
    framed: section.options.map(({ shape }) => 'id' in shape && 'navLabel' in shape),
  }).toEqual({
    types: [...new Set(types)],
    framed: types.map(() => true),
  })
})

test.each([undefined, null, 'hero', [], {}, { type: 'Hero' }, { type: 'constructor' }])(
  '%j is no section',
  (value) => {
    expect(section.safeParse(value).success).toBe(false)
  },
)
