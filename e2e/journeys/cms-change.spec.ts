import type { Basket } from '@darnley/contract/basket'
import {
  expectThanks,
  cards,
  chooseShipping,
  payByCard,
  walkToPayment,
} from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { publishPrice, publishQuestion, removeQuestion } from '#e2e/fixtures/decisions.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/**
 * What is published is read within ten seconds on a quiet machine, in the document that crawlers get, too: asked often,
 * and for longer while other journeys use the machine.
 */
const soon = { intervals: [250] }

test('[O2] a question that is published is read within ten seconds, with the fee that it names', async ({
  page,
  request,
}) => {
  const id = `many-garments-${Date.now()}`
  const question = `What does express cost for many garments, ${id}?`
  const answer = 'It is {express_large_basket}.'
  await publishQuestion({ id, question, answer })
  const document = async (): Promise<string> => (await request.get('/questions')).text()
  await expect.poll(document, soon).toContain(question)
  expect(await document()).toContain('It is £20.00.')
  await page.goto(`/questions#${id}`)
  await expect(page.getByText('It is £20.00.')).toBeVisible()
  await removeQuestion(id)
})

test('[O2] a price that is published is read in the price list within ten seconds', async ({
  page,
  request,
}) => {
  const document = async (): Promise<string> => (await request.get('/prices')).text()
  await expect.poll(document, soon).toContain('Reheel')
  await publishPrice({ id: 'reheel', pence: 1937 })
  await expect.poll(document, soon).toContain('£19.37')
  await page.goto('/prices')
  await expect(page.getByRole('link', { name: /^Reheel.*from £19\.37/ })).toBeVisible()
  await publishPrice({ id: 'reheel', pence: 2000 })
})

test('a checkout under way is told of a fee that has grown, and pays it once the customer agrees', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409/)
  // As if delivery had been cheaper while the customer chose it.
  await page.route('**/api/public/get_basket', async (route) => {
    const response = await route.fetch()
    const basket = (await response.json()) as Basket
    await route.fulfill({
      response,
      json: { ...basket, fees: { ...basket.fees, home_delivery: 300 } },
    })
  })
  await startCheckout(page)
  await walkToPayment(page)
  await page.unroute('**/api/public/get_basket')
  const told = page.getByRole('main').getByText('Delivery now costs £7.90 instead of £6.00.')
  await expect(told).toBeVisible()
  await chooseShipping(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
})
