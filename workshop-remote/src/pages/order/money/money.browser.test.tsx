import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { loseConnection, refuse, type Answers, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { aProposal, coat, refunded, someMoney } from '#src/testing/money.ts'
import * as scenes from './money.scenes.tsx'

const propose = 'POST /workshop/orders/{id}/proposals'
const refund = 'POST /workshop/orders/{id}/refunds'
const cancel = 'POST /workshop/orders/{id}/cancel'
const withdraw = 'POST /workshop/orders/{id}/proposals/{proposal}/withdraw'

type Answer = (sent: Sent) => OrderMoney | Promise<OrderMoney>

/** Answers with an order that keeps what each write returned. */
function changing(
  call: typeof propose | typeof withdraw,
  { first = someMoney(), write }: { first?: OrderMoney; write: Answer },
): NonNullable<Answers['api']> {
  let now = first
  return {
    'GET /workshop/orders/{id}/money': () => now,
    [call]: async (sent: Sent) => (now = await write(sent)),
  }
}

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

async function fillPrice(): Promise<void> {
  await page.getByLabelText('For', { exact: true }).selectOptions('3. Trench coat: Shorten sleeves')
  await page.getByLabelText('New price, was £34.00').fill('46')
  await page.getByLabelText('Why? Amara reads this').fill('The strap is sewn through.')
}

async function openRefund(): Promise<void> {
  await button('Give money back').click()
  await expect.element(dialog).toBeVisible()
}

function rowsOf(label: string): (string | null)[] {
  const list = page.getByLabelText(label, { exact: true }).element()
  return Array.from(list.querySelectorAll('div'), (row) => row.textContent)
}

describe('The money of an order', () => {
  it('[O5] stands in rows that add up, down to what we hold', async () => {
    await show(scenes.agreed)
    await expect.element(page.getByText('Order total')).toBeVisible()
    expect(rowsOf('Money')).toEqual([
      'Jeans, dark blueShorten hem£18.00',
      'Wool jumper, redDarn 2 moth holes£24.00',
      'Trench coat, beigeShorten sleeveswas £34.00 £46.00',
      'Services£88.00',
      'Code STITCH10, 10% of the services−£8.80',
      'Collection from the door, DPD£3.95',
      'Way back, DPD£3.95',
      'Express£10.00',
      'Order total£97.10',
      'It was£86.30',
    ])
    expect(rowsOf('Payments')).toEqual([
      'Paid by cardTue 17 Nov, 20:31£86.30',
      'Given back: CollectionFri 20 Nov, 14:05 · The courier came a day late · Maggie Thorne−£3.95',
      'Paid by cardWed 25 Nov, 10:22 · for the new price of Trench coat£10.80',
      'We hold£93.15',
    ])
    await expect
      .element(page.getByText('Total £97.10 = paid £86.30 + £10.80. Nothing is owed.'))
      .toBeVisible()
  })

  it('says what is owed when a refund failed', async () => {
    await show(scenes.refundFailed)
    await expect
      .element(page.getByText(/failed, nothing went back: The card was closed/))
      .toBeVisible()
    await expect.element(page.getByText(/£16.20 that we owe the customer/)).toBeVisible()
  })

  it('[O9] links to receipts and credit notes', async () => {
    await show(scenes.withReceipts)
    await expect
      .element(page.getByRole('link', { name: 'Credit note 1050' }))
      .toHaveAttribute('href', expect.stringMatching(/\/receipts\/6e0c1d36-.*1050$/))
    await expect.element(page.getByRole('link', { name: 'Receipt 1042' })).toBeVisible()
  })

  it('is in the history', async () => {
    await show(scenes.paid)
    await expect.element(page.getByText('Maggie Thorne: The courier came a day late')).toBeVisible()
  })

  it('is neither shown to a tailor nor asked for', async () => {
    const ask = vi.fn<Answer>(() => someMoney())
    await show(scenes.forATailor, { api: { 'GET /workshop/orders/{id}/money': ask } })
    await expect.element(page.getByRole('heading', { name: 'Garments' })).toBeVisible()
    await expect.element(page.getByText('TA', { exact: true }).first()).toBeVisible()
    expect(document.body.textContent).not.toContain('£')
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('Another price', () => {
  it('shows what the customer will pay before it is sent, and is sent once', async () => {
    const send = vi.fn<Answer>(() => someMoney({ version: 4, proposals: [aProposal()] }))
    await show(scenes.paid, { api: changing(propose, { write: send }) })
    await fillPrice()
    expect(rowsOf('What changes')).toEqual([
      'Difference, £34.00 to £46.00£12.00',
      '10% of it, by STITCH10−£1.20',
      'Amara pays, if agreed£10.80',
      'Order total then£97.10',
    ])
    await expect.element(page.getByText(/Nothing is charged before Amara agrees/)).toBeVisible()
    await button('Send to Amara').dblClick()
    await expect.element(page.getByText('Waiting for the answer')).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0].body).toMatchObject({
      ...{ version: 3, line_id: coat, kind: 'more', new_price: 4600 },
      reason: 'The strap is sewn through.',
    })
  })

  it('shows what goes back when the work is not possible, which has no price', async () => {
    const send = vi.fn<Answer>(() => someMoney({ version: 4 }))
    await show(scenes.paid, { api: { [propose]: send } })
    await page.getByText('Not possible').click()
    expect(rowsOf('What changes')).toContain('Goes back to Amara, if agreed£16.20')
    await page.getByLabelText('Why? Amara reads this').fill('The cloth is too thin.')
    await button('Send to Amara').click()
    await expect.poll(() => send.mock.calls.length).toBe(1)
    expect(send.mock.calls[0]?.[0].body).not.toHaveProperty('new_price')
  })

  it('says all that is missing at once, beside its fields', async () => {
    await show(scenes.paid)
    await page.getByLabelText('New price, was £18.00').fill('17')
    await button('Send to Amara').click()
    const price = page.getByLabelText('New price, was £18.00')
    await expect.element(price).toHaveAccessibleDescription('This is not more than £18.00')
    await expect.element(price).toHaveFocus()
    await expect
      .element(page.getByLabelText('Why? Amara reads this'))
      .toHaveAccessibleDescription('Say why')
  })

  it('shows each fault of the api beside its field', async () => {
    allowErrors(/422/)
    const detail = [
      { loc: ['body', 'new_price'], msg: 'Too much', type: 'value_error' },
      { loc: ['body', 'answer_until'], msg: 'In the past', type: 'value_error' },
      { loc: ['body', 'reason'], msg: 'Cannot be seen', type: 'value_error' },
    ]
    await show(scenes.paid, { api: { [propose]: refuse(422, { detail }) } })
    await fillPrice()
    await button('Send to Amara').click()
    await expect
      .element(page.getByLabelText('New price, was £34.00'))
      .toHaveAccessibleDescription('Too much')
    await expect
      .element(page.getByLabelText('Answer until'))
      .toHaveAccessibleDescription('In the past')
    await expect
      .element(page.getByLabelText('Why? Amara reads this'))
      .toHaveAccessibleDescription('Cannot be seen')
  })

  it('says what a colleague changed, keeps the words, and is sent by the next press', async () => {
    allowErrors(/409/)
    const later = { ...refunded, at: '2026-11-25T10:00:00.000Z', amount: minor(1000) }
    const current = someMoney({ version: 4, events: [later, ...someMoney().events] })
    const send = vi.fn<Answer>(({ body }) =>
      (body as { version: number }).version === 4
        ? someMoney({ version: 5, proposals: [aProposal()] })
        : refuse(409, { detail: 'Changed', current })(),
    )
    await show(scenes.paid, { api: changing(propose, { write: send }) })
    await fillPrice()
    await button('Send to Amara').click()
    await expect
      .element(page.getByText(/^£10.00 given back Maggie Thorne: The courier came a day late/))
      .toBeVisible()
    await expect
      .element(page.getByLabelText('Why? Amara reads this'))
      .toHaveValue('The strap is sewn through.')
    await button('Send to Amara').click()
    await expect.element(page.getByText('Waiting for the answer')).toBeVisible()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('that arrived although its answer was lost is not taken for a change by a colleague', async () => {
    allowErrors(/409/)
    const mine = aProposal({ reason: 'The strap is sewn through.' })
    const current = someMoney({ version: 4, proposals: [mine] })
    const send = vi
      .fn<Answer>(refuse(409, { detail: 'Changed', current }))
      .mockImplementationOnce(loseConnection)
    await show(scenes.paid, { api: { [propose]: send } })
    await fillPrice()
    await button('Send to Amara').click()
    await expect.element(page.getByText(/What you typed is kept: press again/)).toBeVisible()
    await button('Send to Amara').click()
    await expect.element(page.getByText('Sent to Amara.')).toBeVisible()
  })

  it('is withdrawn while it is open', async () => {
    const open = someMoney({ proposals: [aProposal()] })
    const send = vi.fn<Answer>(() =>
      someMoney({ version: 4, proposals: [aProposal({ state: 'withdrawn' })] }),
    )
    await show(scenes.proposed, { api: changing(withdraw, { first: open, write: send }) })
    await button('Withdraw it').dblClick()
    await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ version: 3 }])
  })
})

describe('A refund', () => {
  it('[O5] goes back by line, and what was given back is greyed', async () => {
    const send = vi.fn<Answer>(() => someMoney({ version: 4 }))
    await show(scenes.paid, { api: { [refund]: send } })
    await openRefund()
    await expect.element(dialog.getByRole('checkbox', { name: /^Collection/ })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: /^Express/ }).click()
    await dialog.getByRole('checkbox', { name: /^Jeans/ }).click()
    await dialog.getByLabelText(/^Why/).fill('Not ready on the express day')
    expect(rowsOf('What goes back')).toEqual([
      'Goes back to the card£26.20',
      'Given back in all£30.15',
      'We hold then£56.15',
    ])
    await dialog.getByRole('button', { name: 'Give back £26.20' }).dblClick()
    await expect
      .element(page.getByText('£26.20 is given back. Amara is told by e-mail.'))
      .toBeVisible()
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0].body).toMatchObject({
      version: 3,
      what: { type: 'parts', parts: [expect.stringMatching(/501$/), 'express'] },
    })
  })

  it('is never more than is left', async () => {
    const send = vi.fn<Answer>(() => someMoney())
    await show(scenes.paid, { api: { [refund]: send } })
    await openRefund()
    await dialog.getByText('An amount').click()
    await dialog.getByLabelText('Amount in pounds').fill('82.36')
    await dialog.getByRole('button', { name: 'Give back £82.36' }).click()
    await expect
      .element(dialog.getByLabelText('Amount in pounds'))
      .toHaveAccessibleDescription('At most £82.35 is left')
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps what was typed without a connection, and is asked for under the same key', async () => {
    const keys: unknown[] = []
    const send = vi.fn<Answer>(({ body }) => {
      keys.push((body as { key: string }).key)
      return keys.length === 1 ? loseConnection() : someMoney({ version: 4 })
    })
    await show(scenes.paid, { api: { [refund]: send } })
    await openRefund()
    await dialog.getByText('All of it').click()
    await dialog.getByLabelText(/^Why/).fill('Lost by us')
    await dialog.getByRole('button', { name: 'Give back £82.35' }).click()
    await expect.element(dialog.getByText(/What you typed is kept: press again/)).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Why/)).toHaveValue('Lost by us')
    await dialog.getByRole('button', { name: 'Give back £82.35' }).click()
    await expect.element(page.getByText(/£82.35 is given back/)).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  })
})

describe('A cancellation', () => {
  it('[O5] asks first what happens to the money', async () => {
    const send = vi.fn<Answer>(() => someMoney({ version: 4, status: 'cancelled' }))
    await show(scenes.beforeItSetsOut, { api: { [cancel]: send } })
    await button('Cancel this order').click()
    await dialog.getByLabelText(/^Why/).fill('You asked us to')
    await dialog.getByRole('button', { name: 'Cancel this order' }).click()
    await expect.element(dialog.getByText('Say what happens to the £82.35')).toBeVisible()
    await dialog.getByText('Keep some of it').click()
    await dialog.getByLabelText('We keep, in pounds').fill('5')
    expect(rowsOf('What goes back')).toEqual(['Goes back to the card£77.35', 'We keep£5.00'])
    await dialog.getByRole('button', { name: 'Cancel this order' }).dblClick()
    await expect.element(page.getByText('The order is cancelled.')).toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
      expect.objectContaining({ version: 3, money: { type: 'keep', amount: 500 } }),
    ])
  })

  it('of an order that was not paid asks only why', async () => {
    const send = vi.fn<Answer>(() => someMoney({ version: 4, status: 'cancelled' }))
    await show(scenes.notPaid, { api: { [cancel]: send } })
    await button('Cancel this order').click()
    await dialog.getByLabelText(/^Why/).fill('You asked us to')
    await dialog.getByRole('button', { name: 'Cancel this order' }).click()
    await expect.poll(() => send.mock.calls.length).toBe(1)
    expect(send.mock.calls[0]?.[0].body).not.toHaveProperty('money')
  })

  it('that is not possible any more says so', async () => {
    allowErrors(/409/)
    const detail = 'From “In transit to Darnley” an order cannot become “Cancelled”'
    await show(scenes.notPaid, { api: { [cancel]: refuse(409, { detail }) } })
    await button('Cancel this order').click()
    await dialog.getByLabelText(/^Why/).fill('You asked us to')
    await dialog.getByRole('button', { name: 'Cancel this order' }).click()
    await expect.element(dialog.getByText(detail)).toBeVisible()
  })
})

describe('Another price that is asked for at a garment', () => {
  it('opens the form with the first line of that garment, which has the focus', async () => {
    await show(scenes.fromGarment)
    const line = page.getByLabelText('For', { exact: true })
    await expect.element(line).toHaveFocus()
    await expect.element(line.getByRole('option', { selected: true })).toMatchTextContent(/jumper/)
  })
})
