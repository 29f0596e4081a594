import { describe, expect, it } from 'vitest'
import { consentRevision, readConsent } from './consent-cookie.ts'

const cookie = (record: unknown): string =>
  `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(record))}; b=2`

describe('The consent cookie', () => {
  it('says what a visitor answered', () => {
    const record = { categories: ['necessary', 'analytics'], revision: consentRevision }
    expect(readConsent(cookie(record))).toEqual(record)
  })

  it('of an earlier revision is no answer', () => {
    expect(readConsent(cookie({ categories: ['necessary'], revision: 0 }))).toBeNull()
  })

  it.each([
    '',
    'cc_cookie=',
    'cc_cookie=%7B',
    'cc_cookie=%E0%A4',
    'cc_cookie=null',
    'xcc_cookie=1',
  ])('is no answer when it is %j', (cookies) => {
    expect(readConsent(cookies)).toBeNull()
  })
})
