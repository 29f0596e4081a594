import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Discount } from '@darnley/contract/workshop-codes'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { aCode } from '#src/testing/codes.ts'
import * as scenes from './page.scenes.tsx'

const make = 'POST /workshop/codes/make'
const change = 'POST /workshop/codes/{code}/change'
const end = 'POST /workshop/codes/{code}/end'

type Answer = (sent: Sent) => Discount | Promise<Discount>

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

describe('The discount codes', () => {
  it('[O2] stand with limits, period, uses and the money that they gave', async () => {
    await show(scenes.several)
    const row = page.getByRole('row', { name: /STITCH10/ })
    for (const words of ['10%', '1 Nov 2026 to 30 Nov 2026', '42 of 100', '£312.40', 'Runs'])
      await expect.element(row).toMatchTextContent(words)
    await expect
      .element(page.getByRole('row', { name: /Given by all codes/ }))
      .toMatchTextContent('£3,038.05')
  })

  it('say that there are none', async () => {
    await show(scenes.none)
    await expect.element(page.getByText(/^There is no code yet/)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText('The codes could not be loaded.')).toBeVisible()
  })
})

describe('A new code', () => {
  async function begin(answer: Answer): Promise<void> {
    await show(scenes.several, { api: { [make]: answer } })
    await button('New code').click()
    await expect.element(dialog).toBeVisible()
  }

  it('says all that is missing at once, beside its fields', async () => {
    await begin(() => aCode())
    await dialog.getByLabelText('Last day').fill('2026-11-01')
    await dialog.getByLabelText('First day').fill('2026-11-02')
    await button('Make the code').click()
    for (const [label, words] of [
      ['Code', 'Write 3 to 30 letters, digits and hyphens'],
      ['Per cent off services', 'Write a whole number from 1 to 100'],
      ['What it is for', 'Customers do not see this. Say what it is for'],
      ['Last day', 'The last day is before the first'],
    ] as const)
      await expect
        .element(dialog.getByLabelText(label, { exact: true }))
        .toHaveAccessibleDescription(words)
    await expect.element(dialog.getByLabelText('Code', { exact: true })).toHaveFocus()
  })

  it('is made once by a double click, and keeps what was typed while the connection is lost', async () => {
    const send = vi
      .fn<Answer>(() => aCode({ code: 'WINTER' }))
      .mockImplementationOnce(loseConnection)
    await begin(send)
    await dialog.getByLabelText('Code', { exact: true }).fill('WINTER')
    await dialog.getByLabelText('Per cent off services').fill('20')
    await dialog.getByLabelText('What it is for').fill('Winter letter')
    await button('Make the code').click()
    await expect.element(dialog.getByText(/What you typed is kept/)).toBeVisible()
    await button('Make the code').dblClick()
    await expect.element(page.getByText('WINTER is made.')).toBeVisible()
    expect(send).toHaveBeenCalledTimes(2)
    expect(send.mock.lastCall?.[0].body).toEqual({
      ...{ code: 'WINTER', name: 'Winter letter', percentage: 20 },
      ...{ starts_on: null, ends_on: null, max_uses: null, max_uses_per_customer: null },
    })
  })

  it('says beside the code that it exists', async () => {
    allowErrors(/409/)
    const detail = 'This code exists'
    await begin(refuse(409, { detail, current: aCode(), last_change: null }))
    await dialog.getByLabelText('Code', { exact: true }).fill('STITCH10')
    await dialog.getByLabelText('Per cent off services').fill('20')
    await dialog.getByLabelText('What it is for').fill('Winter letter')
    await button('Make the code').click()
    const code = dialog.getByLabelText('Code', { exact: true })
    await expect.element(code).toHaveAccessibleDescription(detail)
    await expect.element(code).toHaveFocus()
    expect(dialog.getByText(detail).elements()).toHaveLength(1)
  })

  it('shows each fault of the api beside its field', async () => {
    allowErrors(/422/)
    const detail = [
      { loc: ['body', 'code'], msg: 'Taken', type: 'value_error' },
      { loc: ['body', 'ends_on'], msg: 'Too late', type: 'value_error' },
    ]
    await begin(refuse(422, { detail }))
    await dialog.getByLabelText('Code', { exact: true }).fill('WINTER')
    await dialog.getByLabelText('Per cent off services').fill('20')
    await dialog.getByLabelText('What it is for').fill('Winter letter')
    await button('Make the code').click()
    await expect
      .element(dialog.getByLabelText('Code', { exact: true }))
      .toHaveAccessibleDescription('Taken')
    await expect.element(dialog.getByLabelText('Last day')).toHaveAccessibleDescription('Too late')
  })
})

describe('A code', () => {
  it('is changed with the version that was seen; a conflict says what changed and who', async () => {
    allowErrors(/409/)
    const current = aCode({ version: 3, percentage: 15 })
    const last_change = { actor: 'Ruth Adeyemi', at: '2026-11-25T09:00:00.000Z' }
    const send = vi.fn<Answer>(({ body }) =>
      (body as { version: number }).version === 3
        ? aCode({ version: 4, percentage: 12 })
        : refuse(409, { detail: 'Changed', current, last_change })(),
    )
    await show(scenes.several, { api: { [change]: send } })
    await button('Change STITCH10').click()
    await dialog.getByLabelText('Per cent off services').fill('12')
    await button('Save').click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Off: 15% was 10%')
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Ruth Adeyemi, Wed 25 Nov, 09:00')
    await expect.element(dialog.getByLabelText('Per cent off services')).toHaveValue('12')
    await button('Save').click()
    await expect.element(page.getByText('STITCH10 is saved.')).toBeVisible()
  })

  it('ends only after a question', async () => {
    const send = vi.fn<Answer>(() => aCode({ version: 3, state: 'ended' }))
    await show(scenes.several, { api: { [end]: send } })
    await button('Change STITCH10').click()
    await button('End it now').click()
    expect(send).not.toHaveBeenCalled()
    await button('Yes, end STITCH10').click()
    await expect.element(page.getByText('STITCH10 has ended.')).toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ version: 2 }])
  })

  it('that has ended cannot end again', async () => {
    await show(scenes.several)
    await button('Change OLD').click()
    await expect.element(dialog.getByLabelText('Uses in all')).toBeVisible()
    expect(button('End it now').elements()).toEqual([])
  })
})
