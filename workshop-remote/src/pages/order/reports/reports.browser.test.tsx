import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import type { Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './reports.scenes.tsx'

const reports = page.getByRole('list', { name: 'Reports of the customer' })
const button = (name: string) => page.getByRole('button', { name })
const CALL = 'POST /workshop/orders/{id}/reports/{report}/answer'

function watched(): ReturnType<typeof vi.fn<(sent: Sent) => WorkshopOrder>> {
  return vi.fn<(sent: Sent) => WorkshopOrder>(scenes.open.answers?.api?.[CALL] as never)
}

describe('A report of the customer', () => {
  it('is done again by an order, after asking, once', async () => {
    const answer = watched()
    await show(scenes.open, { api: { [CALL]: answer } })
    await expect.element(reports).toMatchTextContent('1. Jeans: still too long')
    await button('Do it again, free').click()
    await button('Make the order').dblClick()
    const link = reports.getByRole('link', { name: 'Order DN-48299' })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/order\/6e0c1d36/))
    expect(answer.mock.calls.map(([{ body }]) => body)).toEqual([{ answer: 'redo' }])
    await expect.element(button('Decline')).not.toBeInTheDocument()
  })

  it('is declined with a reason only', async () => {
    const answer = watched()
    await show(scenes.open, { api: { [CALL]: answer } })
    await button('Decline').click()
    await button('Decline and tell Amara').click()
    await expect.element(page.getByText('Say why')).toBeVisible()
    await page.getByRole('textbox', { name: 'Why it is not done again' }).fill('As you marked it.')
    await button('Decline and tell Amara').click()
    await expect.element(reports).toMatchTextContent('Maggie Thorne: “As you marked it.”')
    expect(answer.mock.calls.map(([{ body }]) => body)).toEqual([
      { answer: 'decline', reason: 'As you marked it.' },
    ])
  })

  it('has its photos where it is answered', async () => {
    await show(scenes.openWithPhoto)
    const photos = page.getByRole('list', { name: 'Photos of the report: garment 1' })
    await expect.element(photos.getByRole('img')).toBeVisible()
    await expect.element(button('Decline')).toBeVisible()
  })

  it('says when a colleague was faster', async () => {
    allowErrors(/409/)
    await show(scenes.answeredMeanwhile)
    await button('Do it again, free').click()
    await button('Make the order').click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('This report was answered in the meantime')
  })

  it('is read by tailors, and answered by managers', async () => {
    await show(scenes.openForTailor)
    await expect.element(reports).toMatchTextContent('The left leg is about 2 cm longer')
    await expect.element(button('Decline')).not.toBeInTheDocument()
  })

  it('is linked from the order that does it again', async () => {
    await show(scenes.ofAnother)
    await expect.element(page.getByRole('link', { name: 'order DN-46118' })).toBeVisible()
  })
})
