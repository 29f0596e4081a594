import { expect, it } from 'vitest'
import { askedAddress } from './asked-address.ts'

it.each([
  ['/?utm=mail', [], '/'],
  ['/?item=1&category=coats&utm=mail', ['category', 'item'], '/?category=coats&item=1'],
  ['/?category=coats&category=skirts', ['category'], '/?category=coats'],
  ['/?category=a%26b%3D1', ['category'], '/?category=a%26b%3D1'],
])('the address of %s with the parameters %j is %s', (asked, names, address) => {
  expect(askedAddress(new URL(asked, 'https://darnley.example'), names)).toBe(address)
})
