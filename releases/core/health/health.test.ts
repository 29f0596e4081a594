import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VitalName } from '@darnley/contract/page-vital'
import { folderStore } from '#core/folder-store.ts'
import { canarySet, firstRegistry, makeLive, promotedAt, startCanary } from '#core/registry.ts'
import { setId, withReleases } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { aSet } from '#testing/manifests.ts'
import { addToBuckets, hourOf, percentile, type HourCounts } from './counts.ts'
import { readHours } from './health.ts'
import { plotHealth } from './plot.ts'
import { resolveTrace } from './traces.ts'
import { compareReleases, type Comparison } from './verdict.ts'

const now = Date.UTC(2026, 10, 1, 12)
const first = firstRegistry({ web: aSet(), storefront: aSet() })
const second = makeLive(first, {
  site: 'web',
  at: new Date(now).toISOString(),
  set: withReleases(first.sites.web, { booking: '1.1.0' }),
})
let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'health-'))
  store = folderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

interface Counted {
  readonly version: string
  readonly visitors: number
  readonly failed?: number
  readonly registry?: typeof first
}

/** What an edge writes about booking. */
async function count(by: string, counted: readonly Counted[], vitals = {}): Promise<void> {
  const releases = counted.map(({ version, visitors, failed = 0, registry = second }) => {
    const text = `booking@${version}`
    const tally = {
      visitors,
      failed: Array.from({ length: failed }, (_, index) => index),
      traces: {},
    }
    return [`${text} ${promotedAt(registry, text)}`.trimEnd(), tally] as const
  })
  const counts: HourCounts = { releases: Object.fromEntries(releases), vitals }
  await store.writeCounts(hourOf(now), { by, text: JSON.stringify(counts) })
}

async function compareBooking(registry = second): Promise<Comparison[]> {
  const hours = await readHours(store, now)
  return compareReleases(registry, { site: 'web', hours }).filter(
    ({ current }) => current.release.name === 'booking',
  )
}

function measured(name: VitalName, values: readonly number[]): Record<string, number[]> {
  let buckets: number[] = []
  for (const value of values) buckets = addToBuckets(buckets, { name, value })
  return { [name]: buckets }
}

describe('[T14] The health of a release', () => {
  it('adds up all edges, and counts a visitor who failed at two of them once', async () => {
    await count('one', [{ version: '1.1.0', visitors: 200, failed: 20 }])
    await count('two', [{ version: '1.1.0', visitors: 100, failed: 10 }])
    const [booking] = await compareBooking()
    expect(booking?.current).toMatchObject({ visitors: 300, failed: 20 })
    expect(booking?.current.hours.at(-1)).toEqual({
      hour: '2026-11-01T12',
      visitors: 300,
      failed: 20,
    })
  })

  it.each([
    [20, 'worse'],
    [6, 'as good'],
    [1, 'as good'],
  ])('with %i of 200 failed visitors beside 25 of 1000 before is %s', async (failed, verdict) => {
    await count('one', [
      { version: '1.1.0', visitors: 200, failed },
      { version: '1.0.0', visitors: 1000, failed: 25 },
    ])
    expect((await compareBooking())[0]?.verdict.type).toBe(verdict)
  })

  it('is not judged by a few visitors', async () => {
    await count('one', [{ version: '1.1.0', visitors: 12, failed: 3 }])
    expect((await compareBooking())[0]?.verdict).toEqual({
      type: 'too few visitors',
      reasons: ['12 of 30'],
    })
  })

  it('is worse when its pages are slower than those of the release before', async () => {
    const values = Array.from({ length: 100 }, (_, index) => index * 20)
    const vitals = {
      [setId(second.sites.web)]: measured(
        'LCP',
        values.map((value) => value * 2),
      ),
      [setId(first.sites.web)]: measured('LCP', values),
    }
    await count('one', [{ version: '1.1.0', visitors: 200 }], vitals)
    const [booking] = await compareBooking()
    expect(booking?.verdict.type).toBe('worse')
    expect(booking?.verdict.reasons[0]).toMatch(/^LCP 2\d{3} ms instead of 1\d{3} ms$/)
  })

  it('compares a canary with the live release', async () => {
    const release = { name: 'booking', version: '2.0.0' }
    const at = new Date(now + 1).toISOString()
    const tried = startCanary(second, { site: 'web', at, release, percent: 10 })
    const set = canarySet(tried, 'web')
    await count(
      'one',
      [
        { version: '2.0.0', visitors: 100, failed: 30, registry: tried },
        { version: '1.1.0', visitors: 900, failed: 2 },
      ],
      set ? { [setId(set)]: measured('INP', [100, 120]) } : {},
    )
    const [canary, live] = await compareBooking(tried)
    expect(canary).toMatchObject({
      isCanary: true,
      current: { release, visitors: 100, vitals: [{ name: 'INP', count: 2 }] },
      former: { release: { version: '1.1.0' } },
      verdict: {
        type: 'worse',
        reasons: ['fails for 30 % of its visitors, booking@1.1.0 for 0.2 %'],
      },
    })
    expect(live).toMatchObject({ isCanary: false, verdict: { type: 'as good' } })
  })

  it('is drawn as an SVG with a chart for each release', async () => {
    await count('one', [{ version: '1.1.0', visitors: 200, failed: 20 }])
    const svg = plotHealth(await compareBooking())
    expect(svg).toContain('booking@1.1.0 on web: 200 visitors, 20 failed')
    expect(svg).toContain('<polyline points="744.0,')
  })
})

describe('A percentile of buckets', () => {
  it('lies within a bucket of the true one', () => {
    const values = Array.from({ length: 1000 }, (_, index) => index)
    const { LCP = [] } = measured('LCP', values)
    const p75 = percentile(LCP, { name: 'LCP', share: 0.75 }) ?? 0
    expect(p75).toBeGreaterThan(700)
    expect(p75).toBeLessThan(800)
    expect(percentile([], { name: 'LCP', share: 0.75 })).toBeNull()
  })
})

describe('[T13] A stack trace', () => {
  const built = 'at x (http://localhost:3000/releases/booking/1/assets/a.js:1:11)'

  it('shows the place in the source when the release has its map', async () => {
    const map = {
      version: 3,
      sources: ['../../../booking-remote/src/pages/wizard/page.tsx'],
      names: [],
      // Column 10 of line 1 is line 3, column 4 of the source.
      mappings: 'UAEI',
    }
    const release = join(folder, 'booking/1')
    await mkdir(join(release, 'private/maps/assets'), { recursive: true })
    await writeFile(join(release, 'private/maps/assets/a.js.map'), JSON.stringify(map))
    await writeFile(join(release, 'manifest.json'), '{}')
    const trace = `Error: broken\n    ${built}\n    at y (/releases/_retry-2/booking/1/assets/a.js:1:11)`
    expect(await resolveTrace(store, trace)).toBe(
      'Error: broken\n    at x (booking-remote/src/pages/wizard/page.tsx:3:5)\n    at y (booking-remote/src/pages/wizard/page.tsx:3:5)',
    )
  })

  it('stays as it is when release or map is gone', async () => {
    expect(await resolveTrace(store, built)).toBe(built)
  })
})
