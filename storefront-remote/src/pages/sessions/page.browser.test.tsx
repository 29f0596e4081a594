import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const cards = page.getByRole('listitem')
const endTill = page.getByRole('button', { name: 'Sign out Safari on iPad, Till of Maison Vale' })
const endOthers = page.getByRole('button', { name: 'Sign out all other devices' })

describe('The sessions of a member of staff', () => {
  it('name device, place and time, and which one this is', async () => {
    await show(scenes.several)
    await expect.element(cards.filter({ hasText: 'This device' })).toMatchTextContent('Chrome')
    await expect
      .element(cards.filter({ hasText: 'A program' }))
      .toMatchTextContent('On the network 192.0.2.7')
    await expect.element(cards.filter({ hasText: 'Safari' })).toMatchTextContent('last used')
  })

  it('end one by one', async () => {
    await show(scenes.several)
    await endTill.click()
    await expect.element(page.getByText('The device is signed out.')).toBeVisible()
    await expect.element(endTill).not.toBeInTheDocument()
    await expect.element(endOthers).toBeVisible()
  })

  it('end once by a double click', async () => {
    const end = vi.fn<() => []>(() => [])
    await show(scenes.several, { api: { 'POST /storefront/end_session': end } })
    await userEvent.dblClick(endTill)
    await expect.element(page.getByText('The device is signed out.')).toBeVisible()
    expect(end).toHaveBeenCalledOnce()
  })

  it('end all but this one', async () => {
    await show(scenes.several)
    await endOthers.click()
    await expect.element(page.getByText('Every other device is signed out.')).toBeVisible()
    await expect.element(endOthers).not.toBeInTheDocument()
  })

  it('stay when one can not be ended', async () => {
    await show(scenes.several, { api: { 'POST /storefront/end_session': refuse(404) } })
    await endTill.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was signed out.')
    await expect.element(endTill).toBeVisible()
  })

  it('have no button for others where there are none', async () => {
    await show(scenes.thisOne)
    await expect.element(page.getByText('This device')).toBeVisible()
    await expect.element(endOthers).not.toBeInTheDocument()
  })

  it('can be loaded again', async () => {
    await show(scenes.failed)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('Your sessions could not be loaded.')
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('say that they are loading', async () => {
    await show(scenes.loading)
    await expect.element(page.getByText('Loading sessions')).toBeInTheDocument()
  })
})
