import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const postcode = page.getByRole('textbox', { name: 'Your postcode' })
const check = page.getByRole('button', { name: 'Check' })

describe('The page of places', () => {
  it('lists the drop-off points with address and map', async () => {
    await show(scenes.places)
    const point = page.getByRole('listitem').first()
    await expect.element(point).toMatchTextContent('Westfield London')
    await expect.element(point).toMatchTextContent('W12 7GF')
    await expect
      .element(point.getByRole('link', { name: /^Map of Westfield London/ }))
      .toBeVisible()
  })

  it('says how clothes travel from a postcode, however it is typed', async () => {
    await show(scenes.places)
    await postcode.fill('e84qs')
    await check.click()
    await expect.element(page.getByText('Yes, we come to E8 4QS.')).toBeVisible()
    await expect.element(page.getByRole('status').first()).toMatchTextContent('Couriers ride')
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent('6 miles')
  })

  it('lists where clothes are fitted in person, and how far it is from a postcode', async () => {
    await show(scenes.places)
    const place = page.getByRole('listitem').last()
    await expect
      .element(place)
      .toMatchTextContent('Fitting in person, by appointment · 400 Oxford Street')
    await expect
      .element(place.getByRole('link', { name: /^Map of Fitting space London/ }))
      .toBeVisible()
    await postcode.fill('E8 4QS')
    await check.click()
    await expect.element(place).toMatchTextContent('4 miles')
  })

  it('says what is wrong with a postcode, and keeps it', async () => {
    await show(scenes.places)
    await postcode.fill('E8')
    await check.click()
    await expect.element(postcode).toHaveAttribute('aria-invalid', 'true')
    await expect.element(postcode).toHaveValue('E8')
  })

  it('can be asked again after a failure', async () => {
    await show(scenes.failed)
    await postcode.fill('E8 4QS')
    await check.click()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
