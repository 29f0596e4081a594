import { expect, test } from '#e2e/fixtures/test.ts'

test('a page of three releases runs one React, one router and one basket store', async ({
  page,
}) => {
  const scripts: Promise<{ url: string; text: string }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then((text) => ({ url: response.url(), text })))
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /basket/i }).click()
  // The host's placeholder drawer comes first; this text is the checkout remote's.
  await expect(page.getByRole('dialog')).toContainText('Your basket is empty')

  const loaded = (await Promise.all(scripts)).filter(({ url }) => url.includes('/releases/'))
  const withReact = loaded.filter(({ text }) => text.includes('react.transitional.element'))
  const areas = new Set(loaded.map(({ url }) => new URL(url).pathname.split('/')[2]))
  expect(withReact.map(({ url }) => new URL(url).pathname.split('/')[2])).toEqual(['vendor'])
  expect([...areas].sort()).toEqual(['booking', 'checkout', 'host-web', 'vendor'])
})

test('a change that one area makes to the basket store is shown by the others', async ({
  page,
}) => {
  await page.goto('/basket')
  const count = page.getByRole('banner').getByRole('button', { name: /basket/i })
  await expect(count).toContainText('0')
  await expect(page.getByRole('main')).toContainText('Your basket is empty')

  // The same specifier as in any remote's code, so the import map must resolve it to the same store.
  await page.evaluate(`import('@darnley/web/session').then(({ $basket }) => {
    const service = { id: 'shorten-hem', name: 'Shorten hem', price: 1800, serviceType: 'alteration', coverImage: null }
    const details = { id: '1', service, questionAnswerModifiers: [], subserviceDetails: null, fittingChoice: 'pin', fittingDetails: null, repairLocation: null, tailorNotes: null }
    const entry = { id: '2', itemCategory: { id: 'a', name: 'A' }, item: { id: 'b', name: 'Jeans', coverImage: null }, itemDescription: 'Blue', serviceDetails: [details] }
    $basket.set({ ...$basket.get(), status: 'ready', entries: [entry], server: { ...$basket.get().server, basket: [entry] } })
  })`)
  await expect(count).toContainText('1')
  await expect(page.getByRole('main')).toContainText('Shorten hem')
})
