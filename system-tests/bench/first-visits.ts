import type { Browser } from '@playwright/test'
import { servePlainApp } from '@darnley/edge/plain-app'
import { anEntry } from '@darnley/testing/basket'
import { withBrowser } from './browser.ts'
import { percentile } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import { visit, type Visit } from './visit.ts'

const METRICS = ['scriptRequests', 'scriptKilobytes', 'painted', 'shown'] as const

/** Needed because checkout redirects when the basket is empty. */
const basket = {
  version: 1,
  basket: [anEntry()],
  discount_code: null,
  discount_amount: null,
  express_price: 1000,
}

/** A first visit to the federated site, compared with the same source built as one application. */
export const measureFirstVisits: Bench = async (system) => {
  const plain = await servePlainApp(system)
  const pages = ['/', '/checkout'].flatMap((path) =>
    Object.entries({ federated: system.siteUrl, plain: plain.url }).map(([variant, url]) => ({
      ...{ path, variant, url: url + path },
      visits: [] as Visit[],
    })),
  )
  const visitAll = async (browser: Browser): Promise<void> => {
    for (let run = 0; run < system.runs; run += 1)
      for (const { url, visits } of pages) visits.push(await visit(browser, { url, basket }))
  }
  try {
    await withBrowser(system.browser, visitAll)
  } finally {
    await plain.close()
  }
  const rows = pages.map(({ path, variant, visits }) => {
    const medians = METRICS.map((metric) => median(visits, metric))
    const plainly = pages.find((page) => page.path === path && page.variant === 'plain')?.visits
    const ratio = median(visits, 'shown') / median(plainly ?? [], 'shown')
    return [`\`${path}\``, variant, ...medians, ratio.toFixed(2)]
  })
  return `## First visit

Chromium, empty cache, slow 4G, a quarter of the processor; median of ${system.runs} visits, interleaved. "Plain" is the same source built as one single-page application and served with the same head.

${table(
  [
    ...['page', 'variant', 'JS requests', 'JS kB (brotli)'],
    ...['shell painted, ms', 'page shown, ms', 'shown / plain'],
  ],
  rows,
)}

Target: at most 110 kB of JS on \`/\`.`
}

function median(visits: readonly Visit[], key: keyof Visit): number {
  return percentile(
    visits.map((each) => each[key]),
    0.5,
  )
}
