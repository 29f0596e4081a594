import type { Browser, Page } from '@playwright/test'

export interface Visit {
  readonly scriptRequests: number
  readonly scriptKilobytes: number
  /** Milliseconds until the shell is painted, and until the remote's page is shown. */
  readonly painted: number
  readonly shown: number
}

/** Lighthouse's slow 4G, in the format of the browser's throttling. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Makes a first visit with an empty cache, on slow 4G with a quarter of the processor. */
export async function visit(
  browser: Browser,
  request: { url: string; basket: unknown },
): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.route('**/api/public/get_basket', (route) => route.fulfill({ json: request.basket }))
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(request.url, { waitUntil: 'commit' })
    const shown = await timeOfPage(page)
    await page.waitForLoadState('networkidle')
    return { shown, ...(await measured(page)) }
  } finally {
    await context.close()
  }
}

/** Returns when the page's own heading has replaced the shell's and no part is loading. */
async function timeOfPage(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      !document.querySelector('main [aria-busy="true"]') &&
      performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  )
  return Number(await handle.jsonValue())
}

function measured(page: Page): Promise<Omit<Visit, 'shown'>> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      scriptRequests: scripts.length,
      scriptKilobytes: bytes / 1000,
      painted: paint?.startTime ?? 0,
    }
  })
}
