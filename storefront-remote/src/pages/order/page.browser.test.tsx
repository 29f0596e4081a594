import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { refuse, type Answers, type Sent } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import { anOrder } from '#src/testing/orders.ts'
import * as scenes from './page.scenes.tsx'

const status = page.getByRole('status', { name: 'Status' })
const next = page.getByLabelText('Change the status to')
const update = page.getByRole('button', { name: 'Update status' })

/** Answers with the order in the status that is asked for. */
function changing(): { api: NonNullable<Answers['api']>; asked: (string | null)[] } {
  const asked: (string | null)[] = []
  const change = ({ query }: Sent): StorefrontOrder => {
    asked.push(query.get('order_status'))
    return anOrder({ status: query.get('order_status') ?? '', next_statuses: [] })
  }
  return { api: { 'POST /storefront/update_order_status': change }, asked }
}

describe('An order', () => {
  it('moves to a status that is allowed now', async () => {
    const { api } = changing()
    await show(scenes.expected, { api })
    await expect.element(update).toBeDisabled()
    await next.selectOptions('Awaiting pickup')
    await update.click()
    await expect.element(page.getByText('The status is updated.')).toBeVisible()
    await expect.element(status).toMatchTextContent('Awaiting pickup')
  })

  it('that the shop sold has its receipts and credit notes', async () => {
    await show(scenes.sold)
    const receipt = page.getByRole('link', { name: 'Receipt 31, £44.00 (PDF)' })
    await expect
      .element(receipt)
      .toHaveAttribute('href', expect.stringMatching(/^\/api\/storefront\/receipt\?order_id=/))
    await expect.element(page.getByRole('link', { name: 'Credit note 32, £24.00' })).toBeVisible()
  })

  it('is cancelled only after a second yes', async () => {
    const { api, asked } = changing()
    await show(scenes.expected, { api })
    await next.selectOptions('Cancelled')
    await update.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order #DN-48213?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    expect(asked).toEqual([])
    await update.click()
    await dialog.getByRole('button', { name: 'Cancel this order' }).click()
    await expect.element(status).toMatchTextContent('Cancelled')
    expect(asked).toEqual(['cancelled'])
  })

  it('says why nothing was changed when another user was faster', async () => {
    const current = anOrder({ status: 'finished', next_statuses: [] })
    let isChanged = false
    await show(scenes.expected, {
      api: {
        'GET /storefront/order_details_by_token': () => (isChanged ? current : anOrder()),
        'POST /storefront/update_order_status': () => {
          isChanged = true
          return refuse(409)()
        },
      },
    })
    await next.selectOptions('Awaiting pickup')
    await update.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        'this order is finished now, and from there it cannot become awaiting pickup',
      )
  })

  it('is handed over to us by a button of its own', async () => {
    const dispatch = vi.fn<(sent: Sent) => StorefrontOrder>(() =>
      anOrder({ status: 'in_transit_to_darnley', next_statuses: [] }),
    )
    await show(scenes.withUs, {
      api: { 'POST /storefront/mark_order_dispatched_by_store': dispatch },
    })
    await expect.element(page.getByText('Express')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as dispatched' }).click()
    await expect.element(status).toMatchTextContent('In transit to Darnley')
    expect(dispatch.mock.calls[0]?.[0].query.get('order_id')).toBe(anOrder()._id)
  })

  it('[J30] shows what the customer said, and amounts that add up', async () => {
    await show(scenes.discounted)
    const about = page.getByRole('list', { name: 'About Shorten hem' })
    await expect.element(about).toMatchTextContent('Keep the original hem? Yes')
    await expect.element(about).toMatchTextContent('Measured by the customer: 6 cm (2⅜ in)')
    await expect
      .element(page.getByRole('list', { name: 'About Darn a hole' }))
      .toMatchTextContent('Where: Left knee')
    await expect.element(page.getByText('Due Thu 12 March')).toBeVisible()
    const amounts = page.getByLabelText('Amounts').element()
    const rows = Array.from(amounts.querySelectorAll('div'), (row) => row.textContent)
    expect(rows).toEqual([
      'Services£44.00',
      'Discount FREE100-£44.00',
      'Express turnaround£10.00',
      'Delivery£3.95',
      'Order total£13.95',
    ])
  })

  it('shows the photos of a garment', async () => {
    await show(scenes.expected)
    const photos = page.getByRole('list', { name: /^Photos of / })
    await expect
      .element(photos.getByRole('link', { name: 'From the customer' }))
      .toHaveAttribute('href', expect.stringContaining('/api/public/photos/'))
  })

  it('[J30] is answered by phone or e-mail with one touch', async () => {
    await show(scenes.expected)
    const phone = page.getByRole('link', { name: '+44 20 7946 0000' })
    await expect.element(phone).toHaveAttribute('href', 'tel:+442079460000')
    const mail = page.getByRole('link', { name: 'amara.osei@example.com' })
    await expect.element(mail).toHaveAttribute('href', 'mailto:amara.osei@example.com')
  })

  it('[J31] prints a tag for each garment, also when another page asks for them', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {})
    await show(scenes.twoGarments)
    await page.getByRole('button', { name: 'Print 2 tags' }).click()
    await expect.poll(() => printed).toHaveBeenCalledOnce()
    const tags = document.querySelectorAll('[aria-label^="Tag DN-48213-"]')
    expect(Array.from(tags, (tag) => tag.textContent)).toEqual([
      expect.stringMatching(
        /^DN-48213-1Amara Oseigarment 1 of 2Due Thu 12 March» EXPRESSJeans, Blue denimShorten hem.*6 cm.*Maison ValeWeb order, dropped off$/,
      ),
      expect.stringContaining('DN-48213-2Amara Oseigarment 2 of 2'),
    ])
    printed.mockClear()
    await show({ ...scenes.twoGarments, path: '/storefront/order?number=DN-48213&print=tags' })
    await expect.poll(() => printed).toHaveBeenCalledOnce()
    printed.mockRestore()
  })

  it('that is over has no next step', async () => {
    await show(scenes.over)
    await expect.element(page.getByText('This order is over.')).toBeVisible()
    await expect.element(update).not.toBeInTheDocument()
  })

  it('of another shop is not found', async () => {
    await show(scenes.unknown)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('There is no order with this number in this shop.')
  })
})
