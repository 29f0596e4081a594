import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { $checkoutForm, forgetCheckout } from '#src/stores/checkout-form.ts'
import { $session } from '#src/stores/customer-session.ts'
import * as scenes from './page.scenes.tsx'

const form = (name: string) => page.getByRole('form', { name })
const PASSWORD = 'a seam in time'
const answer = () => vi.fn<(sent: Sent) => null>(() => null)
const bodyOf = (call: ReturnType<typeof answer>): unknown => call.mock.calls[0]?.[0].body
const fault = (field: string, msg: string) => ({
  detail: [{ loc: ['body', field], msg, type: '' }],
})

afterEach(() => {
  forgetCheckout()
  scenes.keepHint(null)
})

describe('Creating an account', () => {
  const create = form('Create an account')
  const send = create.getByRole('button', { name: 'Create the account' })

  it('asks to look in the inbox', async () => {
    const register = answer()
    await show(scenes.signedOut, { api: { 'POST /public/register': register } })
    await create.getByLabelText('Name').fill(' Ida Holm ')
    await create.getByLabelText('E-mail').fill('ida.holm@example.com')
    await create.getByLabelText('New password').fill(PASSWORD)
    await send.click()
    await expect.element(create.getByRole('status')).toMatchTextContent('Look in your inbox')
    const wanted = { name: 'Ida Holm', email: 'ida.holm@example.com', password: PASSWORD }
    expect(bodyOf(register)).toEqual(wanted)
  })

  it('says what is wrong, before it is sent and in the words of the api', async () => {
    allowErrors(/422/)
    const refused = refuse(422, fault('password', 'This password is too common'))
    await show(scenes.signedOut, { api: { 'POST /public/register': refused } })
    await create.getByLabelText('New password').fill('short')
    await send.click()
    for (const words of [/Enter your name/, /Enter an e-mail address/, /Use at least 8 characters/])
      await expect.element(create.getByText(words)).toBeVisible()
    await expect.element(create.getByLabelText('Name')).toHaveFocus()
    await create.getByLabelText('Name').fill('Ida Holm')
    await create.getByLabelText('E-mail').fill('ida.holm@example.com')
    await create.getByLabelText('New password').fill('password1')
    await send.click()
    const password = create.getByLabelText('New password')
    await expect.element(password).toHaveAccessibleDescription(/too common/)
    await expect.element(password).toHaveFocus()
  })
})

describe('The account', () => {
  it('has its name and address, and leads to the orders', async () => {
    await show(scenes.account)
    await expect.element(page.getByRole('heading', { name: 'Ida Holm' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'My repairs' }))
      .toHaveAttribute('href', '/my-repairs')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.element(page.getByText(/You are signed out/)).toBeVisible()
    await expect.element(form('Sign in')).toBeVisible()
    expect($session.get()).toBeNull()
    expect($checkoutForm.get().details).toMatchObject({ name: '', email: '' })
  })

  it('changes the name', async () => {
    const change = answer()
    await show(scenes.account, { api: { 'POST /public/account_name': change } })
    await form('Your name').getByLabelText('Name').fill('Ida Berg')
    await form('Your name').getByRole('button', { name: 'Save the name' }).click()
    await expect.element(page.getByRole('status')).toMatchTextContent('Your name is changed.')
    expect(bodyOf(change)).toEqual({ name: 'Ida Berg' })
  })

  it('changes the password after the present one', async () => {
    allowErrors(/422/)
    const change = answer().mockImplementationOnce(
      refuse(422, fault('password', 'This is not your password')),
    )
    await show(scenes.account, { api: { 'POST /public/account_password': change } })
    const password = form('Password')
    await password.getByLabelText('Present password').fill('not the password')
    await password.getByLabelText('New password').fill('another stitch')
    const send = password.getByRole('button', { name: 'Change the password' })
    await send.click()
    const present = password.getByLabelText('Present password')
    await expect.element(present).toHaveAccessibleDescription('This is not your password')
    await present.fill(PASSWORD)
    await send.click()
    await expect.element(page.getByRole('status')).toMatchTextContent('Your password is changed.')
    await expect.element(present).toHaveValue('')
    expect(change.mock.lastCall?.[0].body).toEqual({
      ...{ password: PASSWORD, new_password: 'another stitch' },
    })
  })

  it('asks for the link to a new address', async () => {
    const change = answer()
    await show(scenes.account, { api: { 'POST /public/account_email': change } })
    const address = form('E-mail address')
    await address.getByLabelText('New e-mail').fill('ida@example.com')
    await address.getByLabelText('Password').fill(PASSWORD)
    await address.getByRole('button', { name: 'Send the link' }).click()
    await expect.element(page.getByRole('status')).toMatchTextContent('inbox of the new address')
    const sent = { email: 'ida@example.com', password: PASSWORD }
    expect(bodyOf(change)).toEqual(sent)
  })

  it('keeps phone and address, and deletes them', async () => {
    const change = answer()
    await show(scenes.account, { api: { 'POST /public/account_details': change } })
    const details = form('Phone and address')
    await details.getByLabelText('Phone').fill('020 7946 0018')
    await details.getByLabelText('House name/number').fill('14')
    const keep = details.getByRole('button', { name: 'Keep them in my account' })
    await keep.click()
    await expect
      .element(details.getByLabelText('Phone'))
      .toHaveAccessibleDescription(/Enter a mobile number/)
    await expect.element(details.getByText('Enter a postcode')).toBeVisible()
    await details.getByLabelText('Phone').fill('07700 900123')
    await details.getByLabelText('Line 1').fill('Weavers Row')
    await details.getByLabelText('Postcode').fill('LS1 4AB')
    await keep.click()
    await expect.element(details.getByRole('status')).toMatchTextContent('Kept.')
    expect(bodyOf(change)).toEqual({
      phone: '07700 900123',
      address: {
        ...{ house: '14', line1: 'Weavers Row', line2: '', city: '', postcode: 'LS1 4AB' },
      },
    })
  })

  it('deletes the phone and address that it keeps', async () => {
    const change = answer()
    await show(scenes.withDetails, { api: { 'POST /public/account_details': change } })
    const details = form('Phone and address')
    await expect.element(details.getByLabelText('House name/number')).toHaveValue('14')
    await details.getByRole('button', { name: 'Delete phone and address' }).click()
    await expect.element(details.getByLabelText('House name/number')).toHaveValue('')
    expect(bodyOf(change)).toEqual({ phone: null, address: null })
  })

  it('lists where the customer is signed in, and signs out one device', async () => {
    await show(scenes.account)
    const where = form('Where you are signed in')
    await expect.element(where.getByText('This device', { exact: true })).toBeVisible()
    await expect.element(where.getByText('By a link in an e-mail')).toBeVisible()
    await where.getByRole('button', { name: /Sign out of A device we do not know/ }).click()
    await expect.element(where.getByText('That device is signed out.')).toBeVisible()
    await expect.element(where.getByText('A device we do not know')).not.toBeInTheDocument()
  })

  it('is left by signing out this device', async () => {
    const end = vi.fn<(sent: Sent) => []>(() => [])
    await show(scenes.account, { api: { 'POST /public/account_session_end': end } })
    await page.getByRole('button', { name: /this device/ }).click()
    await expect.element(page.getByText(/You are signed out/)).toBeVisible()
    expect(end.mock.calls[0]?.[0].body).toEqual({ session_id: 'one' })
  })

  it('is not signed out while the api cannot clear its cookie', async () => {
    allowErrors(/503/)
    await show(scenes.account, { api: { 'POST /public/my_repairs_sign_out': refuse(503) } })
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('could not sign you out')
    await expect.element(form('Your name')).toBeVisible()
  })

  it('is signed out of everywhere', async () => {
    await show(scenes.account)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect.element(page.getByText(/You are signed out/)).toBeVisible()
  })

  it('is deleted after the password, which is not thrown away by one press', async () => {
    const deletion = answer()
    await show(scenes.account, { api: { 'POST /public/account_deletion': deletion } })
    const begin = page.getByRole('button', { name: 'Delete the account' })
    await begin.click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await begin.click()
    const asked = form('Delete the account')
    await asked.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect.element(asked.getByText('Enter your password')).toBeVisible()
    await asked.getByLabelText('Password').fill(PASSWORD)
    await asked.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect.element(page.getByText(/Your account is deleted/)).toBeVisible()
    expect(bodyOf(deletion)).toEqual({ password: PASSWORD })
  })

  it('needs no password to be deleted by a mailed link', async () => {
    const deletion = answer()
    await show(scenes.openedByLink, { api: { 'POST /public/account_deletion': deletion } })
    await page.getByRole('button', { name: 'Delete the account' }).click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect.element(page.getByText(/Your account is deleted/)).toBeVisible()
    expect(bodyOf(deletion)).toEqual({ token: 'of-the-mail' })
  })

  it('asks to sign in again once the session is over', async () => {
    allowErrors(/404/)
    scenes.keepHint('one')
    await show(scenes.over)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Sign in again.')
    await expect.element(form('Sign in')).toBeVisible()
    expect(document.cookie).not.toContain('customer_signed_in')
  })

  it('is that of a newer sign-in, when a call by the former session is answered late', async () => {
    allowErrors(/404/)
    scenes.keepHint('former')
    const read = vi.fn<typeof scenes.readAccount>(scenes.readAccount).mockImplementationOnce(() => {
      scenes.keepHint('newer')
      return refuse(404)()
    })
    await show(scenes.account, { api: { 'POST /public/account': read } })
    await expect.element(page.getByRole('heading', { name: 'Ida Holm' })).toBeVisible()
    expect($session.get()).toMatchObject({ hint: 'newer' })
    expect(document.cookie).toContain('customer_signed_in=newer')
  })

  it('can be created for the address of a mailed link', async () => {
    await show(scenes.withoutAccount)
    await expect
      .element(form('Create an account').getByLabelText('E-mail'))
      .toHaveValue('ida.holm@example.com')
  })

  it('can be loaded again after a failure', async () => {
    allowErrors(/503/)
    await show(scenes.notLoaded)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
