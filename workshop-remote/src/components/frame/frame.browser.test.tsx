import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { streamOn } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import * as scenes from './frame.scenes.tsx'

const rail = page.getByRole('navigation', { name: 'Workshop' })
const entry = (name: string) => rail.getByRole('link', { name, exact: true })

describe('The rail', () => {
  afterEach(() => page.viewport(1024, 768))

  it('shows an owner what only owners may do, and marks where one is', async () => {
    await show(scenes.owner)
    for (const name of ['People', 'Codes', 'Couriers', 'Personal data', 'Log'])
      await expect.element(entry(name)).toBeVisible()
    await expect.element(entry('Desk')).toHaveAttribute('aria-current', 'page')
  })

  it.each([scenes.tailor, scenes.manager])('leaves it out for other roles', async (scene) => {
    await show(scene)
    await expect.element(page.getByText(/^Signed in as/)).toBeInTheDocument()
    expect(entry('Arrivals').elements()).toHaveLength(1)
    expect(entry('People').elements()).toEqual([])
  })

  it('leaves it out while it is not known who is signed in', async () => {
    await show(scenes.notKnown)
    await expect.element(entry('Arrivals')).toBeVisible()
    expect(entry('People').elements()).toEqual([])
  })

  it('shows what all roles may do on a phone when who is signed in cannot be loaded', async () => {
    await page.viewport(390, 844)
    await show(scenes.failed)
    await expect.element(entry('Arrivals')).toBeVisible()
  })

  it('keeps the last sections behind one button on a phone', async () => {
    await page.viewport(390, 844)
    await show(scenes.owner)
    await expect.element(entry('Desk')).toBeVisible()
    const more = rail.getByRole('button', { name: 'More' })
    await expect.element(more).toBeVisible()
    await expect.element(entry('Log')).not.toBeInTheDocument()
    await more.click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Log' }).click()
    await expect.poll(currentPath).toBe('/log')
  })
})

describe('The sign of live news', () => {
  it('says while the browser is offline how old the news is, and is live again after it', async () => {
    const sign = page.getByRole('status').filter({ hasText: /live/i })
    await show(scenes.owner, { api: { 'GET /workshop/events': streamOn } })
    await expect.element(sign).toMatchTextContent(/^Live$/)
    window.dispatchEvent(new Event('offline'))
    await expect.element(sign).toMatchTextContent(/^Not live, as of \d\d:\d\d$/)
    window.dispatchEvent(new Event('online'))
    await expect.element(sign).toMatchTextContent(/^Live$/)
  })
})

describe('A stream that falls silent while the browser is online', () => {
  it('is said to be not live within 15 seconds, and is opened again', async () => {
    const sign = page.getByRole('status').filter({ hasText: /live/i })
    const open = vi.fn<() => never>(streamOn)
    await show(scenes.owner, { api: { 'GET /workshop/events': open } })
    await expect.element(sign).toMatchTextContent(/^Live$/)
    await expect.element(sign).toMatchTextContent(/^Not live, as of \d\d:\d\d$/)
    await expect.element(sign).toMatchTextContent(/^Live$/)
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('The bar', () => {
  it('lets people sign out or try again when who is signed in cannot be loaded', async () => {
    await show(scenes.failed)
    await page.getByRole('button', { name: 'Your account' }).click()
    const menu = page.getByRole('dialog', { name: 'Your account' })
    await expect.element(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('leads to help, to the second step and to one’s own sessions', async () => {
    await show(scenes.tailor)
    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog', { name: 'How can we help?' })
    await expect.element(help.getByRole('link', { name: /@/ })).toBeVisible()
    await help.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^Signed in as/ }).click()
    await expect
      .element(page.getByRole('link', { name: 'Where you are signed in' }))
      .toHaveAttribute('href', '/storefront/sessions')
    await page.getByRole('link', { name: 'Second step' }).click()
    await expect.poll(currentPath).toBe('/second-step')
  })
})
