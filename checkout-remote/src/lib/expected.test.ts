import { describe, expect, test } from 'vitest'
import type { Day } from '@darnley/domain/turnaround'
import { expected, type Outlook } from './expected.ts'
import { emptyForm } from './form.ts'

const today = '2026-11-23' as Day
const none = emptyForm.shipping

const expectedBack = (outlook: Omit<Outlook, 'wayOf'>): Day | null =>
  expected({ ...outlook, wayOf: (code) => ({ code }) })?.back ?? null

describe('[U13] the expected day', () => {
  test('follows from the chosen providers and the turnaround', () => {
    const shipping = { ...none, inbound: 'RMTracked24', outbound: 'DPD' } as const
    const web = { shipping, storeMode: false, today }
    expect(expectedBack({ ...web, express: false })).toBe('2026-12-07')
    expect(expectedBack({ ...web, express: true })).toBe('2026-12-01')
  })

  test('is unknown while a provider is missing', () => {
    const shipping = { ...none, inbound: 'RMTracked24' } as const
    expect(expectedBack({ shipping, storeMode: false, express: false, today })).toBeNull()
    expect(expectedBack({ shipping, storeMode: true, express: false, today })).toBeNull()
  })

  test.each([
    ['complete_in_store', '2026-12-02'],
    ['return_to_store', '2026-12-04'],
    ['return_to_customer', '2026-12-07'],
  ] as const)('of an order taken in a shop and %s is %s', (inStoreType, day) => {
    const shipping = { ...none, inStoreType }
    expect(expectedBack({ shipping, storeMode: true, express: false, today })).toBe(day)
  })
})
