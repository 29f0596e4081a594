import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('The fitting guide', () => {
  it('has a section for each way that has a text', async () => {
    await show(scenes.written)
    await expect.element(page.getByRole('heading', { name: 'How to pin your item' })).toBeVisible()
    await expect.element(page.getByText(/match your item/)).not.toBeInTheDocument()
    const text = page.getByText('Fold the hem up and pin it on both sides.')
    await expect.element(text).not.toBeVisible()
    await page.getByRole('heading', { name: 'How to pin your item' }).click()
    await expect.element(text).toBeVisible()
  })

  it('names the service, its price and its garments, and leads to booking it', async () => {
    await show(scenes.written)
    const service = page.getByRole('region', { name: 'Shorten hem' })
    await expect.element(service).toMatchTextContent('from £18')
    await expect.element(service).toMatchTextContent('Jeans and chinos')
    await expect
      .element(service.getByRole('link', { name: 'Book this: Jeans and chinos' }))
      .toHaveAttribute('href', '/booking?category=trousers&service=shorten-hem')
  })

  it('of no service says so', async () => {
    await show(scenes.none)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('There is no fitting guide for this service yet.')
  })

  it('that does not load can be tried again', async () => {
    allowErrors(/Failed to load resource: fitting-guides/)
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
