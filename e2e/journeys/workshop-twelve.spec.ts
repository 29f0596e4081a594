import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import * as books from '#e2e/fixtures/day/books.ts'
import { report, reportAllDone } from '#e2e/fixtures/day/couriers.ts'
import { identify, type Ordered } from '#e2e/fixtures/day/orders.ts'
import { peopleOf, type Person } from '#e2e/fixtures/day/people.ts'
import { doAgain } from '#e2e/fixtures/day/redo.ts'
import { meetStaff, orderEleven, plan, type Twelve } from '#e2e/fixtures/day/twelve.ts'
import * as bench from '#e2e/fixtures/day/workshop.ts'
import { letDueDayPass } from '#e2e/fixtures/due-day.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { scan, signInToWorkshop } from '#e2e/fixtures/workshop.ts'

type Staff = Awaited<ReturnType<typeof meetStaff>>
type Day = Staff & { readonly page: Page; readonly orders: Twelve; readonly email: string }

test('[O1] [O5] [O9] twelve orders by five ways arrive, are worked on and go back, and the figures are what was booked', async ({
  page,
  playwright,
  allowErrors,
}) => {
  // A refetch of the page that is left may meet the session's end.
  allowErrors(/401 \(Unauthorized\)/)
  await page.addInitScript(() => (globalThis.print = () => undefined))
  const people = peopleOf(playwright.request)
  const staff = await meetStaff(people)
  const before = await books.readBooks(staff.owner)
  const email = `twelve.${Date.now()}@example.com`
  const customer = await people.meet('customers')
  const [dearer, eleven] = await Promise.all([
    orderOnThePages(page, { email, customer }),
    orderEleven(people, staff),
  ])
  const day: Day = { ...staff, page, email, orders: { ...eleven, dearer } }

  await signInToWorkshop(page, 'manager')
  const { origin } = new URL(page.url())
  await travelToUs(day)
  await checkInOnThePage(day)
  await checkInTheRest(day)
  await proposeOnThePage(day, origin)
  await bench.proposeInVain({ manager: staff.manager, customer }, day.orders.refused)
  await settle(day)
  await giveBackOnThePage(day, origin)
  await expectLate(day, origin)
  await logOut(page)

  await signInToWorkshop(page, 'tailor')
  await workOnThePage(day)
  await Promise.all(Object.values(day.orders).map((ordered) => work(day, ordered)))
  await sendBackOnThePage(day, origin)
  await sendTheRestBack(day)
  await expectAllFinished(day)
  await doAgain({ ...staff, customer }, day.orders.posted)
  await expectBooks(day, { before, origin })
  await people.leave()
})

/** Books and pays as a customer does. */
async function orderOnThePages(
  page: Page,
  { email, customer }: { email: string; customer: Person },
): Promise<Ordered> {
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  const token = new URL(page.url()).searchParams.get('orderIdToken') ?? ''
  return identify(customer, token)
}

/** Customers bring or post their clothes, and shops hand them over. */
async function travelToUs({ orders, maison, kirk, manager }: Day): Promise<void> {
  for (const { id, token } of [orders.dropped, orders.droppedOnce]) {
    await maison.get(`/storefront/order_details_by_token?order_id_token=${token}`)
    const status = `order_id=${id}&order_status=awaiting_pickup`
    await maison.post(`/storefront/update_order_status?${status}`)
    await maison.post(`/storefront/mark_order_dispatched_by_store?order_id=${id}`)
  }
  const atKirk = `order_id=${orders.atKirk.id}`
  await kirk.post(`/storefront/update_order_status?${atKirk}&order_status=awaiting_pickup`)
  await kirk.post(`/storefront/mark_order_dispatched_by_store?${atKirk}`)
  await report(orders.inShop.number, { state: 'done', task: 2 })
  expect((await bench.orderAt(manager, orders.dropped)).status).toBe('in_transit_to_darnley')
}

/** One garment of the parcel is missing, the other one is stained. */
async function checkInOnThePage({ page, orders: { missing } }: Day): Promise<void> {
  await scan(page, missing.number)
  const heading = page.getByRole('heading', { level: 1, name: `Check in ${missing.number}` })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Missing' }).click()
  await page.getByRole('button', { name: 'Stained' }).click()
  const words = `Ink, ${missing.number}`
  await page.getByLabel('What is wrong? The customer reads this').fill(words)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check in 1 and print 1 tag' }).click()
  const tag = page.getByRole('region', { name: `Tag ${missing.number}-2` })
  await expect(tag.getByText(`On arrival: ${words}`)).toBeVisible()
}

async function checkInTheRest({ tailor, orders: { missing, ...others } }: Day): Promise<void> {
  await Promise.all(Object.values(others).map((ordered) => bench.checkIn(tailor, ordered)))
  expect((await bench.orderAt(tailor, missing)).status).toBe('attention_required')
  await bench.endWork(tailor, { id: missing.id, number: 1 })
}

/** A manager proposes a higher price, and its customer agrees and pays. */
async function proposeOnThePage({ page, email, orders }: Day, origin: string): Promise<void> {
  const order = `${origin}/order/${orders.dearer.id}`
  await page.goto(order)
  await page.getByLabel(/^New price, was £22\.00$/).fill('34')
  await page.getByLabel(/^Why\? .* reads this$/).fill('The hem is taped inside.')
  await expect(page.getByText(/pays, if agreed/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Send to/ }).dblclick()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()
  const { text } = await readMailTo(page.request, email, { withText: 'One thing needs more work' })
  await page.goto(/http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Agree and pay £12.00' }).click()
  await payByCard(page, { number: cards.pays })
  await expect(page.getByText(/^You agreed to £/)).toBeVisible()
  await page.goto(order)
  await expect(page.getByText(/ \+ £12\.00\. Nothing is owed\.$/)).toBeVisible()
}

/** What was refused goes back as it is, without another step; what never came is not paid for. */
async function settle({
  tailor,
  manager,
  orders: { missing, refused, atKirk },
}: Day): Promise<void> {
  const { garments } = await bench.orderAt(tailor, refused)
  expect(garments).toMatchObject([{ state: 'ended' }, { state: 'to_do' }])
  await bench.giveBack(manager, { id: missing.id, back: { type: 'lines', garment: 1 } })
  await bench.giveBack(manager, { id: atKirk.id, back: { type: 'amount', amount: 300 } })
}

/** Pressed twice, it goes back once. */
async function giveBackOnThePage({ page, orders }: Day, origin: string): Promise<void> {
  await page.goto(`${origin}/order/${orders.sorry.id}`)
  await page.getByRole('button', { name: 'Give money back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('An amount').click()
  await dialog.getByLabel('Amount in pounds').fill('5')
  await dialog.getByLabel(/^Why\?/).fill('The courier came late.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Give back £5.00' }).dblclick()
  await expect(page.getByText(/^£5\.00 is given back/)).toBeVisible()
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

async function expectLate({ page, orders: { late } }: Day, origin: string): Promise<void> {
  await letDueDayPass(late)
  await page.goto(`${origin}/?view=list&part=late`)
  const row = page.getByRole('row', { name: new RegExp(`Late, 1 day Express ${late.number}`) })
  await expect(row).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop sign-in' })).toBeVisible()
}

async function workOnThePage({ page, orders: { dearer } }: Day): Promise<void> {
  await scan(page, `${dearer.number}-1`)
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByLabel('Write a note').fill('The tape came off.')
  await page.getByRole('button', { name: 'Add' }).click()
  // Not in the field, where it stands until it is stored.
  await expect(page.getByRole('listitem').getByText('The tape came off.')).toBeVisible()
}

/** The one who sewed does not check. */
function work({ tailor, manager: colleague }: Day, ordered: Ordered): Promise<void> {
  return bench.workOn({ tailor, colleague }, ordered)
}

async function sendBackOnThePage({ page, orders: { dearer } }: Day, origin: string): Promise<void> {
  await page.goto(`${origin}/order/${dearer.id}`)
  await expect(page.getByText('To send back')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book the label' }).click()
  await expect(page.getByRole('link', { name: 'Print the label' })).toBeVisible()
  await page.getByRole('button', { name: 'Handed to the courier' }).click()
  await expect(page.getByText('On its way back')).toBeVisible()
}

/** By post, by our own courier, and from the shelves of shops. */
async function sendTheRestBack({ tailor, maison, kirk, orders }: Day): Promise<void> {
  const { dearer, dropped, inShop, atKirk, whileYouWait, ...posted } = orders
  await Promise.all(
    Object.values(posted).map(async ({ id }) => {
      await bench.stepBack(tailor, { id, step: 'book_label' })
      await bench.stepBack(tailor, { id, step: 'hand_over' })
    }),
  )
  await Promise.all(
    [dearer, ...Object.values(posted)].map((ordered) =>
      reportAllDone(ordered.number, async () =>
        expect((await bench.orderAt(tailor, ordered)).status).toBe('finished'),
      ),
    ),
  )
  await bench.stepBack(tailor, { id: dropped.id, step: 'put_on_shelf' })
  await report(inShop.number, { state: 'done', task: 4 })
  await bench.stepBack(tailor, { id: atKirk.id, step: 'hand_over' })
  const collect = ({ id }: Ordered) =>
    `/storefront/update_order_status?order_id=${id}&order_status=finished`
  for (const ordered of [dropped, inShop, whileYouWait]) await maison.post(collect(ordered))
  await kirk.post(collect(atKirk))
}

async function expectAllFinished({ manager, orders }: Day): Promise<void> {
  const read = Object.values(orders).map((ordered) => bench.orderAt(manager, ordered))
  const statuses = (await Promise.all(read)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 'finished'))
}

/** What was booked, added up by an oracle, is what receipts, figures, CSV and statements say. */
async function expectBooks(
  { page, manager, owner, orders }: Day,
  { before, origin }: { before: books.Books; origin: string },
): Promise<void> {
  const all = Object.entries(orders).map(([name, ordered]) => ({
    ordered,
    booked: plan[name as keyof typeof plan],
  }))
  for (const one of all) await books.expectReceipts(manager, one)
  const after = await books.readBooks(owner)
  books.expectBooked(
    { before, after },
    all.map(({ booked }) => booked),
  )
  const maison = { collected: 4400, returned: 0, held: 0, owed: 4400 }
  expect(books.stated({ before, after }, 'maison-vale')).toEqual(maison)
  const kirk = { collected: 3243, returned: 300, held: 0, owed: 2943 }
  expect(books.stated({ before, after }, 'kirk-and-daughters')).toEqual(kirk)
  await logOut(page)
  await signInToWorkshop(page, 'owner')
  await expectPapers(page, { ...orders.sorry, origin })
  await books.expectFiguresPage(page, { origin, total: after.figures.total })
}

/** Receipt and credit note of an order are there for the workshop and for the customer. */
async function expectPapers(
  page: Page,
  { id, token, origin }: Ordered & { readonly origin: string },
): Promise<void> {
  await page.goto(`${origin}/order/${id}`)
  await expectPdf(page.getByRole('link', { name: /^Credit note \d+$/ }))
  await page.goto(`/order?orderIdToken=${token}`)
  await expectPdf(page.getByRole('link', { name: /^Receipt \d+ \(PDF\)$/ }))
  await expectPdf(page.getByRole('link', { name: /^Credit note \d+ \(PDF\)$/ }))
  await expectAccessible(page)
}

/** Fetches what a link leads to, as the page that shows it would. */
async function expectPdf(link: Locator): Promise<void> {
  const fetched = await link.evaluate(async (element) => {
    const response = await fetch(element.getAttribute('href') ?? '')
    const text = await response.text()
    return [response.status, response.headers.get('content-type'), text.slice(0, 5)]
  })
  expect(fetched).toEqual([200, 'application/pdf', '%PDF-'])
}
