import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentPath, show } from '@darnley/workbench/show'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import * as scenes from './page.scenes.tsx'

const there = page.getByRole('region', { name: /^Sending to/ })
const ways = page.getByRole('group', { name: /^Sending to/ })
const back = page.getByRole('group', { name: 'Delivery back to you' })
const confirm = page.getByRole('button', { name: 'Confirm shipping' })

describe('The shipping of clothes that are all fitted in person', () => {
  it('is the fitting, with its day, time and place, and what it saves', async () => {
    await show(scenes.shippingToFitting)
    for (const words of [
      /at 17:20, Fitting space London, 400 Oxford Street/,
      'FREE',
      'Nothing to post: it stays with us. Saves £3.95.',
    ])
      await expect.element(there.getByText(words)).toBeVisible()
    await expect.element(ways).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('textbox', { name: /^Your postcode/ }))
      .not.toBeInTheDocument()
  })

  it('asks for the way back alone, which is charged alone', async () => {
    await show(scenes.shippingToFitting)
    await expect.element(back.getByRole('radio', { name: /^Royal Mail Tracked 24/ })).toBeChecked()
    await expect
      .element(page.getByText(/^Brought in on \w{3} \d+ \w+, back with you by/))
      .toBeVisible()
    await confirm.click()
    const { inbound, outbound, wasBrought, price } = $checkoutForm.get().shipping
    expect({ inbound, outbound, wasBrought, price }).toEqual({
      ...{ inbound: null, outbound: 'RMTracked24', wasBrought: true, price: 395 },
    })
    await expect
      .element(page.getByText(/^There: your fitting, .*, 17:20 · Back: Royal/))
      .toBeVisible()
  })

  it('asks for a way there as soon as one garment is not fitted in person', async () => {
    await show(scenes.shippingOfPartly)
    await expect.element(ways.getByRole('radio').first()).toBeChecked()
    await expect.element(there).not.toBeInTheDocument()
  })

  it('that has changed since is chosen again, before anything is paid', async () => {
    await show(scenes.noLongerBrought)
    await expect
      .element(page.getByText('Your items are not all brought to your fitting any more.'))
      .toBeVisible()
    await expect.element(ways.getByRole('radio').first()).toBeChecked()
    // What was chosen for the way back stays.
    expect($checkoutForm.get().shipping.outbound).toBe('DPD')
    expect(currentPath()).toBe('/checkout')
    await confirm.click()
    await expect
      .element(page.getByText(/^There: Royal Mail Tracked 24 with collection/))
      .toBeVisible()
  })
})
