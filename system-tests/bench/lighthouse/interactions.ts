import type { Page } from '@playwright/test'
import { bookJeansHem } from '@darnley/e2e/book'
import { mouse } from '@darnley/e2e/input-driver'
import { withBrowser } from '../browser.ts'
import type { BenchSystem } from '../system.ts'

/** Books a service, opens basket and help, begins the checkout. Returns the ms from each interaction to the next paint. */
export function measureInteractions({ browser, siteUrl }: BenchSystem): Promise<number[]> {
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage({ viewport: { width: 412, height: 823 } })
    await page.addInitScript(watchInteractions)
    await page.goto(siteUrl)
    await bookJeansHem(page, { ...mouse, write: (field, text) => field.pressSequentially(text) })
    for (const name of ['Basket 1 service', 'Help']) {
      await page.getByRole('button', { name }).click()
      await page.keyboard.press('Escape')
    }
    const inBooking = await readInteractions(page)
    await page.goto(`${siteUrl}/checkout`)
    const fields = { Name: 'Amara Osei', Email: 'a@example.com', Phone: '07700900123' }
    for (const [name, text] of Object.entries(fields)) {
      const field = page.getByRole('textbox', { name, exact: true })
      // Waits for the page itself, because its first screen takes no input.
      await field.click()
      await field.pressSequentially(text)
    }
    await page.getByRole('button', { name: 'Confirm details' }).click()
    await page.getByRole('group', { name: /^Sending to/ }).waitFor()
    return [...inBooking, ...(await readInteractions(page))]
  })
}

/** Runs in the page: records the duration of every interaction, in milliseconds. */
function watchInteractions(): void {
  const durations: number[] = []
  Object.assign(globalThis, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function readInteractions(page: Page): Promise<number[]> {
  // The browser reports an interaction some time after its paint, and has no event for the last report.
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations)
}
