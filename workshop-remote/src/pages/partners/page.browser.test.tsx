import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { aPartner } from '#src/testing/partners.ts'
import * as scenes from './page.scenes.tsx'

const save = 'POST /workshop/partners/{id}/save'
const unpublish = 'POST /workshop/partners/{id}/unpublish'

type Answer = (sent: Sent) => ManagedPartner | Promise<ManagedPartner>

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

describe('The partner shops', () => {
  it('[O2] stand with hostname, rate and what is live', async () => {
    await show(scenes.several)
    for (const [name, state] of [
      ['Maison Vale', 'Live'],
      ['Kirk & Daughters', 'Live, with a draft'],
      ['Ashdown Outfitters', 'Draft'],
    ] as const)
      await expect
        .element(page.getByRole('row', { name: new RegExp(name) }))
        .toMatchTextContent(state)
  })

  it('say that there are none', async () => {
    await show(scenes.none)
    await expect.element(page.getByText(/^There is no partner shop yet/)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText('The partner shops could not be loaded.')).toBeVisible()
  })
})

describe('A partner', () => {
  async function open(answers: Record<string, Answer> = {}): Promise<void> {
    await show(scenes.several, { api: answers })
    await button('Change Ashdown Outfitters').click()
    await expect.element(dialog).toBeVisible()
  }

  it('shows what keeps its draft from being published, and who saved it when', async () => {
    await open()
    await expect.element(dialog.getByText(/^Write the whole postcode/)).toBeVisible()
    await expect.element(dialog.getByText(/ruth@darnley.example/)).toBeVisible()
  })

  it('is published once by a double click', async () => {
    const send = vi.fn<Answer>(() => aPartner({ state: 'published', faults: [] }))
    await open({ [save]: send })
    await dialog.getByLabelText('Postcode of the shop').fill('bn1 1aa')
    await button('Publish').dblClick()
    await expect.element(page.getByText(/^Ashdown Outfitters is published/)).toBeVisible()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.lastCall?.[0].body).toMatchObject({
      ...{ version: 3, publish: true },
      description: { address: { postcode: 'BN1 1AA' }, exchangeRate: '1.10' },
    })
  })

  it('keeps a draft, and what was typed when another owner was faster', async () => {
    allowErrors(/409/)
    const current = aPartner({ version: 4 })
    const conflict = { detail: 'Changed', current, last_change: null }
    await open({ [save]: refuse(409, conflict) })
    await dialog.getByLabelText('Rate').fill('1.30')
    await button('Keep as a draft').click()
    await expect
      .element(dialog.getByText('This partner was changed in the meantime. Nothing was sent.'))
      .toBeVisible()
    await expect.element(dialog.getByLabelText('Rate')).toHaveValue('1.30')
  })

  it('has the faults of the api beside their fields, all at once', async () => {
    allowErrors(/422/)
    const fault = (path: string[], msg: string) => ({
      ...{ loc: ['body', 'description', ...path], type: 'value_error' },
      msg,
    })
    const detail = [
      fault(['hostname'], 'Give a hostname alone'),
      fault(['address', 'postcode'], 'Write the whole postcode'),
    ]
    await open({ [save]: refuse(422, { detail }) })
    await button('Publish').click()
    await expect
      .element(dialog.getByLabelText('Hostname'))
      .toHaveAccessibleDescription(/Give a hostname alone/)
    await expect
      .element(dialog.getByLabelText('Postcode of the shop'))
      .toHaveAccessibleDescription(/Write the whole postcode/)
  })
})

it('the site of a partner ends after a question', async () => {
  const send = vi.fn<Answer>(() => aPartner({ id: 'maison-vale' }))
  await show(scenes.several, { api: { [unpublish]: send } })
  await button('Change Maison Vale').click()
  await button('End its site').click()
  expect(send).not.toHaveBeenCalled()
  await button('Yes, end the site of Maison Vale').click()
  await expect.element(page.getByText('Maison Vale has no site any more.')).toBeVisible()
})

it('a new partner needs a name before it is kept', async () => {
  const send = vi.fn<Answer>(() => aPartner())
  await show(scenes.several, { api: { [save]: send } })
  await button('New partner').click()
  await button('Keep as a draft').click()
  await expect
    .element(dialog.getByLabelText('Name', { exact: true }))
    .toHaveAccessibleDescription('Write the name of the partner')
  await dialog.getByLabelText('Name', { exact: true }).fill('Nia & Co.')
  await button('Keep as a draft').click()
  await expect.element(page.getByText(/^The draft of .* is kept/)).toBeVisible()
  expect(send.mock.lastCall?.[0].body).toMatchObject({
    ...{ version: null, publish: false },
    description: { name: 'Nia & Co.' },
  })
})
