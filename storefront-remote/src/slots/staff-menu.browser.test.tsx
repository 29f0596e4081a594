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

  it('[J33] opens on the side of its button, and begins a new order', async () => {
    await show(scenes.signedIn)
    await menu.click()
    const panel = page.getByRole('dialog', { name: 'Maison Vale' })
    await expect.poll(() => panel.element().getBoundingClientRect().left).toBe(0)
    await page.getByRole('link', { name: 'New order' }).click()
    await expect.poll(currentPath).toBe('/storefront/booking')
  })

  it('[J33] is not there for a visitor who is signed out', async () => {
    await show(scenes.signedOut)
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('shows no pages of a shop before its name is known', async () => {
    await show(scenes.unreachable)
    await menu.click()
    await expect.element(page.getByRole('link', { name: 'Basket' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    await expect.element(logOut).not.toBeInTheDocument()
  })
})
