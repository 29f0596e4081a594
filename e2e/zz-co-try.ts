import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import * as co from './fixtures/checkout.ts'
const base = process.env['BASE'] ?? 'http://localhost:6120'
const width = Number(process.env['W'] ?? 1280)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
page.setDefaultTimeout(8000)
page.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 400)),
)
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
async function shot(name: string): Promise<void> {
  await page.waitForTimeout(350)
  await page.screenshot({ path: `/tmp/co/shots/${name}-${width}.png`, fullPage: true })
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true }, region: { enabled: false } } })
    .analyze()
  for (const v of violations)
    console.log(
      'AXE',
      name,
      v.id,
      v.nodes.map((n) => n.target.join(' ') + ' ' + n.failureSummary?.split('\n')[1]).join(' | '),
    )
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 0) console.log('OVERFLOW', name, over)
}
try {
  await page.goto(base + '/basket')
  await page.getByText('Your basket is empty').waitFor()
  await shot('basket-empty')
  await page.getByRole('button', { name: /^panel/ }).click()
  await shot('panel-empty')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'put jeans' }).click()
  await page.getByRole('button', { name: 'put jeans' }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
  await shot('basket')
  await page.getByRole('button', { name: /^panel/ }).click()
  await shot('panel')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.waitForTimeout(300)
  await page.goto(base + '/basket?paymentStatus=failed')
  await page.getByText('Payment failed. Please try again.').waitFor()
  await shot('basket-failed')
  console.log('url', page.url())
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await shot('co-details')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('amara@')
  await page.keyboard.press('Enter')
  await shot('co-details-errors')
  console.log('title', await page.title())
  await page.getByRole('textbox', { name: 'Phone', exact: true }).pressSequentially('07700900123')
  console.log('phone', await page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue())
  await co.fillDetails(page)
  await shot('co-shipping')
  await co.chooseShipping(page, { inbound: /Westfield/, outbound: /Tracked 24/ })
  await shot('co-address')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('LS1 4')
  await page.keyboard.press('Enter')
  await shot('co-address-errors')
  await co.fillAddress(page)
  await shot('co-turnaround')
  await page.reload()
  await page.getByRole('radio', { name: /Standard 7/ }).waitFor()
  await co.chooseTurnaround(page, 'express')
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await shot('co-payment')
  await page.getByRole('button', { name: 'Turnaround' }).click()
  await shot('co-reopened')
  await page.getByRole('button', { name: 'Confirm turnaround' }).click()
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await co.payByCard(page, { number: co.cards.isDeclined })
  await page.getByRole('alert').waitFor()
  await shot('co-declined')
  await co.payByCard(page, { number: co.cards.pays })
  await page.waitForURL(/validate/)
  await shot('validate')
  console.log('number', await co.expectThanks(page))
  await shot('thanks')
  console.log('url', page.url(), await page.evaluate(() => JSON.stringify(sessionStorage)))
  await page.reload()
  await co.expectThanks(page)
  await page.goto(base + '/checkout')
  await page.waitForURL(/basket/)
  console.log('empty checkout ->', page.url())
  await page.goto(base + '/thank-you?orderIdToken=nope')
  await page.getByRole('heading', { name: 'show this order' }).waitFor()
  await shot('thanks-wrong')
} catch (e) {
  console.log(String(e))
  await page.screenshot({ path: `/tmp/co/shots/fail-${width}.png`, fullPage: true })
}
await browser.close()
