// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyForm } from '#src/lib/form.ts'

type Store = typeof import('./checkout-form.ts')

/** As after a reload: imports the module again, which reads the tab's storage. */
async function reload(): Promise<Store> {
  vi.resetModules()
  return import('./checkout-form.ts')
}

beforeEach(() => sessionStorage.clear())

describe('the checkout form', () => {
  test('keeps what was typed across a reload', async () => {
    const { editStep, confirmStep } = await reload()
    editStep('details', { name: 'Amara Osei' })
    confirmStep('details')
    const { $checkoutForm } = await reload()
    expect($checkoutForm.get().details.name).toBe('Amara Osei')
    expect($checkoutForm.get().confirmed).toEqual(['details'])
  })

  test('requires confirming a step again after a change in it', async () => {
    const { $checkoutForm, editStep, confirmStep } = await reload()
    confirmStep('details')
    confirmStep('turnaround')
    editStep('details', { email: 'a@b.co' })
    expect($checkoutForm.get().confirmed).toEqual(['turnaround'])
  })

  test('requires confirming a step again when the api refused its data', async () => {
    const { $checkoutForm, confirmStep, reopenStep } = await reload()
    confirmStep('address')
    reopenStep('address')
    expect($checkoutForm.get().confirmed).toEqual([])
  })

  test('[C36] accepts another notation of the number without confirming again', async () => {
    const { $checkoutForm, confirmStep, editStep, respellPhone } = await reload()
    editStep('details', { phone: '07700900123' })
    confirmStep('details')
    respellPhone((details) => ({ ...details, phone: '07700 900123' }))
    expect($checkoutForm.get().details.phone).toBe('07700 900123')
    expect($checkoutForm.get().confirmed).toEqual(['details'])
  })

  test("clears all personal data, also in the tab's storage", async () => {
    const { $checkoutForm, editStep, forgetCheckout } = await reload()
    editStep('details', { name: 'Amara Osei' })
    forgetCheckout()
    expect($checkoutForm.get()).toEqual(emptyForm)
    expect(sessionStorage).toHaveLength(0)
  })

  test('drops data that was stored with another schema version', async () => {
    sessionStorage.setItem('checkout-form', JSON.stringify({ version: 0, value: { old: true } }))
    const { $checkoutForm } = await reload()
    expect($checkoutForm.get()).toEqual(emptyForm)
  })

  test('starts empty when the stored data is not JSON', async () => {
    sessionStorage.setItem('checkout-form', '{')
    const { $checkoutForm } = await reload()
    expect($checkoutForm.get()).toEqual(emptyForm)
  })

  test('[F54] works from memory when storage is full', async () => {
    const { $checkoutForm, editStep } = await reload()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    editStep('details', { name: 'Amara Osei' })
    expect($checkoutForm.get().details.name).toBe('Amara Osei')
    full.mockRestore()
  })
})
