import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import * as co from './fixtures/checkout.ts'
const base = process.env['BASE'] ?? 'http://localhost:6120'
const width = Number(process.env['W'] ?? 1280)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
page.setDefaultTimeout(8000)
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && !/Failed to load/.test(m.text()) && console.log('CONSOLE', m.text().slice(0, 400)))
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
const mock = (path: string) => fetch('http://127.0.0.1:6101' + path)
async function shot(name: string): Promise<void> {
  await page.waitForTimeout(350)
  await page.screenshot({ path: `/tmp/co/shots/${name}-${width}.png`, fullPage: true })
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true }, region: {enabled:false} } }).analyze()
  for (const v of violations) console.log('AXE', name, v.id, v.nodes.map((n) => n.target.join(' ') + ' ' + n.failureSummary?.split('\n')[1]).join(' | '))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 0) console.log('OVERFLOW', name, over)
}
async function jeans() { await page.goto(base + '/basket'); await page.getByRole('button', { name: 'put jeans' }).click(); await page.getByRole('link', { name: 'Go to checkout' }).waitFor() }
try {
  // store mode
  await jeans(); await page.getByRole('button', { name: 'sign in as staff' }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByRole('button', { name: 'Customer details' }).waitFor()
  await co.fillDetails(page); await shot('store-delivery')
  await page.getByRole('group', { name: 'Delivery', exact: true }).getByRole('radio', { name: /Return to customer/ }).check(); await shot('store-delivery-chosen')
  await page.getByRole('button', { name: 'Confirm shipping' }).click(); await page.getByRole('textbox', { name: 'Postcode' }).waitFor()
  await page.getByRole('button', { name: 'Returning the order' }).click()
  await page.getByRole('radio', { name: /Return to store/ }).check(); await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await co.chooseTurnaround(page); await page.getByText('Charge the customer £22.00 now').waitFor(); await shot('store-payment')
  await mock('/fail?s=401'); await page.getByRole('button', { name: /I have charged the customer - £22.00/ }).click()
  await page.waitForTimeout(500); console.log('after 401', page.url())
  await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor(); await shot('store-thanks'); console.log(page.url())
  // web: problems
  await jeans(); await page.goto(base + '/checkout'); await co.walkToPayment(page); await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await mock('/fail?s=502'); await page.reload(); await page.getByRole('alert').waitFor(); await shot('co-provider-away')
  await page.getByRole('button', { name: 'Try again' }).click(); await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await mock('/fail?s=422'); await page.reload(); await page.getByRole('button', { name: 'Change it' }).waitFor(); await shot('co-422')
  await page.getByRole('button', { name: 'Change it' }).click(); await page.getByRole('button', { name: 'Confirm details' }).click()
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await page.route('**/stripe.js', (r) => r.abort()); await page.reload(); await page.getByText('couldn’t load the card form').waitFor({ timeout: 20000 }); await shot('co-no-stripe')
  await page.unroute('**/stripe.js'); await page.getByRole('button', { name: 'Try again' }).click(); await page.getByRole('button', { name: /^Pay/ }).waitFor()
  // 3-D Secure
  await co.payByCard(page, { number: co.cards.asksForThreeDSecure }); await page.waitForTimeout(1500); await shot('co-3ds')
  console.log(page.frames().map((f) => f.url()).join(' '))
  // free
  await mock('/reset'); await mock('/discount?a=2200'); 
  await page.evaluate(() => sessionStorage.clear()); await page.goto(base + '/checkout')
  await co.fillDetails(page); await co.chooseShipping(page, { inbound: /Westfield/, outbound: /Westfield/ }); await co.fillAddress(page); await co.chooseTurnaround(page)
  await page.getByRole('button', { name: 'Confirm order - £0.00' }).waitFor(); await shot('co-free')
} catch (e) { console.log(String(e)); await page.screenshot({ path: `/tmp/co/shots/fail2-${width}.png`, fullPage: true }) }
await browser.close()
