import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canOpen, firstUnfinished, openStep, stepsFor, type FormStep } from './steps.ts'

const web = { storeMode: false, inStoreType: null }
const all = stepsFor(web)
const formSteps: FormStep[] = ['details', 'shipping', 'address', 'turnaround']

describe('the order of the steps', () => {
  test('is details, shipping, address, turnaround, payment on the web', () => {
    expect(all).toEqual(['details', 'shipping', 'address', 'turnaround', 'payment'])
  })

  test('has an address in a shop only when the order is returned to the customer', () => {
    const hasAddress = (inStoreType: Parameters<typeof stepsFor>[0]['inStoreType']): boolean =>
      stepsFor({ storeMode: true, inStoreType }).includes('address')
    expect(hasAddress('return_to_customer')).toBe(true)
    expect(hasAddress('return_to_store')).toBe(false)
    expect(hasAddress('complete_in_store')).toBe(false)
    expect(hasAddress(null)).toBe(false)
  })

  test('continues from shipping with turnaround when no address is needed', () => {
    const steps = stepsFor({ storeMode: true, inStoreType: 'return_to_store' })
    expect(firstUnfinished({ steps, confirmed: ['details', 'shipping'] })).toBe('turnaround')
  })
})

describe('the open step', () => {
  test('is the first unfinished one', () => {
    expect(openStep(null, { steps: all, confirmed: [] })).toBe('details')
    expect(openStep(null, { steps: all, confirmed: ['details', 'shipping'] })).toBe('address')
    expect(openStep(null, { steps: all, confirmed: formSteps })).toBe('payment')
  })

  test('may be a finished one that was reopened', () => {
    expect(openStep('details', { steps: all, confirmed: formSteps })).toBe('details')
  })

  test('is never one after an unfinished one', () => {
    expect(openStep('payment', { steps: all, confirmed: ['details'] })).toBe('shipping')
    expect(canOpen('address', { steps: all, confirmed: ['details'] })).toBe(false)
  })

  test('is never an address that is no longer needed', () => {
    const steps = stepsFor({ storeMode: true, inStoreType: 'return_to_store' })
    expect(openStep('address', { steps, confirmed: formSteps })).toBe('payment')
  })

  test('can always be opened, and payment only when all others are finished', () => {
    fc.assert(
      fc.property(
        fc.subarray(formSteps),
        fc.option(fc.constantFrom(...all)),
        (confirmed, chosen) => {
          const progress = { steps: all, confirmed }
          const open = openStep(chosen, progress)
          expect(canOpen(open, progress)).toBe(true)
          expect(open !== 'payment' || confirmed.length === formSteps.length).toBe(true)
        },
      ),
    )
  })
})
