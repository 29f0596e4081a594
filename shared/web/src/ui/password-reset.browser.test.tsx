import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import * as scenes from './password-reset.scenes.tsx'

const call = 'POST /storefront/password_reset'
const heading = page.getByRole('heading', { level: 1 })
const email = page.getByRole('textbox', { name: 'Email' })
const send = page.getByRole('button', { name: 'Send the link' })
const password = page.getByLabelText('New password')
const set = page.getByRole('button', { name: 'Set the password' })

describe('Asking for a new password', () => {
  it('takes an e-mail address only, and says the same for any', async () => {
    const answer = vi.fn<(sent: Sent) => null>(() => null)
    await show(scenes.asking, { api: { [call]: answer } })
    await email.fill('staff')
    await expect.element(send).toBeDisabled()
    await email.fill(' staff@maison.example ')
    await send.click()
    await expect.element(heading).toHaveTextContent('Check your e-mail')
    await expect.element(heading).toHaveFocus()
    expect(answer.mock.calls[0]?.[0].body).toEqual({ email: 'staff@maison.example' })
  })

  it.each([
    [429, 'Several links were sent to this address today.'],
    [500, 'We could not send the link just now. Please try again.'],
  ])('says why the api answers %i', async (status, words) => {
    await show(scenes.asking, { api: { [call]: refuse(status) } })
    await email.fill('staff@maison.example')
    await send.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  })
})

describe('The link in the mail', () => {
  it('leaves no trace in the address, and sets the password with its token', async () => {
    const answer = vi.fn<(sent: Sent) => null>(() => null)
    await show(scenes.followed, { api: { [call]: answer } })
    expect(location.hash).toBe('')
    await password.fill('needle and thread')
    await set.click()
    await expect.element(heading).toHaveTextContent('Your new password is set')
    expect(answer.mock.calls[0]?.[0].body).toEqual({
      token: 'of-the-mail',
      password: 'needle and thread',
    })
    await expect.element(page.getByRole('link', { name: 'Go on' })).toBeVisible()
  })

  it('refuses a short password before the api does', async () => {
    await show(scenes.followed)
    await password.fill('short')
    await set.click()
    await expect.element(password).toHaveAccessibleDescription(/Use at least 8 characters/)
    await expect.element(password).toHaveFocus()
  })

  it("shows the api's own words about a password", async () => {
    const detail = [{ loc: ['body', 'password'], msg: 'Too common', type: 'custom' }]
    await show(scenes.followed, { api: { [call]: refuse(422, { detail }) } })
    await password.fill('password')
    await set.click()
    await expect.element(password).toHaveAccessibleDescription(/Too common/)
  })

  it('that is too old leads back to asking', async () => {
    const detail = [{ loc: ['body', 'token'], msg: 'Too old', type: 'custom' }]
    await show(scenes.followed, { api: { [call]: refuse(422, { detail }) } })
    await password.fill('needle and thread')
    await set.click()
    await expect.element(heading).toHaveTextContent('Ask for a new link')
    await expect.element(email).toBeVisible()
  })
})
