import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { someDecisions } from '#src/testing/decisions.ts'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('What customers read', () => {
  it('says what is published, what is a draft, and who changed it', async () => {
    await show(scenes.several)
    await expect.element(row('How long does it take?')).toMatchTextContent('Live')
    await expect.element(row('How long does it take?')).toMatchTextContent('As installed')
    const abroad = row('Do you ship abroad?')
    await expect.element(abroad).toMatchTextContent('Nothing yet')
    await expect.element(abroad).toMatchTextContent('Draft: Not yet.')
    await expect.element(abroad).toMatchTextContent('editor@darnley.example')
    const fee = row('Home delivery')
    await expect.element(fee).toMatchTextContent('£3.95')
    await expect.element(fee).toMatchTextContent('Draft: £4.50')
    await expect.element(fee).toMatchTextContent('Live, with a draft')
    await expect.element(fee).toMatchTextContent('Wed 25 Nov, 09:12')
    const announcements = page.getByRole('region', { name: 'Announcements' })
    await expect.element(announcements).toMatchTextContent('There are none.')
  })

  it('gives what customers read the widest column of a tablet', async () => {
    await page.viewport(768, 1024)
    await show(scenes.several)
    const words = page.getByText(/^Seven working days from arrival/)
    await expect.element(words).toBeVisible()
    expect(words.element().getBoundingClientRect().width).toBeGreaterThan(200)
  })

  it('leads to each document in the admin', async () => {
    await show(scenes.several)
    for (const { title, edit_url: url } of someDecisions)
      await expect
        .element(page.getByRole('link', { name: `Edit ${title}`, exact: true }))
        .toHaveAttribute('href', url ?? '')
  })

  it('is read without links where the admin has no known address', async () => {
    await show(scenes.withoutLinks)
    await expect.element(row('Home delivery')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
