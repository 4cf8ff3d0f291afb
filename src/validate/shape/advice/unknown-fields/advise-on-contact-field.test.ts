import { describe, expect, test } from 'vitest'

import { listHelps, writeContactWith } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('a contact section takes what it shows from elsewhere', () => {
  test.each([
    ['"email": "ada@ada.dev"', 'ada@ada.dev'],
    ['"mail": "mailto:ada@ada.dev"', 'ada@ada.dev'],
    ['"email": true', 'ada@example.org'],
  ])('the contact section shows the address of the profile: %s', (field, mail) => {
    const help = `Write "email": "${mail}" in "profile", and "to": "mail" here.`
    expect(listHelps(writeContent({ sections: writeContactWith(field) }))).toEqual([help])
    const rest = `"profile": { "email": "${mail}" }`
    expect(listHelps(writeContent({ sections: writeContactWith('"to": "mail"'), rest }))).toEqual(
      [],
    )
  })

  test('and its fields are always the same', () => {
    expect(
      listHelps(writeContent({ sections: writeContactWith('"fields": ["name", "phone"]') })),
    ).toEqual([
      'Delete it. The form asks for name, email address and message; "nameLabel", "emailLabel" and "messageLabel" are their labels.',
    ])
  })
})
