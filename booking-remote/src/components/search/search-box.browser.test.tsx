import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import { heading } from '#src/testing/heading.ts'
import * as scenes from './search-box.scenes.tsx'

const field = page.getByRole('combobox', { name: 'Search items and services' })
const options = page.getByRole('option')

describe('The search', () => {
  it('lists matches while a user types, and counts them for a screen reader', async () => {
    await show(scenes.ready)
    await field.fill('taper')
    await expect.element(options.first()).toMatchTextContent('Taper legs')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(page.getByRole('status').filter({ hasText: '1 match' }))
      .toBeInTheDocument()
  })

  it('groups matches by garment, with a picture and prices', async () => {
    await show(scenes.ready)
    await field.fill('hem')
    const ofJeans = page.getByRole('group', { name: 'Jeans' })
    await expect
      .element(ofJeans.getByRole('option', { name: 'Shorten hem Jeans from £18' }))
      .toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Chinos' })).toBeVisible()
    const picture = ofJeans.element().querySelector('img')
    expect(picture?.getAttribute('src')).toContain('item-jeans')
  })

  it('is operated from the field: arrows, Enter', async () => {
    await show(scenes.ready)
    await field.fill('hem')
    await expect.element(options.first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const active = page.getByRole('option', { selected: true })
    await expect.element(active).toMatchTextContent('Shorten hem')
    await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Tell us what your item looks like.')).toBeVisible()
  })

  it('is cleared by Escape', async () => {
    await show(scenes.ready)
    await field.fill('hem')
    await expect.element(options.first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.element(options).not.toBeInTheDocument()
  })

  it('passes what it does not find on to a request', async () => {
    await show(scenes.ready)
    await field.fill('zzzzzz')
    await page.getByRole('button', { name: 'Ask for it' }).click()
    await expect.element(page.getByLabelText('What would you like us to do?')).toHaveValue('zzzzzz')
  })

  it('says that it failed', async () => {
    allowErrors(/Failed to load resource: services/)
    await show(scenes.failed)
    await field.fill('hem')
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We could not search just now.')
  })
})
