import { connect } from 'node:net'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { readReason } from './read-reason.ts'

test('the reason of a connection that fails at each address of a host names them', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
  // Port 1 is taken by no service.
  const socket = connect({
    host: 'localhost',
    port: 1,
    lookup: (_host, _options, done) => done(null, addresses),
  })
  const [error] = await once(socket, 'error').catch((thrown: unknown) => [thrown])
  expect(readReason(error)).toBe(
    'connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.2:1',
  )
})

test.each([
  [new Error('No'), 'No'],
  [new AggregateError([], 'None'), 'None'],
  ['No', 'No'],
])('%s has a reason', (thrown, reason) => {
  expect(readReason(thrown)).toBe(reason)
})
