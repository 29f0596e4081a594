import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Basket } from '@darnley/contract/basket'
import { refuse } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { $basket } from '@darnley/web/session'
import { heading } from '#src/testing/heading.ts'
import * as addMore from './add-more.scenes.tsx'
import * as expectations from './expectations.scenes.tsx'
import * as notOffered from './not-offered.scenes.tsx'
import * as tailorNotes from './tailor-notes.scenes.tsx'

/** The api's answer to a new basket. */
function stored({ body }: { body: unknown }): Basket {
  const { basket } = body as { basket: Basket['basket'] }
  return { ...$basket.get().server, version: 1, basket }
}

const add = page.getByRole('button', { name: 'Add to basket' })

describe('The notes for the tailor', () => {
  it('may be empty; the service is added with all answers', async () => {
    const update = vi.fn<typeof stored>(stored)
    await show(tailorNotes.empty, { api: { 'POST /public/update_basket': update } })
    await add.click()
    await expect.element(heading('Do you have more items in need of care?')).toBeVisible()
    const sent = update.mock.calls[0]?.[0].body
    expect(sent).toMatchObject({
      basket: [
        {
          itemDescription: 'Dark blue denim',
          serviceDetails: [
            {
              service: { id: 'shorten-hem' },
              questionAnswerModifiers: [{ answer: 'With a lining' }],
              subserviceDetails: { subservice: { id: 'original' } },
              fittingChoice: 'pin_in_store',
            },
          ],
        },
      ],
    })
  })

  it('are kept when the basket refuses the service', async () => {
    await show(tailorNotes.empty, { api: { 'POST /public/update_basket': refuse(500) } })
    const notes = page.getByRole('textbox', { name: 'Tailor notes' })
    await notes.fill('Mind the beads')
    await add.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We could not add this to your basket. Nothing you entered is lost.')
    await expect.element(notes).toHaveValue('Mind the beads')
  })
})

describe('What to expect', () => {
  it('shows the examples with their captions, and then offers more', async () => {
    await show(expectations.examples)
    const example = page.getByRole('figure').filter({ hasText: 'Measured at the waistband' })
    await expect.element(example.getByRole('img')).toBeVisible()
    await page.getByRole('button', { name: "Looks good. Let's go!" }).click()
    await expect.element(heading('Do you have more items in need of care?')).toBeVisible()
  })
})

describe('After a service is added', () => {
  it('another one can be added to the same item', async () => {
    await show(addMore.stored)
    await expect
      .element(page.getByRole('link', { name: 'Add more services to this item' }))
      .toHaveAttribute('href', '/booking?itemIndex=1')
  })

  it('the one that was added is named with its price, and can be taken out again and put back', async () => {
    await show(addMore.stored, { api: { 'POST /public/update_basket': stored } })
    const added = page.getByRole('status').filter({ hasText: 'Added' })
    await expect
      .element(added)
      .toMatchTextContent('Added: Jeans, Shorten hem, £25.00With a lining · In-person fitting')
    await page.getByRole('button', { name: 'Remove it: Jeans, Shorten hem' }).click()
    const removed = page.getByRole('status').filter({ hasText: 'was removed' })
    await expect.element(removed).toMatchTextContent('Jeans, Shorten hem was removed.')
    await expect.element(added).not.toBeInTheDocument()
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect.element(added).toBeVisible()
  })

  it('says when it could not be taken out', async () => {
    await show(addMore.stored, { api: { 'POST /public/update_basket': refuse(500) } })
    await page.getByRole('button', { name: /^Remove it/ }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please try again.')
    await expect.element(page.getByText(/^Added: Jeans/)).toBeVisible()
  })

  it('other services of the garment lead on to the same entry, without what cannot be booked', async () => {
    await show(addMore.stored)
    const also = page.getByRole('region', { name: 'Anything else for these jeans?' })
    await expect.element(also.getByRole('link').first()).toMatchTextContent('Taper legsfrom £26')
    await expect
      .element(also.getByRole('link', { name: /^Taper legs/ }))
      .toHaveAttribute('href', '/booking?itemIndex=1&service=taper-legs')
    await expect.element(also.getByRole('link', { name: /^Shorten hem/ })).not.toBeInTheDocument()
    await expect.element(also.getByRole('link', { name: /^Recolour/ })).not.toBeInTheDocument()
  })

  it('a new item starts at the categories', async () => {
    await show(addMore.stored)
    await page.getByRole('button', { name: 'Repair or alter a new item' }).click()
    await expect.element(heading(/Which category/)).toBeVisible()
  })

  it('the basket is next', async () => {
    await show(addMore.stored)
    await page.getByRole('button', { name: 'Go to basket' }).click()
    await expect.poll(currentPath).toBe('/basket')
  })

  it('what waits to be sent is announced', async () => {
    await show(addMore.offline)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'can’t reach our shop' }))
      .toMatchTextContent('Your basket is kept here, and sent as soon as we can.')
  })
})

describe('A service that is not offered', () => {
  const wish = page.getByLabelText('What would you like us to do?')
  const submit = page.getByRole('button', { name: 'Submit' })

  it('names the item, and takes one request', async () => {
    const request = vi.fn<(sent: { body: unknown }) => { id: string }>(() => ({ id: 'request' }))
    await show(notOffered.deadEnd, { api: { 'POST /public/service_request': request } })
    await expect.element(page.getByText('we do not recommend it on your jeans.')).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await wish.fill('Dye them black')
    await userEvent.dblClick(submit)
    await expect.element(page.getByRole('button', { name: 'Request submitted!' })).toBeDisabled()
    expect(request).toHaveBeenCalledOnce()
    await expect.element(wish).toBeDisabled()
    expect(request.mock.calls[0]?.[0].body).toEqual({
      item_name: 'Jeans',
      service_request: 'Dye them black',
    })
    expect(document.activeElement?.textContent).toContain('Our team reads every request.')
  })

  it('keeps the text when the request fails', async () => {
    await show(notOffered.itemNotListed)
    await wish.fill('A swimming costume')
    await submit.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please try again.')
    await expect.element(wish).toHaveValue('A swimming costume')
    await expect.element(submit).toBeEnabled()
  })
})
