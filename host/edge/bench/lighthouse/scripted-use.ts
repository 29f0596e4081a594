import { chromium, type Page } from '@playwright/test'

/** Milliseconds until the next paint of the slowest interaction, and the number of interactions. */
export interface Interactions {
  readonly slowest: number
  readonly count: number
}

/** Books a service, opens the basket and help, and begins the checkout. */
export async function scriptedUse(site: string): Promise<Interactions> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    await page.addInitScript(watchInteractions)
    await page.goto(site)
    await book(page)
    const inBooking = await readInteractions(page)
    await page.goto(`${site}/checkout`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    // Waits for the page itself, because its first screen takes no input.
    await name.click()
    await name.pressSequentially('Amara Osei')
    await page
      .getByRole('textbox', { name: 'Email', exact: true })
      .pressSequentially('a@example.com')
    await page.getByRole('textbox', { name: 'Phone', exact: true }).pressSequentially('07700900123')
    await page.getByRole('button', { name: 'Confirm details' }).click()
    await page.getByRole('group', { name: /^Sending to/ }).waitFor()
    const all = [...inBooking, ...(await readInteractions(page))]
    return { slowest: Math.max(...all), count: all.length }
  } finally {
    await browser.close()
  }
}

async function book(page: Page): Promise<void> {
  const press = (name: string | RegExp): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click()
  await press('Trousers & jeans')
  await press(/^Jeans/)
  await page.getByPlaceholder('Colour, pattern, material').pressSequentially('Dark blue denim')
  await press('Next')
  await press(/^Alteration/)
  await press(/^Shorten hem/)
  await page.getByRole('radio', { name: /^Keep the original/ }).check()
  await press('Next')
  await press(/Measure/)
  await press('Next')
  await page.getByLabel('Fitting details').pressSequentially('Inside leg 76 cm')
  await press('Next')
  await press('Add to basket')
  await page.getByRole('button', { name: 'Basket 1 service' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.keyboard.press('Escape')
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
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations)
}
