import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './order-messages.scenes.tsx'

const field = page.getByLabelText('Add a note')
const send = page.getByRole('button', { name: 'Send the note' })

it('a note is added below what was written before', async () => {
  await show(scenes.coming)
  await send.click()
  await expect.element(page.getByText('Write your note')).toBeVisible()
  await field.fill('The left leg is longer.')
  await send.click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Your note is with our tailors.')
  await expect
    .element(page.getByRole('listitem').last())
    .toMatchTextContent('You, 3 March at 10:00The left leg is longer.')
  await expect.element(field).toHaveValue('')
})

it('a note is kept when the clothes have arrived in the meantime', async () => {
  allowErrors(/409/)
  await show(scenes.justArrived)
  await field.fill('The left leg is longer.')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your clothes have arrived')
  await expect.element(field).toHaveValue('The left leg is longer.')
})

it('no note is asked for after the arrival', async () => {
  await show(scenes.arrived)
  await expect.element(page.getByText('Which hem is it?')).toBeVisible()
  expect(field.elements()).toHaveLength(0)
})
