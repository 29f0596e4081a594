import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { orderHem } from '#e2e/fixtures/order-hem.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O5] an order that was paid is cancelled only after it is said what happens to the money', async ({
  page,
  request,
}) => {
  const email = `cancel.${Date.now()}@example.com`
  const { id } = await orderHem(page, email)
  await signInToWorkshop(page, 'manager')
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Why\?/).fill('You asked us to.')
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(dialog.getByText(/^Say what happens to the £/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Keep some of it').click()
  await dialog.getByLabel('We keep, in pounds').fill('1')
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText('The order is cancelled.')).toBeVisible()
  await expect(page.getByLabel('Money', { exact: true }).getByText('£1.00')).toBeVisible()
  await readMailTo(request, email, { withText: 'we keep £1.00' })
})
