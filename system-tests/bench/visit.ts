import type { Browser, Page } from '@playwright/test'

export interface Visit {
  readonly scriptRequests: number
  readonly scriptKilobytes: number
  /** Milliseconds until the shell is painted. */
  readonly painted: number
  /** Until the page's heading and its choices are there and lead on: as links before its scripts have run. */
  readonly shown: number
  /** Until its scripts have taken over and no part is loading; NaN when it has none. */
  readonly inPlace: number
  /** Until the largest paint. */
  readonly largest: number
}

/** Lighthouse's slow 4G, in the format of the browser's throttling. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

interface VisitRequest {
  readonly url: string
  readonly basket: unknown
  /** Selector of a choice of the page that leads on. */
  readonly choice: string
  readonly hasScripts: boolean
}

/** Makes a first visit with an empty cache, on slow 4G with a quarter of the processor. */
export async function visit(browser: Browser, request: VisitRequest): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.route('**/api/public/get_basket', (route) => route.fulfill({ json: request.basket }))
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(request.url, { waitUntil: 'commit' })
    const shown = await timeOfChoice(page, request.choice)
    const inPlace = request.hasScripts ? await timeOfPage(page) : Number.NaN
    await page.waitForLoadState('networkidle')
    const rest = await measured(page)
    return { ...rest, shown: Math.max(shown, rest.painted), inPlace }
  } finally {
    await context.close()
  }
}

/** Returns when the page's heading and a choice are in the document. */
async function timeOfChoice(page: Page, choice: string): Promise<number> {
  const handle = await page.waitForFunction(
    (selector) =>
      document.querySelector('main h1') &&
      document.querySelector(selector)?.closest('[inert]') === null &&
      performance.now(),
    choice,
    { polling: 'raf', timeout: 60_000 },
  )
  return Number(await handle.jsonValue())
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

function measured(page: Page): Promise<Omit<Visit, 'shown' | 'inPlace'>> {
  return page.evaluate(async () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    return {
      largest,
      scriptRequests: scripts.length,
      scriptKilobytes: bytes / 1000,
      painted: paint?.startTime ?? 0,
    }
  })
}
