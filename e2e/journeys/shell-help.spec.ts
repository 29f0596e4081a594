import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SANDBOX_URL = 'http://localhost:3300' } = process.env

test('[U26] help is in the same place on every page, also at 320 px', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const places = []
    for (const path of ['/', '/basket', '/fitting-guide?serviceId=shorten-hem', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      places.push(await page.getByRole('button', { name: 'Help' }).boundingBox())
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1)
  }
})

test('the help popup links to mail, chat and a video consultation, with their hours', async ({
  page,
}) => {
  await page.goto('/basket')
  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'How can we help?' })
  await expect(help).toContainText('Mon-Fri 9am-5pm')
  await expect(help).toContainText('within a couple of hours')
  await expect(help.getByRole('link', { name: 'help@darnley.example' })).toHaveAttribute(
    'href',
    'mailto:help@darnley.example',
  )
  const video = help.getByRole('link', { name: 'Book a video consultation' })
  const response = await page.request.get((await video.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
})

test('the live chat is loaded on request, and responds', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/chat'))).toEqual([])

  await page.getByRole('button', { name: 'Live chat' }).click()
  const chat = page.frameLocator('iframe[title="Live chat"]')
  await chat.getByLabel('Your message').fill('How long does it take?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('7 working days')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Other ways to reach us' }).click()
  await expect(page.getByRole('link', { name: 'Book a video consultation' })).toBeVisible()
})

test('[F46] where the chat is blocked the mail link is shown', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route(`${SANDBOX_URL}/chat**`, (route) => route.abort('blockedbyclient'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Live chat' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The live chat cannot be reached' })
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'mailto:help@darnley.example')
  await expectAccessible(page)
})
