import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '@darnley/domain/money'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import { aStatement, someStatements } from '#src/testing/statements.ts'
import * as scenes from './page.scenes.tsx'

const record = 'POST /workshop/settlements'
const maison = page.getByRole('region', { name: 'Maison Vale' })
const dialog = page.getByRole('dialog')
const press = (name: string) => dialog.getByRole('button', { name }).click()

type Answer = (sent: Sent) => { owed_now: ReturnType<typeof minor> } | Promise<never>

async function openForm(): Promise<void> {
  await maison.getByRole('button', { name: 'Record a payment' }).click()
  await expect.element(dialog).toBeVisible()
}

async function fill(amount: string): Promise<void> {
  await dialog.getByLabelText('Amount in pounds').fill(amount)
  await dialog.getByLabelText('Day').fill('2026-11-20')
  await dialog.getByLabelText('Reference').fill('BACS 1190')
}

describe('Statements', () => {
  it('[O9] lead from the opening to the closing balance, and say who owes', async () => {
    await show(scenes.month)
    await expect.element(maison).toBeVisible()
    const rows = maison.element().querySelectorAll('dl > div')
    expect(Array.from(rows, (row) => row.textContent)).toEqual([
      'Opening balance£120.00',
      'Taken in its till for us£842.10',
      'Given back in its till for us−£16.00',
      'Paid by the shopThu 5 Nov · BACS 1187 · Ruth Adeyemi−£120.00',
      'Maison Vale owes us£826.10',
    ])
    const kirk = page.getByRole('region', { name: 'Kirk & Daughters' })
    await expect.element(kirk.getByText('We owe Kirk & Daughters')).toBeVisible()
    await expect.element(kirk.getByText('£512.00 of its own sales')).toBeVisible()
    await expect
      .element(maison.getByRole('link', { name: 'Download CSV' }))
      .toHaveAttribute('href', '/api/workshop/statement_csv?month=2026-11&shop=maison-vale')
  })

  it('keep the month in the address', async () => {
    await show(scenes.month)
    await page.getByRole('link', { name: 'October 2026' }).click()
    await expect.poll(currentPath).toBe('/statements?month=2026-10')
  })

  it('say so when the address has no month', async () => {
    await show(scenes.noMonth)
    await expect.element(page.getByText('“2026-13” is no month. Choose one above.')).toBeVisible()
  })

  it('[O9] record a payment once, however often it is pressed', async () => {
    const send = vi.fn<Answer>(() => ({ owed_now: minor(0) }))
    let isDone = false
    const paid = aStatement({ closing: minor(0), owed_now: minor(0) })
    await show(scenes.month, {
      api: {
        [record]: (sent: Sent) => {
          isDone = true
          return send(sent)
        },
        'GET /workshop/statements': () => someStatements(isDone ? { statements: [paid] } : {}),
      },
    })
    await openForm()
    await fill('826.10')
    await dialog.getByRole('button', { name: 'Record the payment' }).dblClick()
    await expect.element(page.getByText('The payment is recorded. Nothing is owed.')).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0].body).toMatchObject({
      ...{ shop: 'maison-vale', direction: 'from_shop', amount: 82_610, day: '2026-11-20' },
      ...{ reference: 'BACS 1190', accept_more: false },
    })
  })

  it('[O9] warn before more than is owed is recorded', async () => {
    allowErrors(/409/)
    const send = vi
      .fn<Answer>(() => ({ owed_now: minor(-1_390) }))
      .mockImplementationOnce(refuse(409, { detail: 'Only', owed: 82_610 }))
    await show(scenes.month, { api: { [record]: send } })
    await openForm()
    await fill('840')
    await press('Record the payment')
    await expect.element(dialog.getByText(/^Only £826\.10 is owed/)).toBeVisible()
    await press('Record it all the same')
    await expect.poll(() => send.mock.calls.length).toBe(2)
    const [first, second] = send.mock.calls.map(([{ body }]) => body as Record<string, unknown>)
    expect([first?.['accept_more'], second?.['accept_more']]).toEqual([false, true])
    expect(second?.['id']).toBe(first?.['id'])
  })

  it('say all that is missing at once, and what the api refuses beside its field', async () => {
    allowErrors(/422/)
    const detail = [{ loc: ['body', 'reference'], msg: 'Too long', type: 'value_error' }]
    await show(scenes.month, { api: { [record]: refuse(422, { detail }) } })
    await openForm()
    await press('Record the payment')
    const amount = dialog.getByLabelText('Amount in pounds')
    await expect.element(amount).toHaveAccessibleDescription('Enter an amount, such as 120.50')
    await expect.element(amount).toHaveFocus()
    await expect
      .element(dialog.getByLabelText('Reference'))
      .toHaveAccessibleDescription(/Enter the reference of the payment$/)
    await fill('5')
    await press('Record the payment')
    await expect
      .element(dialog.getByLabelText('Reference'))
      .toHaveAccessibleDescription(/Too long$/)
  })

  it('keep what was typed without a connection, and send it under the same id', async () => {
    const send = vi
      .fn<Answer>(() => ({ owed_now: minor(0) }))
      .mockImplementationOnce(loseConnection)
    await show(scenes.month, { api: { [record]: send } })
    await openForm()
    await fill('100')
    await press('Record the payment')
    await expect.element(dialog.getByText(/^There was no answer/)).toBeVisible()
    await press('Record the payment')
    await expect.poll(() => send.mock.calls.length).toBe(2)
    const ids = send.mock.calls.map(([{ body }]) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
  })

  it('are for owners only', async () => {
    allowErrors(/403/)
    await show(scenes.forAManager)
    await expect.element(page.getByText('Only an owner sees the statements.')).toBeVisible()
  })
})
