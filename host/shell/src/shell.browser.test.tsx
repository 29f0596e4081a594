import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tellPage } from '@darnley/web/client'
import { currentPath, show } from '@darnley/workbench/show'
import * as layout from './layout/layout.scenes.tsx'
import { Layout } from './layout/layout.tsx'
import * as offline from './offline/offline-banner.scenes.tsx'
import { inSite } from './testing/in-site.tsx'

describe('The header', () => {
  it('leads home by its logo, and counts the services', async () => {
    await show(layout.header)
    await expect.element(page.getByRole('button', { name: 'Basket 0 services' })).toBeVisible()
    await page.getByRole('link', { name: 'Darnley' }).first().click()
    await expect.poll(currentPath).toBe('/')
  })

  it('has no place for staff on the customers’ site', async () => {
    await show(layout.header)
    await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
  })
})

describe('The footer', () => {
  it('links what the law asks for, and the customer’s data', async () => {
    await show(layout.footer)
    await expect.element(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href')
    await page.getByRole('link', { name: 'Your data' }).click()
    await expect.poll(currentPath).toBe('/your-data')
  })
})

const aroundOwnFrame = (
  <Layout>
    <a href="/tool">Tool</a>
    <div id="content" tabIndex={-1}>
      <h1>Tool</h1>
    </div>
  </Layout>
)

describe('A page with a frame of its own', () => {
  it('has no header and footer of the site, and a way past its navigation', async () => {
    await show({ element: inSite(aroundOwnFrame), path: '/tool' })
    await expect.element(page.getByRole('heading', { name: 'Tool' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Book' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await userEvent.tab()
    await expect.element(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })
})

describe('The connection', () => {
  // Ends the probing of the server.
  afterEach(() => tellPage('answered'))

  it('is announced when it is lost, and again when it is back', async () => {
    await show(offline.unreached)
    const banner = page.getByRole('status')
    await expect.element(banner).toMatchTextContent('The connection is lost.')
    tellPage('answered')
    await expect.element(banner).toBeEmptyDOMElement()
  })
})

describe('A page that does not exist', () => {
  it('leads back to the start', async () => {
    await show({ ...layout.notFound, path: '/nowhere' })
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect.poll(currentPath).toBe('/')
  })
})
