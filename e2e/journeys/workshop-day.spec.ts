import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { scan, signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O1] an order by post is checked in, worked on and sent back', async ({
  page,
  request,
  allowErrors,
}) => {
  test.slow()
  // A refetch of the page that is left may meet the session's end.
  allowErrors(/401 \(Unauthorized\)/)
  const email = `workshop.${Date.now()}@example.com`
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  const number = await expectThanks(page, { ...amara, email })
  await page.addInitScript(() => (globalThis.print = () => undefined))
  await signInToWorkshop(page, 'tailor')
  await expectAccessible(page)

  await scan(page, number)
  await expect(page.getByRole('heading', { level: 1, name: `Check in ${number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Stained' }).click()
  await page.getByLabel('What is wrong? The customer reads this').fill(`Ink, ${number}`)
  await expect(page.getByText('Your clothes have arrived')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check in 1 and print 1 tag' }).click()
  const tag = page.getByRole('region', { name: `Tag ${number}-1` })
  await expect(tag.getByText(`On arrival: Ink, ${number}`)).toBeVisible()
  await readMailTo(request, email, { withText: `Ink, ${number}` })

  await scan(page, `${number}-1`)
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByLabel('Write a note').fill('The stain came out.')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('The stain came out.')).toBeVisible()

  // The one who sewed does not check.
  const garment = page.url()
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop sign-in' })).toBeVisible()
  await signInToWorkshop(page, 'manager')
  await page.goto(garment)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByText('To send back')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book the label' }).click()
  await expect(page.getByRole('link', { name: 'Print the label' })).toBeVisible()
  await page.getByRole('button', { name: 'Handed to the courier' }).click()
  await expect(page.getByText('On its way back')).toBeVisible()
})

test('the desk fits every screen, and keeps its view in the address', async ({ page, request }) => {
  const { number } = await orderOnTheWeb(request)
  await signInToWorkshop(page, 'manager')
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'List' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  await scan(page, number)
  await expect(page.getByText(number).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a shop’s staff cannot sign in to the workshop', async ({ page, allowErrors }) => {
  allowErrors(/401 \(Unauthorized\)/)
  const { WORKSHOP_URL = 'http://workshop.localhost:3000' } = process.env
  await page.goto(`${WORKSHOP_URL}/sign-in`)
  await page.getByLabel('Email/username').fill('staff@maison.example')
  await page.getByLabel('Password').fill('needle-and-thread')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password entered.')
})
