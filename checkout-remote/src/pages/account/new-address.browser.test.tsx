import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const form = (name: string) => page.getByRole('form', { name })
const PASSWORD = 'a seam in time'
const fault = (field: string, msg: string) => ({
  detail: [{ loc: ['body', field], msg, type: '' }],
})

describe('The link to a new address', () => {
  const confirm = form('Confirm your new e-mail address')
  const use = async (): Promise<void> => {
    await confirm.getByLabelText('Password').fill(PASSWORD)
    await confirm.getByRole('button', { name: 'Use this address' }).click()
  }
  const call = 'POST /public/confirm_account_email'

  it('leaves no trace in the address, and needs the password', async () => {
    const answered = vi.fn<(sent: Sent) => null>(() => null)
    await show(scenes.newAddress, { api: { [call]: answered } })
    expect(location.hash).toBe('')
    await use()
    await expect.element(page.getByRole('status')).toMatchTextContent('has the new address')
    expect(answered.mock.calls[0]?.[0].body).toEqual({ token: 'of-the-mail', password: PASSWORD })
    await expect.element(form('Sign in')).toBeVisible()
  })

  it('that is too old says so', async () => {
    allowErrors(/422/)
    await show(scenes.newAddress, { api: { [call]: refuse(422, fault('token', 'Too old')) } })
    await use()
    await expect.element(page.getByRole('alert')).toMatchTextContent('too old')
  })

  it('stays when the password is wrong', async () => {
    allowErrors(/422/)
    await show(scenes.newAddress, { api: { [call]: refuse(422, fault('password', 'Wrong')) } })
    await use()
    await expect.element(confirm.getByLabelText('Password')).toHaveAccessibleDescription('Wrong')
  })
})
