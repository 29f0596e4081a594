import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import { guide } from '#src/testing/catalogue.ts'
import { heading } from '#src/testing/heading.ts'
import * as fittingChoice from './fitting-choice.scenes.tsx'
import * as fittingDetails from './fitting-details.scenes.tsx'
import * as fittingGuide from './fitting-guide.scenes.tsx'

const next = page.getByRole('button', { name: 'Next' })

describe('The ways to fit', () => {
  it('name the recommended one', async () => {
    await show(fittingChoice.fresh)
    const recommended = page.getByRole('button', { name: /Recommended/ })
    await expect.element(recommended).toMatchTextContent('Measure')
    expect(recommended.elements()).toHaveLength(1)
  })

  it('lead to the guide of the chosen one', async () => {
    await show(fittingChoice.fresh)
    await page.getByRole('button', { name: 'Pin', exact: false }).first().click()
    await expect.element(heading('How to pin your item')).toBeVisible()
    await expect.element(page.getByText('Fold the hem up and pin it on both sides.')).toBeVisible()
  })

  it('skip a guide that has no text', async () => {
    await show(fittingChoice.fresh)
    await page.getByRole('button', { name: 'Match to another item' }).click()
    await expect.element(heading('Which item should we match?')).toBeVisible()
  })

  it('say that the guide is loading', async () => {
    await show(fittingChoice.slow)
    await page.getByRole('button', { name: 'Measure' }).click()
    await expect.element(page.getByText('Loading the fitting guide ...')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Measure', pressed: true })).toBeVisible()
  })

  it('go on with the same choice after another attempt', async () => {
    allowErrors(/Failed to load resource: fitting-guides/)
    let isOnline = false
    await show(fittingChoice.offline, {
      content: {
        'fitting-guides': () => {
          if (!isOnline) throw new TypeError('Failed to fetch')
          return [guide]
        },
      },
    })
    await page.getByRole('button', { name: 'Measure' }).click()
    const notice = page.getByRole('alert')
    await expect.element(notice).toMatchTextContent('We could not load the fitting guide.')
    isOnline = true
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heading('How to share your measurements')).toBeVisible()
  })
})

describe('A fitting guide', () => {
  it('can be passed without its text', async () => {
    allowErrors(/Failed to load resource: fitting-guides/)
    await show(fittingGuide.failed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('You can go on without it.')
    await next.click()
    await expect.element(heading('Anything your tailor should know?')).toBeVisible()
  })
})

describe('The measurements', () => {
  it('are read back in both units', async () => {
    await show(fittingDetails.measure)
    const field = page.getByRole('textbox', { name: 'Fitting details' })
    await field.fill('finished length 30 in')
    await expect.element(page.getByText(/Your tailor reads:.*76\.2 cm/)).toBeVisible()
    await field.fill('finished length 30')
    await expect.element(page.getByText(/Say cm or in after each number/)).toBeVisible()
  })

  it('show the guide beside the field', async () => {
    await show(fittingDetails.measure)
    await expect.element(page.getByText(/measure along the inner seam/)).toBeVisible()
  })
})
