import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { $staff } from '@darnley/web/session'
import * as scenes from './staff-menu.scenes.tsx'

const menu = page.getByRole('button', { name: 'Menu' })
const logOut = page.getByRole('button', { name: 'Log out' })

describe("The staff's menu", () => {
  it('has the name of the shop, and closes when an entry is followed', async () => {
    await show(scenes.signedIn)
    await menu.click()
    await expect.element(page.getByRole('dialog', { name: 'Maison Vale' })).toBeVisible()
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('link', { name: 'Orders' }).click()
    await expect.poll(currentPath).toBe('/storefront/orders')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('signs out', async () => {
    await show(scenes.signedIn)
    await menu.click()
    await logOut.click()
    await expect.poll(currentPath).toBe('/sign-in')
    expect($staff.get().status).toBe('signed-out')
  })

  it('stays signed in when the api refuses', async () => {
    await show(scenes.signedIn, { api: { 'POST /storefront/logout': refuse(500) } })
    await menu.click()
    await logOut.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error signing out')
    expect($staff.get().status).toBe('signed-in')
  })

  it('shows no pages of a shop before sign-in', async () => {
    await show(scenes.signedOut)
    await menu.click()
    await expect.element(page.getByRole('link', { name: 'Basket' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    await expect.element(logOut).not.toBeInTheDocument()
  })
})
