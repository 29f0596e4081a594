import type { Browser } from '@playwright/test'
import { servePlainApp } from '@darnley/edge/plain-app'
import { anEntry } from '@darnley/testing/basket'
import { withBrowser } from './browser.ts'
import { percentile } from './load.ts'
import type { Bench } from './system.ts'
import { serveStaticPage } from './static-page.ts'
import { table } from './table.ts'
import { visit, type Visit } from './visit.ts'

const METRICS = ['scriptRequests', 'scriptKilobytes', 'painted', 'shown'] as const

/** A choice of each page: it leads on as a link or a field of the document, or once its scripts are there. */
const choices = {
  '/': 'main ul[aria-label="Categories"] :is(a, button)',
  '/checkout': 'main input[name="name"]',
} as const

/** Needed because checkout redirects when the basket is empty. */
const basket = {
  version: 1,
  basket: [anEntry()],
  discount_code: null,
  discount_amount: null,
  express_price: 1000,
}

interface Visited {
  readonly path: keyof typeof choices
  readonly variant: 'federated' | 'plain' | 'static file'
  readonly url: string
  readonly visits: Visit[]
}

/**
 * A first visit to the federated site, compared with the same source built as one application, and with its own document
 * as a file.
 */
export const measureFirstVisits: Bench = async (system) => {
  await untilRendered(system.siteUrl)
  const plain = await servePlainApp(system)
  const file = await serveStaticPage(system.siteUrl)
  const of = (path: Visited['path'], variant: Visited['variant'], url: string): Visited => ({
    ...{ path, variant, url: url + path },
    visits: [],
  })
  const pages = [
    of('/', 'federated', system.siteUrl),
    of('/', 'plain', plain.url),
    of('/', 'static file', file.url),
    of('/checkout', 'federated', system.siteUrl),
    of('/checkout', 'plain', plain.url),
  ]
  const visitAll = async (browser: Browser): Promise<void> => {
    // Fills the caches of the servers.
    for (const page of pages) await visitPage(browser, page)
    for (let run = 0; run < system.runs; run += 1)
      for (const page of pages) page.visits.push(await visitPage(browser, page))
  }
  try {
    await withBrowser(system.browser, visitAll)
  } finally {
    await Promise.all([plain.close(), file.close()])
  }
  return `## First visit

Chromium, empty cache, slow 4G, a quarter of the processor; median of ${system.runs} visits, interleaved. "Plain" is the same source built as one single-page application and served with the same head. "Static file" is the document of the federated page from memory, of the same bytes, without a script that runs. A page is shown when its heading and its choices are there and lead on, and in place when its scripts have taken over.

${table(
  [
    ...['page', 'variant', 'JS requests', 'JS kB (brotli)', 'shell painted, ms', 'page shown, ms'],
    ...[
      'shown / plain',
      'in place, ms',
      'in place / plain',
      'largest paint, ms',
      'largest / static file',
    ],
  ],
  pages.map((page) => rowOf(page, pages)),
)}

Targets on \`/\`: at most 105 kB of JS in 5 requests, shown at most 0.6 of the plain application, largest paint at most 1.15 of the static file.`
}

/** Waits until the edge has rendered its pages ahead, seconds after its start. */
async function untilRendered(siteUrl: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const page = await (await fetch(siteUrl)).text()
    if (page.includes('id="known-answers"')) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The edge has not rendered home ahead')
}

function visitPage(browser: Browser, { path, variant, url }: Visited): Promise<Visit> {
  const hasScripts = variant !== 'static file'
  return visit(browser, { url, basket, choice: choices[path], hasScripts })
}

function rowOf({ path, variant, visits }: Visited, all: readonly Visited[]): (string | number)[] {
  const to = (other: Visited['variant'], key: keyof Visit): string => {
    const compared = all.find((page) => page.path === path && page.variant === other)
    const ratio = median(visits, key) / median(compared?.visits ?? [], key)
    return Number.isFinite(ratio) ? ratio.toFixed(2) : '-'
  }
  const inPlace = median(visits, 'inPlace')
  return [
    `\`${path}\``,
    variant,
    ...METRICS.map((metric) => median(visits, metric)),
    to('plain', 'shown'),
    Number.isFinite(inPlace) ? inPlace : '-',
    to('plain', 'inPlace'),
    median(visits, 'largest'),
    to('static file', 'largest'),
  ]
}

function median(visits: readonly Visit[], key: keyof Visit): number {
  return percentile(
    visits.map((each) => each[key]),
    0.5,
  )
}
