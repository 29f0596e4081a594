import { expect, it } from 'vitest'
import { addressKey, networkKey } from './address-key.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

it.each([
  ['203.0.113.5', '203.0.113'],
  ['::ffff:203.0.113.5', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::', '2001:db8:0'],
])('%s is in the network %s', (address, key) => {
  expect(networkKey(address)).toBe(key)
})
