import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('Stores and studios', () => {
  it('begin with the own shop', async () => {
    await show(scenes.listed)
    const stores = page.getByRole('region', { name: 'Stores' })
    await expect
      .element(stores.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Maison Vale Mayfair')
    await expect.element(stores.getByText('Yours')).toBeVisible()
  })

  it('have a telephone number to call', async () => {
    await show(scenes.listed)
    await expect
      .element(page.getByRole('link', { name: '020 7946 0002' }))
      .toHaveAttribute('href', 'tel:02079460002')
  })

  it('sum up days with the same hours', async () => {
    await show(scenes.listed)
    const days = page.getByRole('region', { name: 'Stores' }).getByRole('term').first()
    await expect.element(days).toMatchTextContent('Mon')
    await expect.element(days).toMatchTextContent('Tue')
  })

  it('without hours and a telephone are neither called closed nor given an empty link', async () => {
    await show(scenes.bare)
    const stores = page.getByRole('region', { name: 'Stores' })
    await expect.element(stores.getByText('Opening hours are not given')).toBeVisible()
    await expect.element(stores.getByText('closed')).not.toBeInTheDocument()
    await expect.element(stores.getByRole('link')).not.toBeInTheDocument()
  })

  it('can be loaded again', async () => {
    await show(scenes.failed)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('The stores could not be loaded.')
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('say that they are loading', async () => {
    await show(scenes.loading)
    await expect.element(page.getByText('Loading stores')).toBeInTheDocument()
  })
})
