import { describe, expect, test } from 'vitest'

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
  ['https://forms.io/{form_id}', 'reach nobody'],
  ['https://formspree.io/f/xxxxxxxx', 'reach nobody'],
  ['https://api.dev/todo', 'reach nobody'],
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

type Parts = { readonly to?: unknown; readonly backend?: string; readonly mailAddress?: string }

/** The problems of a contact section, each as its code and the field it is at. */
function listProblems(section: Parts, publication = {}, profile: unknown = undefined) {
  const context = { path: [], sectionIds: [], profile, publication }
  return checkContact({ type: 'contact', ...section }, context).map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )
}

const formspree = { url: 'https://formspree.io/f/xwkgpolz' }
const netlify = { url: '/', fields: { 'form-name': 'contact' } }

describe('a form service that would refuse every message', () => {
  const url = 'https://api.web3forms.com/submit'
  const fields = { access_key: '1d3b5c7e' }
  const wrong = 'content/wrong-value to.url'

  test.each<[unknown, string[]]>([
    [{ url }, ['content/missing-field to.url']],
    [url, ['content/missing-field to']],
    [{ url, fields: { subject: 'A' } }, ['content/missing-field to.url']],
    [{ url, fields }, []],
    [{ url: 'https://web3forms.com/', fields }, [wrong]],
    [{ url: 'https://formspree.io' }, [wrong]],
    ['https://formspree.io', ['content/wrong-value to']],
    [{ url: 'https://formspree.io/' }, [wrong]],
    [{ url: 'https://formspree.io/f' }, [wrong]],
    [{ url: 'https://formspree.io/f/' }, [wrong]],
    [{ url: 'https://www.formspree.io/f/?a=b' }, [wrong]],
    [{ url: 'https://formsubmit.co/' }, [wrong]],
    [{ url: 'https://formsubmit.co/ajax/' }, [wrong]],
    [{ url: 'https://formsubmit.co/ajax' }, [wrong]],
    [{ url: 'https://formsubmit.co/ada@ada.dev' }, [wrong]],
    [{ url: 'https://formsubmit.co/ajax/ada@ada.dev' }, []],
    [{ url: 'https://formsubmit.co//ajax/ada@ada.dev' }, []],
    [{ url: 'https://getform.io/f/' }, [wrong]],
    [{ url: 'https://getform.io/f/1d3b5c7e' }, []],
    [{ url: 'https://forminit.com/f/', names: {} }, [wrong]],
    [{ url: 'https://forminit.com/f/1d3b5c7e' }, ['content/missing-field to.url']],
    [{ url: 'https://forminit.com/f/1d3b5c7e', names: { email: 'fi-sender-email' } }, []],
    [{ url: 'https://formspree.io/forms/xwkgpolz/integration' }, [wrong]],
    [{ url: 'https://formspree.io/ada@ada.dev' }, []],
    [{ url: 'https://formspree.io.ada.dev/' }, []],
    [{ url: 'https://formspree.io/f/mayourqz' }, ['contact/placeholder-backend to.url']],
    [
      { url, fields: { access_key: '8f14e45f-ceea-467f-a9a4-1f0c3d5b7e21' } },
      ['contact/placeholder-backend to.fields.access_key'],
    ],
  ])('%j', (to, problems) => {
    expect(listProblems({ to })).toEqual(problems)
  })

  test('the help for Forminit is all that "to" needs, also where it is an address alone', () => {
    const form = 'https://forminit.com/f/1d3b5c7e'
    const names =
      '"name": "fi-sender-fullName", "email": "fi-sender-email", "message": "fi-text-message"'
    for (const to of [form, { url: form }]) {
      expect(checkContact({ to }, { path: [], sectionIds: [] })).toMatchObject([
        { help: `Write { "url": "${form}", "names": { ${names} } }.` },
      ])
    }
  })

  test.each([
    ['https://formspree.io/forms/xwkgpolz/integration', 'https://formspree.io/f/xwkgpolz'],
    ['https://formsubmit.co/ada@ada.dev', 'https://formsubmit.co/ajax/ada@ada.dev'],
  ])('the address %s suggests the one that takes messages', (written, suggestion) => {
    expect(checkContact({ to: { url: written } }, { path: [], sectionIds: [] })).toMatchObject([
      { suggestion },
    ])
  })
})

describe('a form that would be dead where the site is published', () => {
  test.each<[string, Parts, string[]]>([
    ['own-server', {}, []],
    ['own-server', { to: netlify }, ['contact/dead-form to.url']],
    ['github-pages', {}, ['contact/dead-form type']],
    ['github-pages', { backend: '/' }, ['contact/dead-form backend']],
    ['github-pages', { to: 'service' }, ['contact/dead-form to']],
    ['netlify', { backend: '/' }, ['contact/dead-form backend']],
    ['cloudflare-pages', { backend: '/' }, ['contact/dead-form backend']],
    ['vercel', { backend: '/' }, ['contact/dead-form backend']],
    ['other', { backend: '/' }, ['contact/dead-form backend']],
    ['github-pages', { backend: 'https://contact.ada.dev' }, []],
    ['github-pages', { to: formspree, backend: '/' }, []],
    ['github-pages', { to: netlify }, ['contact/dead-form to.url']],
    ['vercel', { to: netlify }, ['contact/dead-form to.url']],
    ['netlify', { to: 'netlify' }, ['content/wrong-value to']],
    ['vercel', { to: { url: '/api/message' } }, []],
    ['other', { to: { url: '/api/message' } }, ['contact/dead-form to.url']],
    ['netlify', { to: netlify }, []],
    ['netlify', { to: { url: '/' } }, ['contact/dead-form to.url']],
    ['netlify', { to: { url: '/.netlify/functions/contact' } }, []],
    ['netlify', { to: 'https://Ada.dev/' }, ['contact/dead-form to']],
    ['netlify', { to: { url: 'https://ada.dev' } }, ['contact/dead-form to.url']],
    ['github-pages', { to: 'https://ada.dev/' }, ['contact/dead-form to']],
    ['github-pages', { to: 'https://forms.dev/' }, []],
  ])('on %s: %j', (host, section, problems) => {
    expect(listProblems(section, { host, address: 'https://ada.dev/' })).toEqual(problems)
  })

  test('names three ways out', () => {
    const [problem] = checkContact(
      { type: 'contact' },
      { path: [], sectionIds: [], publication: { host: 'github-pages' } },
    )
    expect(problem).toMatchObject({
      message:
        'GitHub Pages does not run Folio’s contact service, so every message of the form would be lost.',
      help: 'Name a form service in "to", write "to": "mail" to show your email address, or name a Folio service elsewhere in "backend".',
    })
  })

  test('has the service of CONTACT_BACKEND', () => {
    const elsewhere = { host: 'github-pages', backend: 'https://contact.ada.dev' }
    expect(listProblems({ backend: '/' }, elsewhere)).toEqual([])
    expect(listProblems({ to: netlify }, elsewhere)).toEqual(['contact/dead-form to.url'])
    expect(listProblems({ backend: 'https://contact.example.org' }, elsewhere)).toEqual([])
  })
})

test.each<[string | undefined, string, Parts, string[]]>([
  [undefined, '/', {}, []],
  [undefined, '/folio/', {}, ['contact/sub-path type']],
  [undefined, '/folio/', { backend: 'https://contact.ada.dev' }, []],
  [undefined, '/folio/', { to: formspree }, []],
  [undefined, '/folio/', { to: 'mail', mailAddress: 'ada@ada.dev' }, []],
  ['own-server', '/folio/', {}, []],
  ['github-pages', '/folio/', {}, ['contact/dead-form type']],
])('on host %s at %s the section %j has the problems %j', (host, base, section, problems) => {
  expect(listProblems(section, { host, base })).toEqual(problems)
})

test.each<[unknown, string[]]>([
  [formspree, []],
  [{ url: 'https://formspree.io/f/your-id' }, ['contact/placeholder-backend to.url']],
  [{ url: 'http://localhost:3000/f' }, ['contact/placeholder-backend to.url']],
  [
    { ...formspree, fields: { access_key: 'YOUR_ACCESS_KEY_HERE', subject: 'From your page' } },
    ['contact/placeholder-backend to.fields.access_key'],
  ],
  [{ ...formspree, fields: { email: 'x' } }, ['contact/duplicate-field to.fields.email']],
  [{ ...formspree, names: { email: 'name' } }, ['contact/duplicate-field to.names.email']],
  [{ ...formspree, names: { name: 'email' } }, ['contact/duplicate-field to.names']],
  [{ ...formspree, honeypot: 'message' }, ['contact/duplicate-field to.honeypot']],
  [{ ...formspree, names: { email: 'mail' }, fields: { email: 'x' }, honeypot: 'trap' }, []],
  [{ url: 5, fields: [], names: 'x', honeypot: {} }, []],
  [5, ['content/wrong-value to']],
  [{ url: 'https://formspree.io/f/{form_id}' }, ['contact/placeholder-backend to.url']],
  [{ url: 'https://formspree.io/f/<id>' }, ['content/wrong-value to.url']],
  [[], []],
])('the form service %j has the problems %j', (to, problems) => {
  expect(listProblems({ to })).toEqual(problems)
})

test.each([
  ['Ada <ada@ada.dev>', 'ada@ada.dev', 'Write the address alone, as "to": "ada@ada.dev".'],
  [
    'mailto:ada@ada.dev?subject=Hi',
    'ada@ada.dev',
    'Write the address alone, as "to": "ada@ada.dev".',
  ],
  ['ada@ada', undefined, 'Write the address alone, as "to": "ada@example.org".'],
  [
    'formspree.io/f/mayourqz',
    'https://formspree.io/f/mayourqz',
    'Write the whole address that your form service gave you.',
  ],
])('the text %s is answered with what to write', (to, suggestion, help) => {
  expect(checkContact({ to }, { path: [], sectionIds: [] })).toMatchObject([
    { code: 'content/wrong-value', path: ['to'], help, suggestion },
  ])
})

test.each<[unknown, string]>([
  ['formspree', 'Write the address of your form there: "https://formspree.io/f/" and its id.'],
  ['Formspree.io', 'Write the address of your form there: "https://formspree.io/f/" and its id.'],
  ['Netlify Forms', 'Write { "url": "/", "fields": { "form-name": "contact" } }.'],
  [
    'web3forms',
    'Write { "url": "https://api.web3forms.com/submit", "fields": { "access_key": "…" } }, with your access key.',
  ],
  ...['none', false, null, ''].map((to): [unknown, string] => [
    to,
    'For no form, write "mail", which shows your email address, or delete the section.',
  ]),
  ...['smtp', true, 5].map((to): [unknown, string] => [
    to,
    'Write "service" for Folio’s contact service, "mail" for your email address, or the https:// address that your form service gave you.',
  ]),
])('%j, which is no place for messages, is answered with what to write', (to, help) => {
  expect(checkContact({ to }, { path: [], sectionIds: [] })).toMatchObject([
    { code: 'content/wrong-value', path: ['to'], help },
  ])
})

test.each([[['ada@a.dev', 'ada@b.dev']], [[formspree]]])(
  'one address belongs in place of the list %j',
  (to) => {
    expect(checkContact({ to }, { path: [], sectionIds: [] })).toMatchObject([
      {
        message: 'This is a list, and one address belongs here.',
        help: 'Write one address without [ ].',
      },
    ])
  },
)

test.each([
  'https://docs.google.com/forms/d/e/X/viewform',
  'https://docs.google.com/a/ada.dev/forms/d/X/viewform',
  'https://forms.gle/x',
  'https://tally.so/r/abc',
  'https://t.me/mira',
  'https://www.linkedin.com/in/mira',
  'https://hooks.slack.com/services/T0/B0/x',
  'https://form.typeform.com/to/x',
  'https://calendly.com/ada',
])('messages cannot go to the page of another form, %s', (to) => {
  const link = `"footer": { "links": { "Write to me": "${to}" } }`
  expect(checkContact({ to }, { path: [], sectionIds: [] })).toEqual([
    expect.objectContaining({
      code: 'contact/dead-form',
      path: ['to'],
      help: expect.stringContaining(link),
    }),
  ])
})

test.each(['https://docs.google.com/forms/d/e/X/formResponse', 'https://tally.so.ada.dev/r/abc'])(
  'messages can go to %s',
  (to) => {
    expect(listProblems({ to })).toEqual([])
  },
)

test('the address of a form service alone is checked as in an object', () => {
  expect(listProblems({ to: formspree.url }, { host: 'vercel' })).toEqual([])
  for (const id of ['your-id', 'YOUR_ID', 'yourFormId', 'xxxxxxxx', 'abcdefgh']) {
    expect(listProblems({ to: `https://formspree.io/f/${id}` })).toEqual([
      'contact/placeholder-backend to',
    ])
  }
  expect(listProblems({ to: '/' }, { host: 'github-pages' })).toEqual(['contact/dead-form to'])
})

test('a form service in place of the contact service is answered with what to write', () => {
  const backend = 'https://formspree.io/f/mayourqz'
  expect(checkContact({ backend }, { path: [], sectionIds: [] })).toMatchObject([
    {
      code: 'contact/placeholder-backend',
      help: 'Write "to": { "url": "https://formspree.io/f/mayourqz" }, and delete "backend".',
    },
  ])
})

test('an address is needed in place of a form, from the section or the profile', () => {
  expect(listProblems({ to: 'mail' })).toEqual(['contact/no-address to'])
  expect(listProblems({ to: 'mail', mailAddress: 'ada@ada.dev' })).toEqual([])
  expect(listProblems({ to: 'mail' }, {}, { email: 'ada@ada.dev' })).toEqual([])
})
