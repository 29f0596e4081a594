import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures/test.ts'

const pages = ['/', '/prices', '/guides', '/questions', '/where-we-are']

interface Service {
  readonly name: string
  readonly price: number
  readonly deadEnd: boolean
}

/** A page's object of schema.org, as its document holds it. */
interface Described {
  readonly '@type': string
  readonly hasOfferCatalog?: { readonly itemListElement: readonly Offer[] }
  readonly mainEntity?: readonly { readonly acceptedAnswer: { readonly text: string } }[]
}

interface Offer {
  readonly price: string
  readonly itemOffered: { readonly name: string }
}

test.describe('[J7] without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every price of the catalogue is read', async ({ page, request }) => {
    const response = await request.get('/content/api/services?limit=0&depth=0')
    const { docs } = (await response.json()) as { docs: Service[] }
    await page.goto('/prices')
    await expect(page.getByRole('link', { name: /^Shorten hem.*Jeans.*from £16/ })).toBeVisible()
    const text = (await page.getByRole('main').textContent()) ?? ''
    const offered = docs.filter(({ deadEnd }) => !deadEnd)
    expect(offered.length).toBeGreaterThan(80)
    for (const { name } of offered) expect(text).toContain(name)
    const { hasOfferCatalog } = await describedOn(page)
    const names = new Set(
      hasOfferCatalog?.itemListElement.map(({ itemOffered }) => itemOffered.name),
    )
    expect(offered.filter(({ name }) => !names.has(name))).toEqual([])
  })

  test('home says what it is, what it costs, who sews and what is asked most', async ({ page }) => {
    await page.goto('/')
    for (const name of ['How it works', 'What it costs', 'Who sews, and where', 'Asked most'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(/Drop-off point · /).first()).toBeVisible()
    await expect(page.getByText(/^Fitting in person, by appointment · /)).toBeVisible()
    await page.getByText('How long does it take?').click()
    await expect(page.getByText(/working days/).first()).toBeVisible()
  })

  test('questions are read with their answers, and links lead on', async ({ page }) => {
    await page.goto('/questions')
    const { mainEntity = [] } = await describedOn(page)
    expect(mainEntity.length).toBeGreaterThan(3)
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const { acceptedAnswer } of mainEntity) expect(text).toContain(acceptedAnswer.text)
    await page.goto('/guides')
    await page
      .getByRole('link', { name: /^Book this: Shorten hem/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/booking\?category=/)
  })
})

test('each page has a title, a description, its own address, structured data and a place in the sitemap', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of pages) {
    await page.goto(path)
    const address = new URL(path, page.url()).href
    expect(sitemap).toContain(`<loc>${address}</loc>`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
    expect((await describedOn(page))['@type']).toMatch(/\w/)
  }
})

test('the page takes over from its document: nothing is asked for again, and what was opened stays', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { promise: isOpened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/vendor/**', async (route) => {
    await isOpened
    await route.continue()
  })
  await page.goto('/questions', { waitUntil: 'load' })
  await page.locator('summary').first().click()
  open()
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
  expect(asked.filter((path) => path === '/api/public/faq')).toEqual([])
})

async function describedOn(page: Page): Promise<Described> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(text ?? 'null') as Described
}
