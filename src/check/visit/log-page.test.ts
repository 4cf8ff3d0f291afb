import { expect, test } from 'vitest'

import { listProblems, type PageLog } from './log-page.ts'
import { createNameFile } from './name-file.ts'

const served = 'http://localhost:4321/'

function makeLog(change: Partial<PageLog>): PageLog {
  return { messages: [], failures: [], requests: [], pending: new Set(), ...change }
}

test('a request that failed is one problem, although the console repeats it', () => {
  const own = `${served}static/media/a.gif`
  const foreign = 'https://example.org/b.png'
  const problems = listProblems(
    makeLog({
      failures: [
        { url: own, kind: 'image', reason: 'status 404' },
        { url: foreign, kind: 'image', reason: 'net::ERR_NAME_NOT_RESOLVED' },
      ],
      messages: [{ text: 'Failed to load resource: the server said 404', url: own }],
    }),
    served,
  )
  expect(problems).toEqual([
    'The image /static/media/a.gif did not load: status 404. Build the site again; if that does not help, name another file.',
    'The image https://example.org/b.png did not load: net::ERR_NAME_NOT_RESOLVED. Correct its address, or put the file beside the content.',
  ])
})

test('a message of the console is a problem', () => {
  expect(listProblems(makeLog({ messages: [{ text: 'Oh no', url: served }] }), served)).toEqual([
    'The console of the browser says "Oh no". The developer tools show which script says so.',
  ])
})

const views = ['sections/timeline/timeline.tsx', 'sections/note/note.tsx']
const fails =
  'sections/note/note.tsx fails in the browser: "Error: boom". "npm run dev" shows the line in the console of the browser.'

test.each([
  [
    'in an effect of a view',
    { text: `Error: boom\n    at ${served}static/js/note-BthN3WM9.js:2:151` },
    fails,
  ],
  [
    'of a view that nothing catches',
    {
      text: 'Error: boom',
      stack: `Error: boom\n    at f (${served}static/js/note-BthN3WM9.js:2:1)`,
    },
    fails,
  ],
  [
    'of Folio',
    { text: `Error: boom\n    at ${served}static/js/index-BthN3WM9.js:2:151` },
    expect.stringContaining('The console of the browser says "Error: boom\n    at'),
  ],
])('an error %s names the file of a view only if it is in its stack', (_, message, problem) => {
  const log = makeLog({ messages: [{ ...message, url: served }] })
  expect(listProblems(log, served, undefined, undefined, views)).toEqual([problem])
})

test('a view that differs from the built page is said to, where there are views', () => {
  const text = 'Minified React error #418; visit https://react.dev/errors/418?args[]=text'
  const log = makeLog({ messages: [{ text, url: served }] })
  const inConsole = expect.stringContaining('The console of the browser says "Minified')
  expect(listProblems(log, served)).toEqual([inConsole])
  expect(listProblems(log, served, undefined, undefined, views)).toEqual([
    'A view renders something else in the browser than in the built page: sections/timeline/timeline.tsx or sections/note/note.tsx. Set what differs, such as the time, a random number or the width of the window, in an effect. An element where HTML does not allow it, such as a div in a p, has the same result.',
  ])
})

test('a style attribute is said to be blocked', () => {
  const text =
    "Applying inline style violates the following Content Security Policy directive 'style-src 'self''. Note that hashes do not apply to event handlers, style attributes and javascript: navigations."
  expect(listProblems(makeLog({ messages: [{ text, url: served }] }), served)).toEqual([
    'An element has a style attribute, which the security policy of the page blocks. Give it a class, and write the rule in a style sheet.',
  ])
})

test('the not-found page is answered with 404, and a file of it is not', () => {
  const nowhere = `${served}nowhere`
  const failures = [
    { url: nowhere, kind: 'document', reason: 'status 404' },
    { url: `${served}a.js`, kind: 'script', reason: 'status 404' },
  ]
  const messages = [{ text: 'Failed to load resource: 404', url: nowhere }]
  const problems = listProblems(makeLog({ failures, messages }), served, nowhere)
  expect(problems).toEqual([expect.stringContaining('The script /a.js did not load')])
})

test('a file of the content is named as the owner wrote it', () => {
  const url = `${served}static/media/ada-1f2e3d4c-960.avif`
  const failures = [{ url, kind: 'image', reason: 'status 404' }]
  const nameFile = createNameFile(['media/ada.jpg'])
  expect(listProblems(makeLog({ failures }), served, undefined, nameFile)).toEqual([
    expect.stringContaining('The image media/ada.jpg did not load: status 404.'),
  ])
})
