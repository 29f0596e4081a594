import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const trousers = page.getByRole('region', { name: 'Trousers & jeans' })
const search = page.getByRole('searchbox', { name: 'Search all prices' })

describe('[J7] The prices', () => {
  it('say what each service costs at least, and what may be added', async () => {
    await show(scenes.list)
    const hem = trousers.getByRole('link', { name: /^Shorten hem/ })
    await expect.element(hem).toMatchTextContent('Jeans and chinos')
    await expect.element(hem).toMatchTextContent('from £18')
    await expect.element(hem).toMatchTextContent('+ £7 with a lining')
    await expect.element(hem).toMatchTextContent('+ £5 original hem')
    await expect
      .element(hem)
      .toHaveAttribute('href', '/booking?category=trousers&service=shorten-hem')
  })

  it('leave out what can’t be booked, and begin with the cheapest of a category', async () => {
    await show(scenes.list)
    await expect.element(trousers).toMatchTextContent('4 services, from £15')
    await expect.element(trousers.getByText('Recolour leather')).not.toBeInTheDocument()
  })

  it('can be searched', async () => {
    await show(scenes.list)
    await expect.element(trousers).toBeVisible()
    await search.fill('hems')
    await expect.element(page.getByText('1 service for “hems”')).toBeVisible()
    await expect.element(trousers.getByText('Taper legs')).not.toBeInTheDocument()
    await search.fill('umbrella')
    await expect.element(page.getByText('0 services for “umbrella”')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'ask us', exact: true })).toBeVisible()
  })

  it('name what else there is to pay', async () => {
    await show(scenes.list)
    await expect.element(page.getByText('£4.25 each way, to and from your door')).toBeVisible()
    await expect.element(page.getByText('£11, or £20 from 5 garments on')).toBeVisible()
    await expect.element(page.getByText('Free at a drop-off point')).toBeVisible()
  })

  it('are told without delivery when that does not load', async () => {
    allowErrors(/Failed to load resource/)
    await show(scenes.withoutFees)
    await expect.element(page.getByText('its price is shown at checkout')).toHaveLength(2)
    await expect.element(trousers).toBeVisible()
  })

  it('that do not load can be tried again', async () => {
    allowErrors(/Failed to load resource: services/)
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
