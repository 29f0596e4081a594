import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { accessToken, storefront } from '#src/testing/orders.ts'
import * as scenes from './page.scenes.tsx'

const email = page.getByRole('textbox', { name: 'Email/username' })
const password = page.getByLabelText('Password', { exact: true })
const signIn = page.getByRole('button', { name: 'Sign in' })

async function enter(): Promise<void> {
  await email.fill('staff@maison.example')
  await password.fill('needle-and-thread')
  await userEvent.keyboard('{Enter}')
}

describe('Signing in', () => {
  it('needs both fields, and leads to the page that was asked for', async () => {
    await show(scenes.fresh)
    await email.fill('staff@maison.example')
    await expect.element(signIn).toBeDisabled()
    await enter()
    await expect.poll(currentPath).toBe('/storefront/orders')
  })

  it('sends the code of a second step only when one was typed', async () => {
    const send = vi
      .fn<(sent: Sent) => { storefront: typeof storefront }>(() => ({ storefront }))
      .mockImplementationOnce(refuse(401))
    await show(scenes.withSecondStep, { api: { 'POST /storefront/token': send } })
    await enter()
    await expect
      .element(page.getByText('Incorrect username, password or code entered.'))
      .toBeVisible()
    await page.getByLabelText('Code of your second step').fill(' 123456 ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toBe('/storefront/orders')
    const credentials = { email: 'staff@maison.example', password: 'needle-and-thread' }
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
      credentials,
      { ...credentials, code: '123456' },
    ])
  })

  it('in a browser that keeps no cookie, without saying so, tells what is needed', async () => {
    await show(scenes.cookieless)
    await enter()
    await expect
      .element(page.getByText(/Your browser blocks cookies, and we need one/))
      .toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    expect(currentPath()).toBe('/sign-in?next=/storefront/orders')
  })

  it('tells wrong credentials, until they are edited', async () => {
    await show(scenes.fresh, { api: { 'POST /storefront/token': refuse(401) } })
    await enter()
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Incorrect username or password entered.')
    await password.fill('another')
    await expect.element(alert).not.toBeInTheDocument()
  })

  it('can be tried again without typing after a lost connection', async () => {
    let isOnline = false
    await show(scenes.fresh, {
      api: { 'POST /storefront/token': () => (isOnline ? { storefront } : loseConnection()) },
    })
    await enter()
    await expect.element(page.getByText('We could not sign you in just now.')).toBeVisible()
    isOnline = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(currentPath).toBe('/storefront/orders')
  })
})

describe("A partner's link", () => {
  it('leaves no secret in the address', async () => {
    const { promise, resolve } = Promise.withResolvers<{ storefront: typeof storefront }>()
    await show(scenes.checkingLink, { api: { 'POST /storefront/refresh_token': () => promise } })
    await expect.element(page.getByText('Signing in')).toBeInTheDocument()
    expect(location.hash).toBe('')
    // The next sign-in waits for the answer to this one.
    resolve({ storefront })
    await expect.poll(currentPath).not.toBe('/sign-in')
  })

  it('asks for the shop when there are several', async () => {
    const enterShop = vi.fn<(sent: Sent) => typeof accessToken>(() => accessToken)
    await show(scenes.choosingShop, { api: { 'POST /storefront/jwt_auth': enterShop } })
    const next = page.getByRole('button', { name: 'Continue' })
    await expect.element(next).toBeDisabled()
    await page.getByRole('radio', { name: 'Soho' }).click()
    await next.click()
    await expect.poll(currentPath).not.toBe('/sign-in')
    expect(enterShop.mock.calls[0]?.[0].query.get('store_id')).toBe('soho')
  })

  it('that does not work any more leads to the password', async () => {
    await show(scenes.checkingLink, { api: { 'POST /storefront/refresh_token': refuse(401) } })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This link does not work any more. Please sign in below.')
    await expect.element(email).toBeVisible()
  })
})
