import { expect, test } from '#e2e/fixtures/test.ts'

test('a developer tries calls out on the page of the API, on the site itself', async ({ page }) => {
  await page.goto('/api/docs')
  for (const call of ['get /public/price_service', 'post /public/service_request']) {
    const summary = page.getByRole('button', { name: call, exact: true })
    await summary.click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    const answer = page.getByRole('row').filter({ hasText: 'Response headers' })
    await expect(answer.getByRole('cell', { name: '200', exact: true })).toBeVisible()
    await summary.click()
  }
})
