import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import {
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
} from '#e2e/fixtures/checkout.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { focusOf, readAloud } from '#e2e/fixtures/transcript.ts'

/** Read by people: what changes in it, changes what blind customers hear. `UPDATE_TRANSCRIPT=1` writes it anew. */
const file = join(import.meta.dirname, '../transcripts/booking.txt')

const beginning = `What a screen reader says during one booking, from home to the thank-you page.

Each line is one thing in reading order, its role first, indented as deep as it lies. The first page is read whole, of
the others what is inside the main landmark, beginning with where the focus went. Numbers of orders and days stand in
brackets. e2e/journeys/transcript.spec.ts compares this file with the pages.
`

test('[U30] a screen reader says what the transcript of a booking says', async ({ page }) => {
  const parts: string[] = [beginning]
  const listen = async (step: string, part = 'main'): Promise<void> => {
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
    const focus = part === 'main' ? [`(focus: ${await focusOf(page)})`] : []
    const lines = await untilStill(() => readAloud(page, part))
    parts.push([`== ${step} ==`, '', ...focus, ...lines, ''].join('\n'))
  }
  await book(page, listen)
  await checkOut(page, listen)
  const said = parts.join('\n')
  if (process.env['UPDATE_TRANSCRIPT']) writeFileSync(file, said)
  expect(said).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
})

/** Parts of a step load late: returns what is said once it has been the same for half a second. */
async function untilStill(read: () => Promise<string[]>): Promise<string[]> {
  let before: string[] = []
  for (let lines = await read(); lines.join() !== before.join(); lines = await read()) {
    before = lines
    await sleep(500)
  }
  return before
}

type Listen = (step: string, part?: string) => Promise<void>

async function book(page: Page, listen: Listen): Promise<void> {
  await page.goto('/')
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  // Parts of the page are loaded as they come near, and move what is being scrolled to.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded({ timeout: 2000 })
    await page
      .getByRole('heading', { name: 'Talk to us' })
      .scrollIntoViewIfNeeded({ timeout: 2000 })
  }).toPass()
  await page.evaluate(() => scrollTo(0, 0))
  await listen('Home', 'body')
  await describeJeans(page)
  await page.getByRole('button', { name: /^Alteration/ }).waitFor()
  await listen('Alteration or repair')
  await chooseHem(page)
  await page.getByRole('button', { name: /Measure/ }).waitFor()
  await listen('How to fit')
  await measure(page)
  await listen('A note for the tailor')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('heading', { name: 'Do you have more items in need of care?' }).waitFor()
  await listen('Added')
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('article', { name: 'Jeans' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).waitFor()
  await listen('Basket')
}

async function checkOut(page: Page, listen: Listen): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await listen('Checkout: your details')
  await fillDetails(page)
  await page.getByRole('group', { name: /^Sending to/ }).waitFor()
  await listen('Checkout: shipping')
  await chooseShipping(page)
  await page.getByRole('combobox', { name: 'Find your address' }).waitFor()
  await listen('Checkout: address')
  await fillAddress(page)
  await page.getByRole('radio', { name: /^Standard 7 Day/ }).waitFor()
  await listen('Checkout: turnaround')
  await chooseTurnaround(page)
  await page.getByRole('button', { name: /^Pay £/ }).waitFor()
  await listen('Checkout: payment')
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Wash and pack' }).first(),
  ).toBeVisible()
  await listen('Thank you')
}
