import { expect, it } from 'vitest'

import { findClientAddress, parseTrustedProxies, listNetworks } from './client-address.ts'

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
  ['no forged proxy', listed, '::1', '1.1.1.1, 172.16.0.9, 203.0.113.7', '203.0.113.7'],
  [
    'the first proxy where all hops are proxies',
    listed,
    '::1',
    '172.16.0.9, fd00::2',
    '172.16.0.9',
  ],
  ['the proxy where the last hop is empty', listed, '127.0.0.1', '198.51.100.1, ', '127.0.0.1'],
  ['the last of 5000 hops', listed, '::1', `${'1.1.1.1,'.repeat(4999)}203.0.113.7`, '203.0.113.7'],
  ['no stranger for a proxy', listed, '203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['an address with its port', listed, '127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['an IPv6 with its port', listed, '127.0.0.1', '[2001:db8::5]:51234', '2001:db8::5'],
  ['the proxy where it says nothing', listed, '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy where it says nonsense', listed, '127.0.0.1', 'unknown', '127.0.0.1'],
])('finds the visitor %s', (_, proxies, connected, forwardedFor, address) => {
  expect(findClientAddress(connected, forwardedFor, parseTrustedProxies(proxies))).toBe(address)
})

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:0DB8:0001:2ab::9', ['20010db8000102ab/64', '20010db8000102/56', '20010db80001/48']],
  ['2001:db8::1', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ['::1:2:3:4:5:203.0.113.7', ['0000000100020003/64', '00000001000200/56', '000000010002/48']],
])('counts %s for %j', (address, networks) => {
  expect(listNetworks(address)).toEqual(networks)
})
