import type { Page } from '@playwright/test'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { acceptInvitation } from '#e2e/fixtures/invitation.ts'
import { mouse } from '#e2e/fixtures/input-driver.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { shops, takeOrder } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

/** A name that no other run of these journeys takes. */
const id = `ashdown-${Date.now()}`
const site = new URL(shops.maison.url)
site.hostname = `${id}.localhost`

const description = {
  name: 'Ashdown Outfitters',
  hostname: site.hostname,
  locale: 'en_GB',
  exchangeRate: '1.50',
  deliveryOptions: ['complete_in_store', 'return_to_store'],
  blockedProviders: [],
  address: { line1: '1 North Street', line2: '', city: 'Brighton', postcode: 'BN1 1AA' },
  shops: [],
  styles: { buttonColour: '#5A3A6E', buttonHoverColour: '' },
}

test('[O2] a partner that an owner publishes takes orders on its hostname within 10 seconds', async ({
  page,
  request,
  browser,
  allowErrors,
}) => {
  // Until it is published, its site is none; signed out, its pages ask for a session.
  allowErrors(/421|422|401 \(Unauthorized\)/)
  const email = `nia.${id}@example.com`
  await signInToWorkshop(page, 'owner')
  const till = await (await browser.newContext()).newPage()
  const visit = async (): Promise<number | undefined> => (await till.goto(site.href))?.status()
  expect(await visit()).toBe(421)

  const save = { version: null, publish: true, description }
  const faulty = { ...save, description: { ...description, exchangeRate: '-1' } }
  expect(await post(page, `partners/${id}/save`, faulty)).toBe(422)
  expect(await post(page, `partners/${id}/save`, save)).toBe(200)
  await expect.poll(visit).toBe(200)
  await expect(till.getByLabel('Email/username')).toBeVisible()
  const brand = (): string => getComputedStyle(document.documentElement).getPropertyValue('--brand')
  expect(await till.evaluate(brand)).toBe('#5A3A6E')

  const person = { name: 'Nia Rees', email, role: 'shop', site: id }
  await expect.poll(() => post(page, 'people/invite', person)).toBe(200)
  const { text } = await readMailTo(request, email)
  const link = /http\S+\/password-reset#token=\S+/.exec(text)?.[0] ?? ''
  expect(new URL(link).hostname).toBe(site.hostname)
  await acceptInvitation(till, { email, link, next: '/storefront/booking' })
  // £16.00 and £6.00 at 1.50.
  await bookJeansHem(till, mouse, { price: '£33.00' })
  await till.getByRole('button', { name: 'Go to basket' }).click()
  await takeOrder(till, { delivery: /Complete in store/, charged: '£33.00', name: 'Ada Byron' })

  expect(await post(page, `partners/${id}/unpublish`, { version: await versionOf(page) })).toBe(200)
  await expect.poll(visit).toBe(421)
  await till.context().close()
})

/** Makes a call of the workshop from its page, as an owner who is signed in; returns the status. */
function post(page: Page, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([address, json]) => {
      const headers = json ? { 'content-type': 'application/json' } : undefined
      const init = { method: 'POST', ...(json && { body: json }), ...(headers && { headers }) }
      return (await fetch(address, init)).status
    },
    [`/api/workshop/${path}`, body ? JSON.stringify(body) : null] as const,
  )
}

/** Returns the version of the description that is to be unpublished. */
function versionOf(page: Page): Promise<number> {
  return page.evaluate(async (partner) => {
    const answer = await fetch('/api/workshop/partners')
    const { partners } = (await answer.json()) as { partners: { id: string; version: number }[] }
    return partners.find((each) => each.id === partner)?.version ?? 0
  }, id)
}
