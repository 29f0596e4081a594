import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { minor } from '@darnley/domain/money'
import { aDescription, aPartner } from '#src/testing/partners.ts'
import * as scenes from './page.scenes.tsx'

const save = 'POST /workshop/partners/{id}/save'
const unpublish = 'POST /workshop/partners/{id}/unpublish'

type Answer = (sent: Sent) => ManagedPartner | Promise<ManagedPartner>

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

function saved(change: Partial<ManagedPartner> = {}) {
  return vi.fn<Answer>(() => aPartner(change))
}

const fault = (path: (string | number)[], msg: string) => ({
  ...{ loc: ['body', 'description', ...path], type: 'value_error' },
  msg,
})

describe('The page of a partner', () => {
  it('[O2] shows the result of each check, who saved what, and the contrast of its colours', async () => {
    await show(scenes.draft)
    const checks = page.getByRole('list', { name: 'Checks' })
    await expect.element(checks).toMatchTextContent(/Hostname is free.*repairs\.ashdown\.example/)
    await expect.element(checks).toMatchTextContent(/Couriers.*Write the whole postcode/)
    await expect
      .element(page.getByRole('list', { name: 'Versions' }))
      .toMatchTextContent(/ruth@darnley\.example.*Changed: Prices are written as in, Rate/)
    await expect.element(field('Brand colour')).toHaveAccessibleDescription('9.3 to 1 with white')
    await expect.element(field('Rate')).toHaveAccessibleDescription(/£3\.95 × 1\.10 is £4\.34/)
  })

  it('shows what its rate makes of the fee that is charged now', async () => {
    const fee = { key: 'home_delivery', name: 'Home', description: 'One way' } as const
    await show(scenes.draft, {
      api: { 'GET /public/fees': () => [{ ...fee, amount: minor(450) }] },
    })
    await expect.element(field('Rate')).toHaveAccessibleDescription(/£4\.50 × 1\.10 is £4\.95/)
  })

  it('says by field what publishing would change', async () => {
    await show(scenes.changed)
    const changes = page.getByRole('list', { name: 'What publishing changes' })
    await expect.element(changes).toMatchTextContent(/Rate.*was 1\.05, is 1\.10/)
    await expect.element(changes).toMatchTextContent(/Logo.*was removed/)
    await field('Rate').fill('1.05')
    await expect.element(changes).not.toMatchTextContent(/Rate/)
  })

  it('says that there is no such partner', async () => {
    await show(scenes.unknown)
    await expect.element(page.getByText('There is no partner with this address.')).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText('The partner could not be loaded.')).toBeVisible()
  })
})

describe('What an owner changes', () => {
  it('is published once by a double click, with hours, shops and colours', async () => {
    const send = saved({ state: 'published', faults: [] })
    await show(scenes.draft, { api: { [save]: send } })
    await field('Postcode of the shop').fill('bn1 1aa')
    await field('Tuesday opens').fill('09:30')
    await field('Tuesday closes').fill('18:00')
    await button('Add a shop').click()
    await field('Name of the shop').nth(1).fill('Ashdown, Lewes')
    await button('Derive the further colours').click()
    await button('Publish').dblClick()
    await expect.element(page.getByText(/^Ashdown Outfitters is published/)).toBeVisible()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.lastCall?.[0].body).toMatchObject({
      ...{ version: aPartner().version, publish: true },
      description: {
        address: { postcode: 'BN1 1AA' },
        colours: { link: '#5a3a6e', ink: expect.stringMatching(/^#[0-9a-f]{6}$/) },
        shops: [
          {
            id: 'ashdown-hove',
            openingHours: [
              { day: 'monday', opens: '09:00', closes: '17:30' },
              { day: 'tuesday', opens: '09:30', closes: '18:00' },
              { day: 'saturday', opens: '10:00', closes: '16:00' },
            ],
          },
          { id: '', name: 'Ashdown, Lewes', openingHours: [] },
        ],
      },
    })
  })

  it('has the faults of the api beside their fields, all at once', async () => {
    allowErrors(/422/)
    const detail = [
      fault(['hostname'], 'Give a hostname alone'),
      fault(['address', 'postcode'], 'Write the whole postcode'),
      // The second time that was sent is Saturday's.
      fault(['shops', '0', 'openingHours', '1', 'closes'], 'Give a time after 10:00.'),
    ]
    await show(scenes.draft, { api: { [save]: refuse(422, { detail }) } })
    await button('Publish').click()
    await expect.element(field('Hostname')).toHaveAccessibleDescription(/Give a hostname alone/)
    await expect
      .element(field('Postcode of the shop'))
      .toHaveAccessibleDescription(/Write the whole postcode/)
    await expect.element(field('Saturday closes')).toBeInvalid()
    await expect.element(page.getByText('Give a time after 10:00.')).toBeVisible()
  })

  it('is kept when another owner was faster, who and what is told', async () => {
    allowErrors(/409/)
    const current = aPartner({
      version: aPartner().version + 1,
      description: { ...aDescription, locale: 'en_IE' },
    })
    const last_change = { actor: 'maggie@darnley.example', at: '2026-11-25T09:00:00.000Z' }
    const answer = { detail: 'Changed', current, last_change }
    await show(scenes.draft, { api: { [save]: refuse(409, answer) } })
    await field('Rate').fill('1.30')
    await button('Keep as a draft').click()
    const told = page.getByRole('alert')
    await expect.element(told).toMatchTextContent(/This partner was changed in the meantime/)
    await expect.element(told).toMatchTextContent(/was United Kingdom, is Ireland/)
    await expect.element(told).toMatchTextContent(/maggie@darnley\.example/)
    await expect.element(field('Rate')).toHaveValue('1.30')
  })

  it('is kept over a lost connection and a reload, until it is discarded', async () => {
    await show(scenes.draft, { api: { [save]: loseConnection } })
    await field('Rate').fill('1.30')
    await button('Keep as a draft').click()
    await expect.element(page.getByText(/What you typed is kept/)).toBeVisible()
    const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    )
    const tab = keys.map((key) => [key ?? '', sessionStorage.getItem(key ?? '') ?? ''] as const)
    const loadedAgain = (): void => {
      for (const [key, text] of tab) sessionStorage.setItem(key, text)
    }
    await show({ ...scenes.draft, arrange: loadedAgain })
    // The page from before stands above it.
    await expect.element(page.getByText(/^What you typed before is here again/)).toBeVisible()
    await expect.element(field('Rate').last()).toHaveValue('1.30')
    await button('Discard it').click()
    await expect.element(field('Rate').last()).toHaveValue('1.10')
  })

  it('can go back to an earlier version', async () => {
    await show(scenes.draft)
    await page.getByRole('button', { name: /^Put into the fields: published/ }).click()
    await expect.element(field('Rate')).toHaveValue('1.05')
  })
})

describe('A picture', () => {
  const upload = 'POST /workshop/partner_pictures/{id}'
  const file = new File(['…'], 'logo.png', { type: 'image/png' })

  it('is stored and shown, and named by the description', async () => {
    const send = saved()
    const media = { id: 'a1', alt: 'Logo', url: '/api/media/file/a1.webp', width: 8, height: 4 }
    await show(scenes.draft, { api: { [save]: send, [upload]: () => media } })
    await userEvent.upload(page.getByLabelText('Logo: file'), file)
    await button('Remove: Logo').click()
    await userEvent.upload(page.getByLabelText('Logo: file'), file)
    await expect.element(button('Change: Logo')).toBeVisible()
    await button('Keep as a draft').click()
    await expect.element(page.getByText(/^The draft of .* is kept/)).toBeVisible()
    expect(send.mock.lastCall?.[0].body).toMatchObject({ description: { logo: 'a1' } })
  })

  it('that is none is refused in words', async () => {
    allowErrors(/422/)
    const detail = [{ loc: ['body'], msg: 'Send a JPEG, PNG or WebP picture', type: 'value_error' }]
    await show(scenes.draft, { api: { [upload]: refuse(422, { detail }) } })
    await userEvent.upload(page.getByLabelText('Behind booking: file'), file)
    await expect.element(page.getByText('Send a JPEG, PNG or WebP picture')).toBeVisible()
  })
})

it('the site of a partner ends after a question', async () => {
  const send = saved()
  await show(scenes.changed, { api: { [unpublish]: send } })
  await button('End its site').click()
  expect(send).not.toHaveBeenCalled()
  await button('Yes, end the site of Ashdown Outfitters').click()
  await expect.element(page.getByText('Ashdown Outfitters has no site any more.')).toBeVisible()
})

it('a new partner that is published without a name has all its faults at once', async () => {
  const faults = [
    { path: 'name', message: 'Give a name.' },
    { path: 'hostname', message: 'Give the hostname of the site' },
    { path: 'shops.0.name', message: 'Give a name of the shop.' },
  ]
  const send = saved()
  const check = 'POST /workshop/partners/{id}/check'
  await show(scenes.aNewOne, { api: { [save]: send, [check]: () => ({ checks: [], faults }) } })
  await button('Publish').click()
  for (const [label, words] of [
    ['Name', /^Write the name of the partner$/],
    ['Hostname', /Give the hostname of the site/],
    ['Name of the shop', /Give a name of the shop/],
  ] as const)
    await expect.element(field(label)).toHaveAccessibleDescription(words)
  await expect.element(field('Name')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('a new partner published without a name while nothing can be checked needs the name', async () => {
  allowErrors(/503/)
  const check = 'POST /workshop/partners/{id}/check'
  await show(scenes.aNewOne, { api: { [check]: refuse(503) } })
  await button('Publish').click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Write the name of the partner')
})

it('a new partner needs a name before it is kept, and gets its own page', async () => {
  const send = saved()
  await show(scenes.aNewOne, { api: { [save]: send } })
  await button('Keep as a draft').click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Write the name of the partner')
  await field('Name').fill('Nia & Co.')
  await button('Keep as a draft').click()
  await expect
    .poll(() => send.mock.lastCall?.[0].body)
    .toMatchObject({
      ...{ version: null, publish: false },
      description: { name: 'Nia & Co.' },
    })
})
