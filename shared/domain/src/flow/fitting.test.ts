import type { FittingChoice, ServiceDetails } from '@darnley/contract/basket'
import { expect, test } from 'vitest'
import { aService } from '@darnley/testing/catalogue'
import { whyNotToFitting } from './fitted-in-person.ts'
import { fittingOptions } from './fitting.ts'

test('in person is offered after the ways of the service, and never recommended', () => {
  const fittingChoices = [{ choice: 'measure', recommended: true }] as const
  const service = aService('hem', { fittingChoices: [...fittingChoices] })
  expect(fittingOptions(service)).toEqual([
    { choice: 'measure', recommended: true },
    { choice: 'pin_in_store', recommended: false },
  ])
})

const line = (fittingChoice: FittingChoice | null) => ({ fittingChoice }) as ServiceDetails
const garment = (...choices: (FittingChoice | null)[]) => ({ serviceDetails: choices.map(line) })

test.each([
  ['all are fitted', [garment('pin_in_store'), garment('pin_in_store')], true, null],
  [
    'a service of each is',
    [garment(null, 'pin_in_store'), garment('pin_in_store', 'match')],
    true,
    null,
  ],
  ['one is measured', [garment('pin_in_store'), garment('measure')], true, 'not-fitted'],
  ['one is repaired', [garment('pin_in_store'), garment(null)], true, 'not-fitted'],
  ['no time is kept', [garment('pin_in_store')], false, 'no-time'],
  ['there are none', [], true, 'not-fitted'],
] as const)('garments can be brought to a fitting or not: %s', (_what, entries, hasTime, why) => {
  expect(whyNotToFitting(entries, { hasTime })).toBe(why)
})
