import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const now = page.getByRole('heading', { level: 2 }).first()

describe('Tracking', () => {
  it('[O9] links to receipts and credit notes', async () => {
    await show(scenes.withReceipts)
    const link = page.getByRole('link', { name: 'Credit note 1050 (PDF)' })
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/^\/api\/public\/receipt\?order_id_token=/))
    await expect.element(page.getByText('£5.00')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Receipt 1042 (PDF)' })).toBeVisible()
  })

  it.each([
    ['placed', scenes.placed, 'Ready to travel'],
    ['in transit', scenes.inTransit, 'On the way to Darnley'],
    ['not collected', scenes.notCollected, 'Not collected'],
  ])('says where an order is that is %s', async (_status, scene, heading) => {
    await show(scene)
    await expect.element(now).toHaveTextContent(heading)
  })

  it('shows trouble as an alert', async () => {
    await show(scenes.notCollected)
    await expect.element(page.getByRole('alert')).toMatchTextContent('we find another day')
  })

  it.each([
    ['has', 'until the clothes are dropped off', scenes.toBeDroppedOff, 1],
    ['has no', 'once they are on their way', scenes.inTransit, 0],
  ])('%s code for the counter %s', async (_how, _when, scene, codes) => {
    await show(scene)
    await expect.element(now).toBeVisible()
    const code = page.getByRole('img', { name: 'Drop-off code of order DN-48213' })
    expect(code.elements()).toHaveLength(codes)
  })

  it('has the words of a fitting to which everything is brought', async () => {
    await show(scenes.toBeFitted)
    await expect
      .element(page.getByRole('heading', { name: 'Waiting for your fitting' }))
      .toBeVisible()
    await expect.element(page.getByText('Get ready for your fitting')).toBeVisible()
    await expect.element(page.getByText(/^Come to your fitting at/)).toBeVisible()
    await expect
      .element(page.getByText(/drop-off code|packing card|the parcel/i))
      .not.toBeInTheDocument()
    await show(scenes.broughtToFitting)
    await expect.element(page.getByText(/^Your clothes stayed with us/)).toBeVisible()
    await show(scenes.fittingMissed)
    await expect.element(page.getByText('Ask us for another time')).toBeVisible()
  })

  const file = page.getByRole('link', { name: 'Add these days to your calendar' })

  it('offers a calendar file of its days', async () => {
    await show(scenes.toBeFitted)
    await expect.element(file).toBeVisible()
  })

  it('offers no calendar file while no day is known', async () => {
    await show(scenes.fittingToChoose)
    await expect
      .element(page.getByRole('heading', { name: 'Choose a time for your fitting' }))
      .toBeVisible()
    await expect.element(file).not.toBeInTheDocument()
  })

  it('lists the stages, with the reached ones dated', async () => {
    await show(scenes.inTransit)
    const stages = page.getByRole('list', { name: 'Stages of your order' })
    await expect
      .element(stages.getByRole('listitem').filter({ hasText: 'Order placed' }))
      .toMatchTextContent('Tue 3 March')
    await expect
      .element(stages.getByRole('listitem').filter({ hasText: 'On the way to Darnley' }))
      .toHaveAttribute('aria-current', 'step')
  })

  it('shows the photos of each garment, and of what was not booked', async () => {
    await show(scenes.photographed)
    const jeans = page.getByRole('list', { name: 'Photos: Jeans, Blue denim' })
    await expect.element(jeans.getByRole('link').first()).toBeVisible()
    await expect.element(jeans.getByText(/After the work, /)).toBeVisible()
    await expect.element(jeans.getByText(/From you, /)).toBeVisible()
    expect(jeans.getByRole('listitem').elements()).toHaveLength(3)
    await expect.element(page.getByRole('list', { name: 'Photos: Your parcel' })).toBeVisible()
  })

  it('cancels the order after asking', async () => {
    await show(scenes.cancellable)
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order DN-48213?' })
    await expect.element(dialog.getByText(/that you paid goes back to you/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await expect.element(now).toHaveTextContent('Cancelled')
    await expect.element(page.getByRole('button', { name: /cancel/i })).not.toBeInTheDocument()
  })

  it('keeps the order when the question is answered so, and says what went wrong', async () => {
    allowErrors(/409/)
    await show(scenes.tooLateToCancel)
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('can no longer be cancelled')
    await dialog.getByRole('button', { name: 'Keep the order' }).click()
    await expect.element(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
  })

  it('switches reminders off and on', async () => {
    await show(scenes.remindable)
    await page.getByRole('button', { name: 'Do not remind me' }).click()
    await expect.element(page.getByText('You get no reminders about this order.')).toBeVisible()
    await page.getByRole('button', { name: 'Remind me', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Do not remind me' })).toBeVisible()
  })

  it('keeps reminders as they are when they cannot be switched', async () => {
    allowErrors(/Failed to fetch/)
    await show(scenes.remindersFail)
    await page.getByRole('button', { name: 'Do not remind me' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t change this')
    await expect.element(page.getByRole('button', { name: 'Do not remind me' })).toBeVisible()
  })

  it('has no reminders to switch once the order is over', async () => {
    await show(scenes.finished)
    await expect.element(now).toBeVisible()
    expect(page.getByRole('heading', { name: 'Reminders' }).elements()).toHaveLength(0)
  })

  it('says that a refund is under way', async () => {
    await show(scenes.refunded)
    await expect
      .element(page.getByText(/We are refunding your payment of £24(\.00)? in full/))
      .toBeVisible()
  })

  it.each([
    ['unknown', scenes.unknown],
    ['missing', scenes.withoutToken],
  ])('says the same of a link whose token is %s', async (_how, scene) => {
    await show(scene)
    await expect.element(page.getByText(/the link is incomplete or not valid/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Start a new booking' }))
      .toHaveAttribute('href', '/')
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('We couldn’t load your order.')
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
