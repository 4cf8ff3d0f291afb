import { expect, test } from 'vitest'

import { tellApart } from './tell-apart.ts'

const listNames = (...links: [network: string, url: string][]) =>
  tellApart(links.map(([network, url], index) => ({ id: `l${index}`, network, url }))).map(
    (link) => link.network,
  )

test('links on one network have the names of their accounts, and others stay', () => {
  expect(
    listNames(
      ['GitHub', 'https://github.com/mara'],
      ['LinkedIn', 'https://www.linkedin.com/in/mara'],
      ['GitHub', 'https://github.com/orgs/tidewater/'],
    ),
  ).toEqual(['GitHub: mara', 'LinkedIn', 'GitHub: tidewater'])
})

test('one account on two servers has their addresses', () => {
  expect(
    listNames(
      ['GitLab', 'https://gitlab.com/mara?tab=all'],
      ['GitLab', 'https://gitlab.gnome.org/mara'],
    ),
  ).toEqual(['GitLab: gitlab.com/mara', 'GitLab: gitlab.gnome.org/mara'])
})

test('two addresses of a host that is no network are told apart by themselves', () => {
  expect(
    listNames(['mara.dev', 'https://mara.dev'], ['mara.dev', 'https://www.mara.dev/b/']),
  ).toEqual(['mara.dev', 'mara.dev/b'])
})

test('the icon stays that of the network', () => {
  const links = ['a', 'b'].map((id) => ({
    id,
    network: 'GitHub',
    url: `https://code.example.org/${id}`,
  }))
  expect(tellApart(links).map(({ icon }) => icon)).toEqual(['github', 'github'])
})
