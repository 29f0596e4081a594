import { Counter, Histogram, type Registry } from 'prom-client'
import { vitalBounds } from '@darnley/releases/health/counts'
import type { ReleaseCounts } from '#src/releases/release-counts.ts'

/**
 * Publishes what this edge counts of releases as metrics. Their labels are bounded, because only releases and sets that
 * the registry names are counted.
 */
export function withMetrics(counts: ReleaseCounts, register: Registry): ReleaseCounts {
  const registers = [register]
  const visitors = new Counter({
    name: 'release_visitors_total',
    help: 'Visitors who fetched a release',
    labelNames: ['release'],
    registers,
  })
  const failures = new Counter({
    name: 'release_failures_total',
    help: 'Reports of pages that a release failed',
    labelNames: ['release'],
    registers,
  })
  const vitals = new Histogram({
    name: 'page_vital_milliseconds',
    help: 'Web vitals of pages (LCP, INP, FCP, TTFB) by the set that they are made of',
    labelNames: ['set', 'name'],
    buckets: [...vitalBounds('LCP')],
    registers,
  })
  const shifts = new Histogram({
    name: 'page_layout_shift',
    help: 'Layout shift (CLS) of pages by the set that they are made of',
    labelNames: ['set'],
    buckets: [...vitalBounds('CLS')],
    registers,
  })
  return {
    addVisitor(release) {
      visitors.inc({ release: withoutPromotion(release) })
      counts.addVisitor(release)
    },
    addFailure(failure) {
      failures.inc({ release: withoutPromotion(failure.release) })
      return counts.addFailure(failure)
    },
    addVital(vital) {
      const { set, name, value } = vital
      if (name === 'CLS') shifts.observe({ set }, value)
      else vitals.observe({ set, name }, value)
      counts.addVital(vital)
    },
    close: () => counts.close(),
  }
}

/** Returns `name@version` of a release that is identified together with its promotion. */
function withoutPromotion(release: string): string {
  return release.split(' ')[0] ?? release
}
