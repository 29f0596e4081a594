import type { JSX } from 'react'
import { Link, useLocation } from '@darnley/web/router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import { $checkoutForm, forgetCheckout } from '#src/stores/checkout-form.ts'
import { $session } from '#src/stores/customer-session.ts'
import * as scenes from './page.scenes.tsx'

const form = (name: string) => page.getByRole('form', { name })
const PASSWORD = 'a seam in time'
const answer = () => vi.fn<(sent: Sent) => null>(() => null)
const bodyOf = (call: ReturnType<typeof answer>): unknown => call.mock.calls[0]?.[0].body

afterEach(() => {
  forgetCheckout()
  scenes.keepHint(null)
})

/** The page at its address alone, beside a link to another. */
function WithAWayOut(): JSX.Element {
  return (
    <>
      <Link to="/prices">Prices</Link>
      {useLocation().pathname === '/account' ? scenes.signedOut.element : null}
    </>
  )
}

describe('Signing in', () => {
  const signIn = form('Sign in')
  const enter = async (): Promise<void> => {
    await signIn.getByLabelText('E-mail').fill('ida.holm@example.com')
    await signIn.getByLabelText('Password').fill(PASSWORD)
    await signIn.getByRole('button', { name: 'Sign in' }).click()
  }

  it('leads to the orders', async () => {
    await show(scenes.signedOut)
    await enter()
    await expect.poll(currentPath).toBe('/my-repairs')
    expect($session.get()).toEqual({ id: expect.any(String), hint: 'of-the-sign-in' })
    const known = { name: 'Ida Holm', email: 'ida.holm@example.com' }
    expect($checkoutForm.get().details).toMatchObject(known)
  })

  it('leaves a customer alone who has opened another page meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const answered = async () => {
      await promise
      scenes.keepHint('one')
      return { token: 'one', ends_at: '2026-12-27T10:00:00.000Z', name: 'Ida Holm' }
    }
    await show(
      { ...scenes.signedOut, element: <WithAWayOut /> },
      { api: { 'POST /public/account_sign_in': answered } },
    )
    await enter()
    await page.getByRole('link', { name: 'Prices' }).click()
    resolve()
    await expect.poll(() => $session.get()?.hint).toBe('one')
    expect(currentPath()).toBe('/prices')
  })

  it('stays signed in when the customer wants that', async () => {
    const sent: unknown[] = []
    const answered = (call: Sent) => {
      sent.push(call.body)
      scenes.keepHint('one')
      return { token: 'of-the-cookie', ends_at: '2026-12-27T10:00:00.000Z', name: 'Ida Holm' }
    }
    await show(scenes.signedOut, { api: { 'POST /public/account_sign_in': answered } })
    await signIn.getByLabelText('Stay signed in').click()
    await enter()
    await expect.poll(() => sent).toMatchObject([{ stays_signed_in: true }])
  })

  it('says what is missing beside its field, which has the focus', async () => {
    await show(scenes.signedOut)
    await signIn.getByRole('button', { name: 'Sign in' }).click()
    const email = signIn.getByLabelText('E-mail')
    await expect.element(email).toHaveAccessibleDescription(/Enter an e-mail address like/)
    await expect.element(email).toHaveFocus()
    await expect
      .element(signIn.getByLabelText('Password'))
      .toHaveAccessibleDescription('Enter your password')
  })

  it.each([
    [401, 'This e-mail address and password do not belong together.'],
    [429, 'There were too many attempts.'],
    [503, 'This did not work just now.'],
  ])('says why the api answers %i, and keeps what was typed', async (status, words) => {
    allowErrors(new RegExp(String(status)))
    await show(scenes.signedOut, { api: { 'POST /public/account_sign_in': refuse(status) } })
    await enter()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    await expect.element(signIn.getByLabelText('Password')).toHaveValue(PASSWORD)
  })

  it('says that cookies are blocked, also when the browser does not', async () => {
    const answered = () => ({ token: 'one', ends_at: '2026-12-27T10:00:00.000Z', name: 'Ida Holm' })
    await show(scenes.signedOut, { api: { 'POST /public/account_sign_in': answered } })
    const alert = signIn.getByRole('alert')
    await expect.element(alert).not.toBeInTheDocument()
    await enter()
    await expect.element(alert).toMatchTextContent('Your browser blocks cookies')
    expect(currentPath()).toBe('/account')
    expect($session.get()).toBeNull()
  })

  it('shows the password when its owner wants to see it', async () => {
    await show(scenes.signedOut)
    const password = signIn.getByLabelText('Password')
    await signIn.getByRole('button', { name: 'Show the password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await signIn.getByRole('button', { name: 'Hide the password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })

  it('sends a link instead, to the address above', async () => {
    const request = answer()
    await show(scenes.signedOut, { api: { 'POST /public/my_repairs_request': request } })
    const ask = signIn.getByRole('button', { name: 'E-mail me a link instead' })
    await ask.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Enter your e-mail address')
    await signIn.getByLabelText('E-mail').fill('ida.holm@example.com')
    await ask.click()
    await expect.element(signIn.getByRole('status')).toMatchTextContent('Look in your inbox')
    expect(bodyOf(request)).toEqual({ email: 'ida.holm@example.com' })
  })
})
