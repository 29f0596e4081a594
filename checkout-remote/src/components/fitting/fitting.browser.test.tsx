import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatDay } from '@darnley/domain/turnaround'
import { allowErrors, show } from '@darnley/workbench/show'
import { editStep, forgetCheckout } from '#src/stores/checkout-form.ts'
import { inDays } from '#src/testing/fittings.ts'
import * as scenes from './fitting.scenes.tsx'

afterEach(forgetCheckout)

const section = page.getByRole('region', { name: 'Your fitting' })
const press = (name: string | RegExp) => section.getByRole('button', { name }).click()
const time = (name: string) => section.getByRole('radio', { name, exact: true })

async function choose(name: string): Promise<void> {
  await press('Choose a time')
  await time(name).click({ force: true })
  await press(/^Keep this time: /)
}

describe('The fitting at checkout', () => {
  it('[J3] is one of the free times of the place, kept while the customer checks out', async () => {
    await show(scenes.toChoose)
    await expect.element(section).toMatchTextContent(/400 Oxford Street/)
    await choose('17:20')
    await expect.element(section.getByRole('status')).toMatchTextContent(/at 17:20/)
    await expect.element(section.getByRole('button', { name: 'Choose another time' })).toBeVisible()
  })

  it('[J3] whose time has just gone offers the next one', async () => {
    allowErrors(/409/)
    await show(scenes.gone)
    await choose('17:20')
    const words = `17:20 has just been taken. The next free time is ${formatDay(inDays(1))} at 17:40.`
    await expect.element(section.getByRole('alert')).toHaveTextContent(words)
  })

  it('says when the shop is not reached', async () => {
    allowErrors(/./)
    await show(scenes.notReached)
    await choose('17:20')
    await expect
      .element(section.getByRole('alert'))
      .toHaveTextContent('We couldn’t keep this time. Please try again.')
  })

  it('is at one of several places', async () => {
    await show(scenes.ofTwoPlaces)
    await expect.element(section).toMatchTextContent('400 Oxford Street')
    await press('Choose a time')
    await section.getByRole('radio', { name: /^Fitting space Leeds/ }).click({ force: true })
    await expect.element(section.getByText('0113 496 0184')).toBeVisible()
    await expect.element(time('17:20')).not.toBeInTheDocument()
    await time('11:20').click({ force: true })
    await press(/^Keep this time: .*, 11:20/)
    await expect.element(section.getByRole('status')).toBeVisible()
  })

  it('[J3] is at the nearest place first, once the address is known', async () => {
    await show(scenes.nearLeeds)
    const leeds = section.getByRole('radio', { name: /^Fitting space Leeds/ })
    await expect.element(leeds).toBeChecked()
    await expect.element(section).toMatchTextContent(/about 2 miles/)
    await expect.element(section).toMatchTextContent(/about 169 miles/)
  })

  it('stays at the place whose times are looked at when the address is typed', async () => {
    await show(scenes.beforeAddress)
    const london = section.getByRole('radio', { name: /^Fitting space London/ })
    await expect.element(london).toBeChecked()
    await press('Choose a time')
    editStep('address', { postcode: 'LS6 3HN' })
    await expect.element(section).toMatchTextContent(/about 2 miles/)
    await expect.element(london).toBeChecked()
  })

  it('says that a time was lost', async () => {
    await show(scenes.lost)
    await expect.element(section.getByRole('alert')).toMatchTextContent(/choose another one/)
  })
})

describe('The fitting of an order', () => {
  it('is moved at its own place first', async () => {
    await show(scenes.atTheSecondPlace)
    await press('Move the fitting')
    await expect.element(section.getByRole('radio', { name: /^Fitting space Leeds/ })).toBeChecked()
    await expect.element(time('11:20')).toBeInTheDocument()
  })

  it('is shown with its place, and moved', async () => {
    await show(scenes.booked)
    await expect.element(section.getByText(`${formatDay(inDays(1))} at 17:20`)).toBeVisible()
    await expect.element(section.getByRole('link', { name: /^Map/ })).toBeVisible()
    await press('Move the fitting')
    await time('12:20').click({ force: true })
    await press(/^Book this time: /)
    await expect.element(time('12:20')).not.toBeInTheDocument()
  })

  it('is chosen when there is none', async () => {
    await show(scenes.withoutTime)
    await expect.element(section.getByRole('button', { name: 'Choose a time' })).toBeVisible()
  })

  it('is chosen anew when its time was lost', async () => {
    await show(scenes.lostBeforePaying)
    await expect.element(section.getByRole('alert')).toMatchTextContent(/before your payment/)
  })

  it('moves no more on its day', async () => {
    await show(scenes.tooLate)
    await expect.element(section).toMatchTextContent(/can no longer be moved here/)
  })
})
