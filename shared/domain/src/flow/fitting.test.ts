import { expect, test } from 'vitest'
import { aService } from '@darnley/testing/catalogue'
import { fittingOptions } from './fitting.ts'

test('in person is offered after the ways of the service, and never recommended', () => {
  const fittingChoices = [{ choice: 'measure', recommended: true }] as const
  const service = aService('hem', { fittingChoices: [...fittingChoices] })
  expect(fittingOptions(service)).toEqual([
    { choice: 'measure', recommended: true },
    { choice: 'pin_in_store', recommended: false },
  ])
})
