import type { ApiError } from '@darnley/contract/errors'
import { describe, expect, test } from 'vitest'
import { restoreFailure } from './restore-outcome.ts'

const notFound: ApiError = { code: 'Not Found', status: 404, message: 'Not Found', body: null }
const offline: ApiError = { code: 'Network Error', message: 'Network Error' }

function generic(status: number): ApiError {
  return { code: 'Generic Error', status, statusText: '', message: 'Generic Error', body: null }
}

describe('a basket that could not be restored', () => {
  test('is gone when the api does not know its id', () => {
    expect(restoreFailure(notFound)).toBe('nothing-left')
  })

  test.each([
    ['the network is lost', offline],
    ['the basket is being changed', generic(409)],
    ['there were too many calls', generic(429)],
  ])('can be requested again when %s', (_what, error) => {
    expect(restoreFailure(error)).toBe('failed')
  })
})
