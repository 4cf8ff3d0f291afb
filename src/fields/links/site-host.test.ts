import { expect, test } from 'vitest'

import { findFileHost, siteHost } from './site-host.ts'

const hosts = [...siteHost.options, undefined]

test('hosts that compress by themselves need no copies; an unknown one may', () => {
  const copying = hosts.filter((host) => !findFileHost(host)?.compresses)
  expect(copying).toEqual(['own-server', 'other', undefined])
})

test('GitHub Pages and an unknown host serve files alone, and take no messages', () => {
  const alone = hosts.filter((host) => findFileHost(host)?.runsPrograms === false)
  expect(alone).toEqual(['github-pages', 'other'])
})
