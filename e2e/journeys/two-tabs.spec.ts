import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('a change in one tab is made on what another tab stored: no line is lost', async ({
  page,
  context,
  allowErrors,
}) => {
  // The stale update is answered 409, which the browser writes to the console.
  allowErrors(/409 \(Conflict\)/)
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/basket')
  const lines = page.getByRole('main').getByText('Shorten hem')
  await expect(lines).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/')
  await bookJeansHem(other)
  await other.close()

  await page.getByRole('button', { name: /^(Delete|Remove)/ }).click()
  await expect(lines).toHaveCount(1)
  await page.reload()
  await expect(lines).toHaveCount(1)
})
