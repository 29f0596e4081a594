import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import { loseConnection, type Scene, type Sent } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const email = 'amara.osei@example.com'
const erased: Erasure = {
  ...{ orders: 2, kept_until_finished: 1, baskets: 0, abandoned_baskets: 0 },
  ...{ enquiries: 1, accounts: 1, shop_orders: 0, conversations: 0 },
}
const everything: PersonalData = {
  ...{ email, orders: [], abandoned_baskets: [], enquiries: [], account: null, mailed_links: [] },
  ...{ shop_orders: [], conversations: [], messages: [], texts_stopped: false },
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

async function find(scene: Scene, api: NonNullable<Scene['answers']>['api'] = {}): Promise<void> {
  await show(scene, { api })
  await page.getByLabelText('E-mail').fill(` ${email} `)
  await button('Find').click()
}

/** Collects what the page saves, in place of the browser's folder. */
function saved(): { readonly files: { name: string; href: string }[] } {
  const files: { name: string; href: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, href: this.href })
  })
  return { files }
}

describe('The data of a person', () => {
  it('[X9] are counted by kind', async () => {
    await find(scenes.begin)
    const counts = page.getByLabelText('What is kept', { exact: true })
    await expect.element(counts).toMatchTextContent('Orders3')
    await expect.element(counts).toMatchTextContent('E-mails and texts from us12')
    await expect.element(page.getByText('Looked up personal data')).toBeVisible()
  })

  it('say that nothing is kept, and offer no erasure', async () => {
    await find(scenes.nothing)
    await expect.element(page.getByText(`Nothing is kept of ${email}.`)).toBeVisible()
    expect(button('Erase this person').elements()).toEqual([])
  })

  it('are not asked for without an address', async () => {
    await show(scenes.begin)
    await page.getByLabelText('E-mail').fill('amara')
    await button('Find').click()
    await expect
      .element(page.getByLabelText('E-mail'))
      .toHaveAccessibleDescription('Enter an e-mail address like name@example.com')
  })

  it('keep the address while the connection is lost', async () => {
    await find(scenes.begin, { 'POST /workshop/personal_data/find': loseConnection })
    await expect.element(page.getByText(/^No answer came/)).toBeVisible()
    await expect.element(page.getByLabelText('E-mail')).toHaveValue(email)
  })

  it('[X9] are saved as a page to read and as JSON', async () => {
    const { files } = saved()
    await find(scenes.begin, {
      'POST /workshop/personal_data/export': () => everything,
      'POST /workshop/personal_data/export_page': () => '<!doctype html><h1>Amara Osei</h1>',
    })
    await button('Save as a page to read').click()
    await button('Save as JSON').click()
    await expect
      .poll(() => files.map(({ name }) => name))
      .toEqual(['personal-data.html', 'personal-data.json'])
    vi.restoreAllMocks()
  })

  it('[X9] are erased only after the address was typed again', async () => {
    const send = vi.fn<(sent: Sent) => Erasure>(() => erased)
    await find(scenes.begin, { 'POST /workshop/personal_data/erase': send })
    await button('Erase this person').click()
    await expect.element(dialog.getByText(/stay for the books/)).toBeVisible()
    const typed = dialog.getByLabelText('Type the address of the person')
    await typed.fill('amara')
    await button('Erase for good').click()
    await expect.element(typed).toHaveAccessibleDescription(`Type ${email}`)
    expect(send).not.toHaveBeenCalled()
    await typed.fill('Amara.Osei@example.com')
    await button('Erase for good').dblClick()
    await expect
      .element(
        page.getByText(/^Erased of amara.osei@example.com: 2 orders, 1 message, 1 account\./),
      )
      .toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ email }])
  })
})
