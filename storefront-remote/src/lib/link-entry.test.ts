import { describe, expect, it } from 'vitest'
import { linkEntry } from './link-entry.ts'

describe("A partner's link", () => {
  it.each([
    ['#access_code=till-7', { type: 'code', code: 'till-7', storeId: null }],
    ['#access_code=till-7&store_id=soho', { type: 'code', code: 'till-7', storeId: 'soho' }],
    ['#token=a.b.c', { type: 'token', token: 'a.b.c' }],
  ])('%s signs in', (hash, entry) => {
    expect(linkEntry(hash)).toEqual(entry)
  })

  it.each(['', '#', '#main', '#access_code=', '#token='])('%s is not a sign-in link', (hash) => {
    expect(linkEntry(hash)).toBeNull()
  })
})
