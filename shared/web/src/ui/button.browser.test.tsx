import { useEffect, useState, type JSX } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import { Button } from './button.tsx'

let answer: () => void = () => undefined

function Paying(): JSX.Element {
  const [busy, setBusy] = useState(false)
  useEffect(() => void (answer = () => setBusy(false)), [])
  return (
    <>
      <Button busy={busy} onClick={() => setBusy(true)}>
        Pay
      </Button>
      <input aria-label="Name" />
    </>
  )
}

const pay = page.getByRole('button', { name: 'Pay' })
const scene = { element: <Paying /> }

/** A browser takes the focus from what is disabled as it paints. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

it('a button has the focus again once it is no longer busy', async () => {
  await show(scene)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(pay).toBeDisabled()
  await painted()
  await expect.element(pay).not.toHaveFocus()
  answer()
  await expect.element(pay).toBeEnabled()
  await expect.element(pay).toHaveFocus()
})

it('what has taken the focus while a button was busy keeps it', async () => {
  await show(scene)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(pay).toBeDisabled()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.click()
  answer()
  await expect.element(pay).toBeEnabled()
  await expect.element(name).toHaveFocus()
})
