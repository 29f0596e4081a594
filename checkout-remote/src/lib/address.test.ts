import { describe, expect, test } from 'vitest'
import { addressErrors, addressLine, toAddress } from './address.ts'

const home = { house: ' 14 ', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'ls14ab' }

describe('an address', () => {
  test('is complete with house, line 1 and a postcode; the city is optional', () => {
    expect(addressErrors({ ...home, city: '', line2: '' })).toEqual({})
  })

  test('reports each required field that is blank', () => {
    const blank = { house: ' ', line1: '', line2: '', city: '', postcode: '' }
    expect(Object.keys(addressErrors(blank))).toEqual(['house', 'line1', 'postcode'])
  })

  test('tells a missing postcode from an incomplete one', () => {
    expect(addressErrors({ ...home, postcode: '' }).postcode).toBe('Enter a postcode')
    expect(addressErrors({ ...home, postcode: 'LS1 4' }).postcode).toContain('full UK postcode')
  })

  test('is sent with house and street in line 1 and a normalised postcode', () => {
    expect(toAddress(home, ' Amara Osei ')).toEqual({
      full_name: 'Amara Osei',
      line1: '14 Weavers Row',
      line2: '',
      city: 'Leeds',
      postcode: 'LS1 4AB',
    })
  })

  test('is summarised in one line', () => {
    expect(addressLine(home)).toBe('14 Weavers Row, Leeds, LS1 4AB')
  })
})
