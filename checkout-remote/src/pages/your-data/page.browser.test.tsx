import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const send = page.getByRole('button', { name: 'Send the link' })
const erase = page.getByRole('button', { name: 'Erase my data' })

describe('The link to personal data', () => {
  it('is sent without telling whether anything is kept', async () => {
    await show(scenes.asking)
    await expect.element(send).toBeDisabled()
    await email.fill('amara.osei@example.com')
    await send.click()
    await expect
      .element(page.getByText(/If we keep anything about this e-mail address/))
      .toBeVisible()
  })

  it('keeps the address when it can not be sent', async () => {
    await show(scenes.asking, { api: { 'POST /public/personal_data_request': refuse(429) } })
    await email.fill('amara.osei@example.com')
    await send.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Links were sent to this address today already.')
    await expect.element(email).toHaveValue('amara.osei@example.com')
  })

  it('that is too old asks for a new one', async () => {
    await show(scenes.tooOld)
    await expect.element(page.getByRole('alert')).toMatchTextContent('This link is too old.')
    await expect.element(send).toBeVisible()
  })
})

describe('Personal data', () => {
  it('is summed up', async () => {
    await show(scenes.kept)
    await expect.element(page.getByText('Your account, in the name of Amara Osei')).toBeVisible()
    await expect.element(page.getByText('1 e-mail or text message to you')).toBeVisible()
  })

  it('may be nothing', async () => {
    await show(scenes.empty)
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Nothing')
  })

  it('is erased after a second yes', async () => {
    await show(scenes.kept)
    await erase.click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await erase.click()
    await page.getByRole('button', { name: 'Yes, erase it' }).click()
    await expect.element(page.getByText(/Your data is erased. What we need/)).toBeVisible()
  })

  it('stays when it can not be erased', async () => {
    await show(scenes.kept, { api: { 'POST /public/personal_data_erasure': refuse(503) } })
    await erase.click()
    await page.getByRole('button', { name: 'Yes, erase it' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We could not erase your data just now.')
  })
})
