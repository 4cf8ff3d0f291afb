import { expect, it } from 'vitest'

import { clientAddress, trustedProxies, visitorKey } from './client-address.ts'

const listed = ['127.0.0.1', '::1', '172.16.0.0/12', 'fd00::/8']

it.each([
  ['the other end of the connection', [], '203.0.113.7', undefined, '203.0.113.7'],
  ['not what a visitor claims', [], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['not what a stranger claims', listed, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['what a proxy says', listed, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what a proxy in a subnet says', listed, '172.18.0.2', '198.51.100.1', '198.51.100.1'],
  ['an IPv4 in its other form', listed, '::ffff:172.18.0.2', '198.51.100.1', '198.51.100.1'],
  ['the nearest, whatever was claimed', listed, '::1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['the first before two proxies', listed, '::1', '1.1.1.1, 2001:db8::5, fd00::2', '2001:db8::5'],
  ['an address with its port', listed, '127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['an IPv6 with its port', listed, '127.0.0.1', '[2001:db8::5]:51234', '2001:db8::5'],
  ['the proxy where it says nothing', listed, '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy where it says nonsense', listed, '127.0.0.1', 'unknown', '127.0.0.1'],
])('takes for the visitor %s', (_, proxies, connected, forwardedFor, address) => {
  expect(clientAddress(connected, forwardedFor, trustedProxies(proxies))).toBe(address)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})
