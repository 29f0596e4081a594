import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './drop-off-dialog.scenes.tsx'

const dialog = page.getByRole('dialog')
const confirm = dialog.getByRole('button', { name: 'Confirm' })

describe('A scanned order', () => {
  it('is compared with the bag before it is confirmed', async () => {
    await show(scenes.asking)
    await expect
      .element(page.getByRole('dialog', { name: 'Confirm dropoff of order #DN-48213' }))
      .toBeVisible()
    await expect.element(dialog).toMatchTextContent('Amara Osei')
    await expect.element(dialog).toMatchTextContent('Jeans, Blue denim')
    await expect.element(dialog).toMatchTextContent('Shorten hem, Darn a hole')
    await expect.element(confirm).toBeEnabled()
  })

  it('that was dropped off before cannot be confirmed', async () => {
    await show(scenes.droppedOffBefore)
    await expect.element(dialog).toMatchTextContent('This order was dropped off before.')
    await expect.element(confirm).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  })

  it('cannot be confirmed twice', async () => {
    await show(scenes.sending)
    await expect.element(confirm).toBeDisabled()
  })

  it('waits for the connection', async () => {
    await show(scenes.offline)
    await expect.element(page.getByRole('status')).toMatchTextContent('Keep this page open')
  })

  it('is with the shop once it is confirmed', async () => {
    await show(scenes.confirmed)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Order DN-48213 of Amara Osei is with you.')
  })

  it.each([
    ['QR code not recognised', scenes.notRecognised],
    ['Failed to mark order as dropped off', scenes.notMarked],
  ] as const)('that failed says in an alert: %s', async (words, scene) => {
    await show(scene)
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  })
})

describe('A typed order number', () => {
  it.each([
    [/No order with this number is dropped off here/, scenes.unknownNumber],
    [/On the customer’s e-mail/, scenes.numberUnanswered],
  ] as const)('stays in the focused field, described by %s', async (words, scene) => {
    await show(scene)
    const field = page.getByRole('textbox', { name: 'Order number' })
    await field.fill('DN-1')
    await page.getByRole('button', { name: 'Find order' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(words)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('DN-1')
  })
})
