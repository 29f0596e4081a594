import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { haveRejected } from '#e2e/fixtures/consent.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

interface Question {
  readonly asked: string
  /** What a newcomer presses on the way: two presses at most. */
  readonly presses: readonly ((page: Page) => Locator)[]
  readonly answer: (page: Page) => Locator
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()
const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const menuLink = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

const questions: readonly Question[] = [
  {
    asked: 'What does a hem of jeans cost?',
    presses: [button('Menu'), menuLink('Prices')],
    answer: (page) => page.getByRole('link', { name: /^Shorten hem.*Jeans.*from £16/ }).first(),
  },
  { asked: 'How long does it take?', presses: [], answer: text('7 working days') },
  {
    asked: 'How do I send it?',
    presses: [],
    answer: text(/^Collected from your door, handed in nearby/),
  },
  { asked: 'What if it does not fit?', presses: [], answer: text(/^Tell us within 30 days/) },
  {
    asked: 'Where are you?',
    presses: [],
    answer: (page) =>
      page
        .getByRole('region', { name: 'Who sews, and where' })
        .getByText(/Drop-off point · /)
        .first(),
  },
  { asked: 'Who sews?', presses: [], answer: text(/^Your clothes are sewn by our own tailors/) },
  {
    asked: 'Is it safe?',
    presses: [text('Are my clothes insured in the post?')],
    answer: text('which is insured to £1,000 or £2,500'),
  },
  {
    asked: 'Can I cancel?',
    presses: [text('Can I cancel?')],
    answer: text('You get everything back, delivery included.'),
  },
  {
    asked: 'When is it back?',
    presses: [],
    answer: text(/^Sewn within 7 working days of its arrival, then sent back to you/),
  },
  {
    asked: 'How do I reach you?',
    presses: [],
    answer: (page) => page.getByRole('link', { name: 'Write to us' }),
  },
]

/** Scrolls as a reader does, so that what loads nearby is there. */
async function readDown(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeInViewport({ timeout: 100 })
  }).toPass()
}

test.beforeEach(async ({ page }) => {
  await haveRejected(page)
  await page.goto('/')
})

for (const { asked, presses, answer } of questions)
  test(`a newcomer asks: ${asked}`, async ({ page }) => {
    await readDown(page)
    expect(presses.length).toBeLessThanOrEqual(2)
    for (const press of presses) await press(page).click()
    // Scripts take over the content of the document meanwhile, so that the element may be replaced by its like.
    await expect(async () => {
      await answer(page).scrollIntoViewIfNeeded({ timeout: 5_000 })
      await expect(answer(page)).toBeInViewport({ timeout: 1_000 })
    }).toPass()
  })

test('home says in its first screen what it is, and shows search and cards', async ({ page }) => {
  await expect(page.getByText(/^Clothes altered and mended by London tailors/)).toBeInViewport()
  await expect(page.getByText('guaranteed, or done again')).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Search items and services' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeInViewport()
})

for (const width of [320, 390, 768, 1280])
  test(`home is accessible and fits in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await readDown(page)
    await expect(page.getByRole('link', { name: /from £/ }).first()).toBeAttached()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
