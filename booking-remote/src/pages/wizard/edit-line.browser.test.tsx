import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Basket } from '@darnley/contract/basket'
import { refuse } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { $basket } from '@darnley/web/session'
import { heading } from '#src/testing/heading.ts'
import { hemId, jeansWithHem } from '#src/testing/line-to-edit.ts'
import * as scenes from './page.scenes.tsx'

const notes = page.getByRole('textbox', { name: 'Tailor notes' })
const save = page.getByRole('button', { name: 'Save changes' })

function stored({ body }: { body: unknown }): Basket {
  const { basket } = body as { basket: Basket['basket'] }
  return { ...$basket.get().server, version: 2, basket }
}

describe('A line of the basket', () => {
  it('is opened with every answer, and saved under its id', async () => {
    const update = vi.fn<typeof stored>(stored)
    await show(scenes.line, { api: { 'POST /public/update_basket': update } })
    await expect.element(page.getByText(/^You are editing Jeans, Shorten hem\./)).toBeVisible()
    const answers = page.getByRole('region', { name: 'Your choice so far' })
    for (const answer of ['Dark blue denim', 'With a lining', 'Original hem', 'In-person fitting'])
      await expect.element(answers).toMatchTextContent(answer)
    await expect.element(page.getByText('As much as before')).toBeVisible()
    await notes.fill('Mind the beads')
    await save.click()
    await expect.poll(currentPath).toBe(`/basket?changed=${hemId}`)
    const [line] = jeansWithHem.serviceDetails
    expect(update.mock.calls[0]?.[0].body).toMatchObject({
      basket: [
        { id: jeansWithHem.id, serviceDetails: [{ ...line, tailorNotes: 'Mind the beads' }] },
      ],
    })
  })

  it('shows the difference in price once an answer is changed', async () => {
    await show(scenes.line)
    await page.getByRole('button', { name: 'Change Does it have a lining?' }).click()
    await page.getByRole('radio', { name: 'No lining' }).click()
    await expect.element(save).toBeVisible()
    await expect.element(page.getByText('£7.00 less than before')).toBeVisible()
  })

  it('stays as it was when the customer leaves', async () => {
    const update = vi.fn<typeof stored>(stored)
    await show(scenes.line, { api: { 'POST /public/update_basket': update } })
    await notes.fill('Mind the beads')
    await page.getByRole('button', { name: 'Keep it as it was' }).click()
    await expect.poll(currentPath).toBe('/basket')
    expect(update).not.toHaveBeenCalled()
  })

  it('keeps what was typed when saving fails', async () => {
    await show(scenes.line, { api: { 'POST /public/update_basket': refuse(500) } })
    await notes.fill('Mind the beads')
    await save.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We could not save your changes. Nothing you entered is lost.')
    await expect.element(notes).toHaveValue('Mind the beads')
  })

  it('that was paid or removed meanwhile is not brought back, but can be added as a new one', async () => {
    const update = vi.fn<typeof stored>(stored)
    await show(scenes.line, { api: { 'POST /public/update_basket': update } })
    await notes.fill('Mind the beads')
    $basket.set({ ...$basket.get(), entries: [], server: { ...$basket.get().server, basket: [] } })
    await save.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('it was paid for or removed in the meantime')
    expect(update).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Add it as a new line' }).click()
    await expect.element(heading('Do you have more items in need of care?')).toBeVisible()
    const [entry] = $basket.get().entries
    expect(entry?.serviceDetails[0]).toMatchObject({ tailorNotes: 'Mind the beads' })
    expect(entry?.serviceDetails[0]?.id).not.toBe(hemId)
  })

  it('that the basket does not have is explained', async () => {
    await show(scenes.unknownLine)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'We could not find that item' }))
      .toBeVisible()
  })
})

describe('Another service for a garment of the basket', () => {
  it('is asked at once when it was chosen before', async () => {
    await show(scenes.otherService)
    await expect
      .element(page.getByRole('region', { name: 'Your choice so far' }))
      .toMatchTextContent('Jeans · Taper legs')
    await expect.element(heading(/How long should the leg be/)).toBeVisible()
  })
})
