import { newEmail, openAccount, PASSWORD, signIn } from '#e2e/fixtures/account.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'
import { screens, take } from './take.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name })

/** `npm run pictures`: a customer's account in each of its states, at three widths. */
for (const screen of screens)
  test.describe(`the account at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('signed out, with each answer and each mistake', async ({
      page,
      request,
      allowErrors,
    }) => {
      allowErrors(/401/)
      const email = newEmail()
      await page.goto('/account')
      await take(page, 'account-signed-out')
      await form(page, 'Sign in').getByRole('button', { name: 'Sign in' }).click()
      await form(page, 'Create an account')
        .getByRole('button', { name: 'Create the account' })
        .click()
      await take(page, 'account-missing')
      await page.goto('/account')
      await signIn(page, { email })
      await expect(page.getByRole('alert')).toBeVisible()
      await take(page, 'account-wrong-password')
      await page.goto('/account')
      await form(page, 'Sign in').getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
      const create = form(page, 'Create an account')
      await create.getByLabel('Name').fill('Amara Osei')
      await create.getByLabel('E-mail').fill(email)
      await create.getByLabel('New password').fill(PASSWORD)
      await create.getByRole('button', { name: 'Create the account' }).click()
      await expect(create.getByText('Look in your inbox')).toBeVisible()
      await take(page, 'account-asked')

      const mail = await readMailTo(request, email, { withText: 'Open the account' })
      await page.goto(/\/confirm-account#token=\S+/.exec(mail.text)?.[0] ?? '')
      await page.getByLabel('Password').waitFor()
      await take(page, 'account-confirm')
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Open the account' }).click()
      await page.getByRole('link', { name: 'Sign in' }).waitFor()
      await take(page, 'account-confirmed')
    })

    test('signed in, with orders, devices, phone and address', async ({
      page,
      request,
      browser,
      allowErrors,
    }) => {
      allowErrors(/422|404/)
      const email = newEmail()
      await openAccount(request, email)
      await page.goto('/account')
      await signIn(page, { email, stays: true })
      await page.getByText('There is no order with this e-mail address yet.').waitFor()
      await take(page, 'account-without-orders')
      await orderFor(page, email)
      await page.goto('/my-repairs')
      await page.getByRole('article').waitFor()
      await take(page, 'account-orders')
      await openElsewhere()
      await page.goto('/account')
      await form(page, 'Where you are signed in').getByRole('listitem').first().waitFor()
      await take(page, 'account-signed-in')
      await makeMistakes(page)
      await take(page, 'account-mistakes')
      await keepDetails(page)
      await page.getByRole('button', { name: 'Delete the account' }).click()
      await take(page, 'account-details-and-deletion')
      await startCheckout(page)
      await page.getByRole('button', { name: 'Fill in my details from my account' }).waitFor()
      await take(page, 'account-checkout')
      await page.goto('/account')
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByText('You are signed out.').waitFor()
      await take(page, 'account-left')

      async function openElsewhere(): Promise<void> {
        const elsewhere = await browser.newContext({
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
        })
        const other = await elsewhere.newPage()
        await other.goto('/account')
        await signIn(other, { email })
        await expect(other).toHaveTitle(/^My repairs/)
        await elsewhere.close()
      }
    })

    test('by a mailed link, without an account, and one that is too old', async ({
      page,
      request,
      allowErrors,
    }) => {
      allowErrors(/404/)
      const email = newEmail()
      await orderFor(page, email)
      await request.post('/api/public/my_repairs_request', { data: { email } })
      const mail = await readMailTo(request, email, { withText: '/my-repairs#token=' })
      await page.goto(/\/my-repairs#token=\S+/.exec(mail.text)?.[0] ?? '')
      await page.getByRole('article').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
      await form(page, 'Create an account').waitFor()
      await take(page, 'account-by-link')
      await page.goto(`/account#token=${'A'.repeat(43)}`)
      await page.getByRole('alert').waitFor()
      await take(page, 'account-too-old')
    })
  })

async function orderFor(page: Page, email: string): Promise<void> {
  const details = { ...amara, email }
  await startCheckout(page)
  await walkToPayment(page, { details })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, details)
}

/** Sends what is wrong in each form of the account. */
async function makeMistakes(page: Page): Promise<void> {
  const details = form(page, 'Phone and address')
  await details.getByLabel('Phone').fill('020 7946 0018')
  await details.getByLabel('House name/number').fill('14')
  await details.getByRole('button', { name: 'Keep them in my account' }).click()
  const password = form(page, 'Password')
  await password.getByLabel('Present password').fill('not the password')
  await password.getByLabel('New password').fill('another stitch')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await password.getByText('This is not your password').waitFor()
  await form(page, 'E-mail address').getByRole('button', { name: 'Send the link' }).click()
}

async function keepDetails(page: Page): Promise<void> {
  const details = form(page, 'Phone and address')
  await details.getByLabel('Phone').fill('07700 900123')
  await details.getByLabel('Line 1').fill('Weavers Row')
  await details.getByLabel('City').fill('Leeds')
  await details.getByLabel('Postcode').fill('LS1 4AB')
  await details.getByRole('button', { name: 'Keep them in my account' }).click()
  await details.getByText('Kept.').waitFor()
}
