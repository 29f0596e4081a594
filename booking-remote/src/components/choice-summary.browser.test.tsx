import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './choice-summary.scenes.tsx'

const summary = page.getByRole('region', { name: 'Your choice so far' })
const open = summary.getByRole('button', { name: 'See or change' })

describe('The choices so far', () => {
  it('are a line of the answers', async () => {
    await show(scenes.manyAnswers)
    await expect.element(summary).toMatchTextContent('Jeans · Shorten hem')
    await expect
      .element(summary)
      .toMatchTextContent('Dark blue denim · With a lining · Original hem')
  })

  it('open to a list with prices and their sum', async () => {
    await show(scenes.manyAnswers)
    await open.click()
    const close = summary.getByRole('button', { name: 'Close' })
    await expect.element(close).toHaveAttribute('aria-expanded', 'true')
    await expect.element(summary).toMatchTextContent(/\+£7/)
    await expect.element(summary).toMatchTextContent(/Price so far.*£30/)
    await close.click()
    await expect.element(summary.getByText('Price so far')).not.toBeInTheDocument()
  })

  it('can each be changed', async () => {
    await show(scenes.manyAnswers)
    await open.click()
    await summary.getByRole('button', { name: 'Change Service' }).first().click()
    await expect.element(page.getByRole('status')).toHaveTextContent('alteration-list')
  })

  it('can be dropped', async () => {
    await show(scenes.itemOnly)
    await summary.getByRole('button', { name: 'Start again' }).click()
    await expect.element(summary).not.toBeInTheDocument()
  })
})
