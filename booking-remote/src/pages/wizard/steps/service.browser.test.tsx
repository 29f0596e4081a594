import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import { heading } from '#src/testing/heading.ts'
import * as itemDescription from './item-description.scenes.tsx'
import * as question from './question.scenes.tsx'
import * as repairLocation from './repair-location.scenes.tsx'
import * as serviceList from './service-list.scenes.tsx'
import * as serviceType from './service-type.scenes.tsx'
import * as subservice from './subservice.scenes.tsx'

const next = page.getByRole('button', { name: 'Next' })

describe('The description of an item', () => {
  it('is required: a blank text leads nowhere', async () => {
    await show(itemDescription.empty)
    await expect.element(next).toBeDisabled()
    await page.getByRole('textbox', { name: 'Item description' }).fill('   ')
    await expect.element(next).toBeDisabled()
  })

  it('is submitted with Enter', async () => {
    await show(itemDescription.empty)
    await page.getByRole('textbox', { name: 'Item description' }).fill('Black, velvet')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('list', { name: 'Kind of service' })).toBeVisible()
  })
})

describe('The services of an item', () => {
  it.each([
    ['Alteration', 'Which alteration does it need?'],
    ['Repair', 'Which repair does it need?'],
  ])('%s leads to its own list', async (kind, title) => {
    await show(serviceType.fresh)
    await page.getByRole('button', { name: kind }).click()
    await expect.element(heading(title)).toBeVisible()
  })

  it('are listed with their prices, upsizing apart, repairs not at all', async () => {
    await show(serviceList.alterations)
    const usual = page.getByRole('list', { name: 'Alterations' })
    await expect.element(usual.getByRole('button', { name: 'Shorten hem from £18' })).toBeVisible()
    const upsizing = page.getByRole('list', { name: 'Upsizing' })
    await expect
      .element(upsizing.getByRole('button', { name: 'Let out waist from £90' }))
      .toBeVisible()
    await expect.element(page.getByText('Patch denim')).not.toBeInTheDocument()
  })

  it.each([
    { item: 'jeans', scene: serviceList.alterations, file: 'service-let-out-waist-jeans.svg' },
    { item: 'chinos', scene: serviceList.ofChinos, file: 'service-let-out-waist.svg' },
  ])('[J20] of $item have the picture of the item, else their own', async ({ scene, file }) => {
    await show(scene)
    const pictureOn = (name: string): string | null | undefined =>
      page.getByRole('button', { name }).element().querySelector('img')?.getAttribute('src')
    await expect.poll(() => pictureOn('Let out waist')).toContain(file)
    expect(pictureOn('Shorten hem')).toContain('service-shorten-hem.svg')
  })

  it('say that one asks instead of a price at a dead end', async () => {
    await show(serviceList.alterations)
    const deadEnd = page.getByRole('button', { name: 'Recolour leather Ask us' })
    await deadEnd.click()
    await expect.element(heading("Sorry, we don't offer this service.")).toBeVisible()
  })

  it('that are not listed can be asked for', async () => {
    await show(serviceList.repairs)
    await page.getByRole('button', { name: 'I need something else' }).click()
    await expect.element(page.getByLabelText('What would you like us to do?')).toBeVisible()
  })

  it('asks where to repair', async () => {
    await show(repairLocation.empty)
    await page.getByRole('textbox', { name: 'Repair location' }).fill('Left knee')
    await next.click()
    await expect.element(heading('Anything your tailor should know?')).toBeVisible()
  })

  it('says which photos help, beside the field where there is room, else in its hint', async () => {
    const advice = page.getByRole('region', { name: 'Two photos say most' })
    const hint = page.getByText(/^One of the whole garment, and one close up/)
    await page.viewport(1280, 800)
    await show(repairLocation.empty)
    await expect.element(advice.getByText('With a coin beside it for the size.')).toBeVisible()
    await expect.element(hint).not.toBeVisible()
    await page.viewport(390, 844)
    await expect.element(hint).toBeVisible()
    await expect.element(page.getByText('Two photos say most')).not.toBeVisible()
  })
})

describe('A question', () => {
  it('is answered by pressing an option', async () => {
    await show(question.options)
    await page.getByRole('radio', { name: 'No lining' }).click()
    await expect.element(heading('How would you like it done?')).toBeVisible()
  })

  it('shows the price of the option that keys select, and waits for Enter', async () => {
    await show(question.options)
    await expect.element(next).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'With a lining' })).toBeChecked()
    await expect.element(page.getByText(/Price so far: £25/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('How would you like it done?')).toBeVisible()
  })

  it('reads inches back in centimetres', async () => {
    await show(question.length)
    await page.getByRole('textbox', { name: 'Your answer' }).fill('31 in')
    await expect.element(page.getByText(/Your tailor reads: 78.7 cm/)).toBeVisible()
  })

  it('that the catalogue no longer has offers a new start', async () => {
    await show(question.unknown)
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.element(heading(/Which category/)).toBeVisible()
  })
})

describe('A way to do it', () => {
  it('shows its surcharge', async () => {
    await show(subservice.priced)
    await expect.element(page.getByRole('button', { name: 'Plain hem Included' })).toBeVisible()
    await expect.element(page.getByText(/Price so far: £25/)).toBeVisible()
    await page.getByRole('button', { name: 'Original hem +£5' }).click()
    await expect.element(heading('How would you like to fit your item?')).toBeVisible()
    await expect.element(page.getByText(/Price so far: £30/)).toBeVisible()
  })
})
