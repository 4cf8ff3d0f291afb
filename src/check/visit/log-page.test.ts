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
