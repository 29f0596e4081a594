import { bookingOf } from '@darnley/testing/booking'
import { percentile } from '../load.ts'
import type { Bench, BenchSystem } from '../system.ts'
import { table } from '../table.ts'
import type { Target } from '../targets.ts'
import { createVisitor } from '../visitor.ts'
import { audit, installLighthouse, type Audit } from './audit.ts'
import { measureInteractions } from './interactions.ts'

const RUNS = 3
const METRICS = ['score', 'fcp', 'lcp', 'tbt', 'cls'] as const

/** Lighthouse with its mobile settings, and the slowest of many scripted interactions. */
export const measureLighthouse: Bench = async (system) => {
  await installLighthouse()
  const cookie = await fillBasket(system)
  const rows: (string | number)[][] = []
  const targets: Target[] = []
  for (const path of ['/', '/prices', '/guides', '/checkout']) {
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
    targets.push(...targetsOf(path, medians))
  }
  const interactions = await measureInteractions(system)
  const slowest = Math.max(...interactions)
  return {
    section: `## Lighthouse

Lighthouse 13 with its own mobile settings, simulated: a first visit with the consent dialog, \`/checkout\` with one service in the basket; median of ${RUNS}. On a busy machine the blocking time measures the machine.

${table(
  [
    ...['page', 'score', 'first paint, ms', 'largest paint, ms'],
    ...['blocking, ms', 'layout shift'],
  ],
  rows,
)}

Scripted use (booking, basket, help, first step of the checkout): the slowest of ${interactions.length} interactions took ${slowest} ms until the next paint.`,
    targets: [
      ...targets,
      { what: 'the slowest interaction', is: slowest, limit: { atMost: 100 }, unit: 'ms' },
    ],
  }
}

function targetsOf(path: string, [score = 0, , lcp = 0, tbt = 0, cls = 0]: number[]): Target[] {
  const least = path === '/' ? 98 : 95
  return [
    { what: `score of \`${path}\``, is: score, limit: { atLeast: least }, unit: '' },
    { what: `largest paint of \`${path}\``, is: lcp, limit: { atMost: 1200 }, unit: 'ms' },
    { what: `blocking of \`${path}\``, is: tbt, limit: { atMost: 100 }, unit: 'ms' },
    { what: `layout shift of \`${path}\``, is: cls, limit: { atMost: 0.01 }, unit: '' },
  ]
}

/** Returns the cookie of a visitor with one service in the basket, because checkout redirects when it is empty. */
async function fillBasket({ siteUrl, contentUrl }: BenchSystem): Promise<string> {
  const visitor = createVisitor(siteUrl)
  const basket = [await bookingOf(contentUrl)]
  await visitor.post('/api/public/update_basket', { version: 0, basket })
  return visitor.cookie()
}
