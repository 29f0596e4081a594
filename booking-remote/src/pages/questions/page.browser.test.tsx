import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('The questions', () => {
  it('open to their answers, by subject', async () => {
    await show(scenes.answered)
    const time = page.getByRole('region', { name: 'Time' })
    const answer = time.getByText('Seven working days from arrival, three with Express.')
    await expect.element(answer).not.toBeVisible()
    await time.getByText('How long does it take?').click()
    await expect.element(answer).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Delivery' })).toBeVisible()
  })

  it('open at the one that a link names', async () => {
    await show(scenes.linked)
    const answer = page.getByText('By post, by courier, or by a drop-off point.')
    await expect.element(answer).toBeVisible()
    await expect.element(page.getByText('Seven working days from arrival')).not.toBeVisible()
  })

  it('lead to a person for the rest', async () => {
    await show(scenes.answered)
    await expect
      .element(page.getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/))
  })

  it('that do not load can be tried again', async () => {
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
