import { bookingOf } from '@darnley/testing/booking'
import { percentile } from '../load.ts'
import type { Bench, BenchSystem } from '../system.ts'
import { table } from '../table.ts'
import { createVisitor } from '../visitor.ts'
import { audit, installLighthouse, type Audit } from './audit.ts'
import { measureInteractions } from './interactions.ts'

const RUNS = 5
const METRICS = ['score', 'fcp', 'lcp', 'tbt', 'cls'] as const

/** Lighthouse with its mobile settings, and the slowest of many scripted interactions. */
export const measureLighthouse: Bench = async (system) => {
  await installLighthouse()
  const cookie = await fillBasket(system)
  const rows: (string | number)[][] = []
  for (const path of ['/', '/checkout']) {
    const audits: Audit[] = []
    for (let run = 0; run < RUNS; run += 1)
      audits.push(await audit(system.siteUrl + path, { cookie, browser: system.browser }))
    const medians = METRICS.map((metric) =>
      percentile(
        audits.map((each) => each[metric]),
        0.5,
      ),
    )
    rows.push([`\`${path}\``, ...medians])
  }
  const interactions = await measureInteractions(system)
  return `## Lighthouse

Lighthouse 13 with its own mobile settings, simulated: a first visit with the consent dialog, \`/checkout\` with one service in the basket; median of ${RUNS}. On a busy machine the blocking time measures the machine.

${table(
  [
    ...['page', 'score', 'first paint, ms', 'largest paint, ms'],
    ...['blocking, ms', 'layout shift'],
  ],
  rows,
)}

Targets: at least 98 on \`/\` and 95 on \`/checkout\`; largest paint at most 1200 ms, blocking at most 100 ms, layout shift at most 0.01.

Scripted use (booking, basket, help, first step of the checkout): the slowest of ${interactions.length} interactions took ${Math.max(...interactions)} ms until the next paint. Target: 100 ms.`
}

/** Returns the cookie of a visitor with one service in the basket, because checkout redirects when it is empty. */
async function fillBasket({ siteUrl, contentUrl }: BenchSystem): Promise<string> {
  const visitor = createVisitor(siteUrl)
  const basket = [await bookingOf(contentUrl)]
  await visitor.post('/api/public/update_basket', { version: 0, basket })
  return visitor.cookie()
}
