import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import * as scenes from './page.scenes.tsx'

const confirm = (what: string) => page.getByRole('button', { name: `Confirm ${what}` })
const step = (name: string) => page.getByRole('button', { name, exact: true })
const openStep = page.getByRole('button', { name: /^Shipping to/, expanded: true })

describe('Your details', () => {
  it('name what is missing', async () => {
    await show(scenes.details)
    await expect.element(confirm('details')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Email' }).click()
    await userEvent.keyboard('{Enter}')
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveAccessibleDescription(/./)
    await expect.element(name).toBeInvalid()
  })

  it('open the next step once they are right', async () => {
    await show(scenes.details)
    await page.getByRole('textbox', { name: 'Name' }).fill('Amara Osei')
    await page.getByRole('textbox', { name: 'Email' }).fill('amara.osei@example.com')
    await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123')
    await confirm('details').click()
    await expect.element(page.getByRole('group', { name: /^Sending to/ })).toBeVisible()
    await expect.element(openStep).toHaveFocus()
    expect($checkoutForm.get().confirmed).toEqual(['details'])
  })

  it('take a press that leaves a wrong field, before its error appears', async () => {
    await show(scenes.details)
    await page.getByRole('textbox', { name: 'Email' }).fill('amara at example')
    await confirm('details').click({ force: true })
    const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect.element(problem).toHaveFocus()
  })

  it('say that an e-mail can not be one, when the field is left', async () => {
    await show(scenes.details)
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('amara at example')
    await userEvent.tab()
    await expect.element(email).toHaveAccessibleDescription(/e-mail/)
  })
})

describe('Shipping', () => {
  const there = page.getByRole('group', { name: /^Sending to/ })
  const back = page.getByRole('group', { name: 'Delivery back to you' })

  it('has a way there and a way back chosen, with the reason and the days', async () => {
    await show(scenes.shippingOfLondon)
    await expect.element(there.getByRole('radio').first()).toBeChecked()
    await expect.element(page.getByText('Chosen for you: no trip and no printer.')).toBeVisible()
    await expect
      .element(back.getByRole('radio', { name: /^Royal Mail Tracked 24/ }).first())
      .toBeChecked()
    await expect
      .element(page.getByText(/^Collected on \w{3} \d+ \w+, back with you by \w{3} \d+ \w+$/))
      .toBeVisible()
    await confirm('shipping').click()
    const { inbound, outbound, pickupDay } = $checkoutForm.get().shipping
    expect([inbound, outbound]).toEqual(['RMTracked24Collection', 'RMTracked24'])
    expect(pickupDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    await expect.element(page.getByRole('textbox', { name: 'House name/number' })).toBeVisible()
  })

  it('stands in three groups, with the seldom ways folded away and drop-off points by distance', async () => {
    await show(scenes.shippingOfLondon)
    for (const [title, count] of [
      ['Collected from your door', 1],
      ['Hand it in nearby', 2],
      ['Drop it off, free', 2],
    ] as const)
      await expect
        .element(
          there
            .getByRole('group', { name: title })
            .getByRole('radio')
            .nth(count - 1),
        )
        .toBeVisible()
    const points = there.getByRole('group', { name: 'Drop it off, free' })
    await expect
      .element(points.getByRole('radio').first())
      .toHaveAccessibleName(/Kirk & Daughters, Stratford, about 2\.5 miles/)
    const insured = there.getByRole('radio', { name: /insured to £1,000/ })
    await expect.element(insured).not.toBeInTheDocument()
    await there.getByRole('button', { name: /^More ways/ }).click()
    await expect.element(insured).toBeVisible()
  })

  it('brings the way back along, until the customer changes it', async () => {
    await show(scenes.shippingOfLondon)
    await there.getByRole('radio', { name: /^Drop-off point Stratford/ }).click()
    await expect
      .element(back.getByRole('radio', { name: /^Drop-off point Stratford/ }))
      .toBeChecked()
    await back.getByRole('button', { name: /^More ways/ }).click()
    await back.getByRole('radio', { name: /^DPD/ }).click()
    await there.getByRole('radio', { name: /^DPD/ }).click()
    await there.getByRole('radio', { name: /^Drop-off point London/ }).click()
    expect($checkoutForm.get().shipping).toMatchObject({ inbound: 'WFLondon', outbound: 'DPD' })
  })

  it('lets the customer choose the day of collection', async () => {
    await show(scenes.shippingOfLondon)
    const days = page.getByRole('group', { name: 'Which day? Have it packed by 7 am' })
    await expect.element(days.getByRole('radio').first()).toBeChecked()
    const before = page.getByText(/^Collected on/).element().textContent
    await days.getByRole('radio').last().click({ force: true })
    await expect.element(page.getByText(/^Collected on/)).not.toHaveTextContent(before)
    await confirm('shipping').click()
    expect($checkoutForm.get().shipping.pickupDay).toBeTruthy()
  })

  it('shows address, hours and a map of the chosen drop-off point', async () => {
    await show(scenes.shippingAtPoint)
    const point = there.getByRole('link', { name: /^Map of Kirk & Daughters, Stratford/ })
    await expect
      .element(point)
      .toHaveAttribute('href', expect.stringContaining('openstreetmap.org/search'))
    await expect.element(there.getByText('Mon to Sat 10 am to 8 pm')).toBeVisible()
    await expect.element(page.getByText(/^Chosen for you/)).not.toBeInTheDocument()
  })

  it('asks for the postcode, which becomes part of the address', async () => {
    await show(scenes.shippingWithoutPostcode)
    const near = page.getByRole('textbox', { name: /^Your postcode/ })
    await near.fill('nowhere')
    await userEvent.keyboard('{Enter}')
    await expect.element(near).toHaveAccessibleDescription(/Enter a UK postcode/)
    await near.fill('e26hn')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Near E2 6HN')).toBeVisible()
    expect($checkoutForm.get().address.postcode).toBe('E2 6HN')
    expect($checkoutForm.get().confirmed).toEqual(['details'])
  })

  it('says that it is loading', async () => {
    await show(scenes.shippingLoading)
    await expect.element(page.getByText('Loading delivery options')).toBeInTheDocument()
  })

  it('can be loaded again', async () => {
    await show(scenes.shippingFailed)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('We couldn’t load the delivery options.')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.element(openStep).toHaveFocus()
  })
})

describe('Your address', () => {
  it('is typed, with its postcode in capitals', async () => {
    await show(scenes.address)
    await page.getByRole('button', { name: 'Enter address manually' }).click()
    await page.getByRole('textbox', { name: 'House name/number' }).fill('14')
    await page.getByRole('textbox', { name: 'Line 1' }).fill('Weavers Row')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('ls14ab')
    await confirm('address').click()
    await expect.element(page.getByRole('radio', { name: /^Express/ })).toBeVisible()
    expect($checkoutForm.get().address.postcode).toBe('LS1 4AB')
  })
})

describe('Turnaround', () => {
  it('names the day and the price of each choice', async () => {
    await show(scenes.turnaround)
    const express = page.getByRole('radio', { name: /^Express.*£/ })
    await expect.element(page.getByText(/within 3 working days of arrival/)).toBeVisible()
    await express.click()
    await expect.element(express).toBeChecked()
    expect($checkoutForm.get().turnaround.choice).toBe('express')
  })
})

describe('Payment', () => {
  it('waits for its order', async () => {
    await show(scenes.paymentLoading)
    await expect
      .element(page.getByRole('button', { name: 'Payment', expanded: true }))
      .toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['the api can not make the order', scenes.paymentRefused],
    ['the connection is lost', scenes.offline],
  ])('can be tried again when %s', async (_why, scene) => {
    allowErrors(/Failed to load resource/)
    await show(scene)
    const alert = page.getByRole('alert')
    await expect.element(alert).toBeVisible()
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('waits for an agreement to a new price', async () => {
    await show(scenes.repriced)
    await expect.element(page.getByRole('button', { name: 'Show it' })).toBeVisible()
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect.element(page.getByRole('button', { name: 'Agree' })).toBeVisible()
  })
})

describe('Checkout', () => {
  it('opens a finished step again, and keeps the later ones', async () => {
    await show(scenes.turnaround)
    await step('Your details').click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara Osei')
    expect($checkoutForm.get().confirmed).toEqual(['details', 'shipping', 'address'])
  })

  it('can be filled in while the basket loads', async () => {
    await show(scenes.loading)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  })

  it('says that the basket could not be loaded', async () => {
    await show(scenes.basketFailed)
    await expect.element(page.getByRole('alert').getByRole('button')).toHaveTextContent('Try again')
  })

  it('leads to the basket when there is nothing to order', async () => {
    await show(scenes.nothingToOrder)
    await expect.poll(currentPath).toBe('/basket')
  })
})
