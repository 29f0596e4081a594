import { expect, it } from 'vitest'
import { headersFor } from './integrity-policy.ts'

const policy = 'blocked-destinations=(script)'
const headers = { 'integrity-policy': policy, 'x-content-type-options': 'nosniff' }
const system = 'Mozilla/5.0 (X11; Linux x86_64)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Safari', `${system} ${webkit} Version/26.0 Safari/605.1.15`],
  ['Chrome on iOS', `${system} ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
])('scripts without a hash are only reported in %s', (_name, userAgent) => {
  expect(headersFor(headers, userAgent)).toEqual({
    'integrity-policy-report-only': policy,
    'x-content-type-options': 'nosniff',
  })
})

it.each([
  ['Chromium', `${system} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`],
  ['Firefox', `${system} Gecko/20100101 Firefox/140.0`],
  ['an unknown browser', undefined],
])('they are refused in %s', (_name, userAgent) => {
  expect(headersFor(headers, userAgent)).toEqual(headers)
})
