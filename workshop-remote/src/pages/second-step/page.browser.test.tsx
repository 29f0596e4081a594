import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loseConnection, refuse } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = page.getByRole('heading', { level: 1, name: 'Second step' })
const password = page.getByLabelText('Your password')

async function begin(): Promise<void> {
  await password.fill('needle-and-thread')
  await button('Set it up').click()
}

describe('The second step', () => {
  it('[S34] is set up by a scanned secret and a first code; its recovery codes are shown once', async () => {
    await show(scenes.off)
    await begin()
    await expect.element(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible()
    await page.getByLabelText('Code that the app shows now').fill('123456')
    await button('Switch it on').click()
    await expect.element(page.getByText('7Q2M-0ZXV-8KTA-31H9')).toBeVisible()
    await expect.element(heading).toHaveFocus()
    await button('I have kept them').click()
    await expect.element(page.getByText(/^10 of 10 recovery codes are left/)).toBeVisible()
    expect(page.getByText('7Q2M-0ZXV-8KTA-31H9').elements()).toEqual([])
  })

  it('is not begun with a wrong password, which is said beside the field', async () => {
    allowErrors(/422/)
    const detail = [
      { loc: ['body', 'password'], msg: 'This is not your password', type: 'value_error' },
    ]
    await show(scenes.off, {
      api: { 'POST /workshop/second_step/begin': refuse(422, { detail }) },
    })
    await begin()
    await expect.element(password).toHaveAccessibleDescription('This is not your password')
  })

  it('keeps the code while the connection is lost', async () => {
    await show(scenes.off, { api: { 'POST /workshop/second_step/confirm': loseConnection } })
    await begin()
    const code = page.getByLabelText('Code that the app shows now')
    await code.fill('123456')
    await button('Switch it on').click()
    await expect.element(page.getByText(/What you typed is kept/)).toBeVisible()
    await expect.element(code).toHaveValue('123456')
  })

  it('is switched off by password and code, and says all that is missing', async () => {
    await show(scenes.on, {
      api: { 'POST /workshop/second_step/end': () => ({ is_on: false, recovery_codes_left: 0 }) },
    })
    await button('Switch it off').click()
    await expect.element(password).toHaveAccessibleDescription('Write your password')
    const code = page.getByLabelText('Code of your app, or a recovery code')
    await expect.element(code).toHaveAccessibleDescription('Write the 6 digits of your app')
    await password.fill('needle-and-thread')
    await code.fill('7Q2M-0ZXV-8KTA-31H0')
    await button('Switch it off').click()
    await expect.element(page.getByText('Your second step is off')).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(button('Try again')).toBeVisible()
  })
})
