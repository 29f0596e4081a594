import { describe, expect, it } from 'vitest'
import { missingVendorExports } from './vendor-check.ts'

const vendor = { vendorExports: { react: ['useState', 'default'], 'shared/session': ['$basket'] } }

describe('A release against the vendor file', () => {
  it('passes when everything that it imports is there', () => {
    const vendorImports = { react: ['useState'], 'shared/session': ['$basket'] }
    expect(missingVendorExports({ vendorImports }, vendor)).toEqual([])
  })

  it('fails by every name and specifier that is missing', () => {
    const vendorImports = { react: ['useTime'], 'shared/query': ['useQuery'] }
    expect(missingVendorExports({ vendorImports }, vendor)).toEqual([
      "useTime from 'react'",
      "useQuery from 'shared/query'",
    ])
  })
})
