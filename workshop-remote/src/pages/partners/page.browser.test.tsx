import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('The partner shops', () => {
  it('[O2] stand with hostname, rate and what is live', async () => {
    await show(scenes.several)
    for (const [name, state] of [
      ['Maison Vale', 'Live'],
      ['Kirk & Daughters', 'Live, with a draft'],
      ['Ashdown Outfitters', 'Draft'],
    ] as const)
      await expect
        .element(page.getByRole('row', { name: new RegExp(name) }))
        .toMatchTextContent(state)
    await expect
      .element(page.getByRole('link', { name: 'Ashdown Outfitters' }))
      .toHaveAttribute('href', '/partners/ashdown-outfitters')
  })

  it('say that there are none', async () => {
    await show(scenes.none)
    await expect.element(page.getByText(/^There is no partner shop yet/)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText('The partner shops could not be loaded.')).toBeVisible()
  })
})
