import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test("a page that fails to render shows 'Unexpected Application Error!' and the reason", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/React error/)
  const answer = /\/content\/api\/item-categories/
  await page.route(answer, (route) =>
    route.fulfill({ json: { docs: [{ id: 'a', name: {} }], totalDocs: 1 } }),
  )
  await page.goto('/booking')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('React error')
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible()

  await page.unroute(answer)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
})

test("a part that does not load within 120 seconds ends in 'Loading chunk {n} failed.'", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Loading chunk/)
  await page.clock.install()
  let entry = ''
  page.on('request', (request) => {
    if (/\/releases\/booking\/.*\/remoteEntry\.js/.test(request.url())) entry = request.url()
  })
  /** Seconds by the page's clock since the part was last requested. */
  let waited: number | undefined
  await page.route(/\/releases\/booking\/.*\/wizard-.*\.js/, () => {
    waited = 0
    return new Promise(() => {})
  })
  await page.goto('/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText("Let's start")
  // The part is preloaded: its request does not mean that the page has started or that the entry has loaded.
  await expect.poll(() => waited).toBe(0)
  await expect(page.locator('html[data-started]')).toBeAttached()
  await expect(async () => {
    // Entries load in real time, that of an earlier release too. Their own limit is not measured here.
    await page.evaluate((url) => import(url), entry)
    waited = (waited ?? 0) + 10
    await page.clock.runFor(10_000)
    await expect(main.getByRole('alert')).toContainText('Loading chunk booking/wizard failed.', {
      timeout: 300,
    })
  }).toPass()
  expect(waited).toBeGreaterThan(100)
  expect(waited).toBeLessThanOrEqual(130)
})
