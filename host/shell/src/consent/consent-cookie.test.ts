import { describe, expect, it } from 'vitest'
import { consentRevision, readConsent } from './consent-cookie.ts'

const cookie = (record: unknown): string =>
  `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(record))}; b=2`

describe('The consent cookie', () => {
  it("contains the visitor's answer", () => {
    const record = { categories: ['necessary', 'analytics'], revision: consentRevision }
    expect(readConsent(cookie(record))).toEqual(record)
  })

  it('of an earlier revision counts as unanswered', () => {
    expect(readConsent(cookie({ categories: ['necessary'], revision: 0 }))).toBeNull()
  })

  it.each([
    '',
    'cc_cookie=',
    'cc_cookie=%7B',
    'cc_cookie=%E0%A4',
    'cc_cookie=null',
    'xcc_cookie=1',
  ])('counts as unanswered when it is %j', (cookies) => {
    expect(readConsent(cookies)).toBeNull()
  })
})
