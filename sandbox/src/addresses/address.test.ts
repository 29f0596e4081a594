import { describe, expect, it } from 'vitest'
import { matchesQuery } from './address.ts'
import { ukAddresses } from './uk-addresses.ts'

function found(query: string): string[] {
  return ukAddresses.filter((address) => matchesQuery(address, query)).map(({ line1 }) => line1)
}

describe('an address', () => {
  it.each(['LS1 4AB', 'ls14ab', 'ls1-4ab', '14 weavers', 'weav leeds'])(
    'is found by "%s"',
    (query) => {
      expect(found(query)).toEqual(['Weavers Row'])
    },
  )

  it('is found by a prefix of its postcode', () => {
    expect(found('E15')).toEqual(['The Grove', 'High Street'])
  })

  it('is found without its apostrophe', () => {
    expect(found('lambs conduit')).toEqual(["Lamb's Conduit Street"])
  })

  it.each(['', ' ', '!', 'berlin'])('is not found by "%s"', (query) => {
    expect(found(query)).toEqual([])
  })

  it('has a valid UK postcode and a unique id', () => {
    for (const { postcode } of ukAddresses)
      expect(postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/)
    expect(new Set(ukAddresses.map(({ id }) => id)).size).toBe(ukAddresses.length)
  })
})
