import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('[J15] The guides', () => {
  it('name service, garments and price, and lead to the guide and to booking', async () => {
    await show(scenes.list)
    const guides = page.getByRole('region', { name: 'Trousers & jeans' })
    await expect.element(guides).toMatchTextContent('Jeans and chinos')
    await expect.element(guides).toMatchTextContent('from £18')
    await expect
      .element(guides.getByRole('link', { name: 'Shorten hem', exact: true }))
      .toHaveAttribute('href', '/fitting-guide?serviceId=shorten-hem')
    await expect
      .element(guides.getByRole('link', { name: 'Book this: Shorten hem, Jeans and chinos' }))
      .toHaveAttribute('href', '/booking?category=trousers&service=shorten-hem')
  })

  it('are of services that have one', async () => {
    await show(scenes.list)
    await expect.element(page.getByRole('link', { name: 'Shorten hem', exact: true })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })

  it('that do not load can be tried again', async () => {
    allowErrors(/Failed to load resource: fitting-guides/)
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
