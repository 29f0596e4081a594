import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { HourCounts, hourOf } from '@darnley/releases/health/counts'
import { makeLive } from '@darnley/releases/registry'
import { withReleases } from '@darnley/releases/sets'
import { freePort } from '@darnley/testing/free-ports'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { openPage, reportFailure } from '#src/testing/failures.ts'
import { addRemote } from '#src/testing/releases.ts'

let app: FastifyInstance
let releasesDir: string
let port: number

beforeEach(async () => {
  port = await freePort()
  ;({ app, releasesDir } = await buildEdge({
    METRICS_PORT: String(port),
    RELEASE_FAILURE_VISITORS: '1',
  }))
  await app.listen({ port: 0 })
})
afterEach(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

const metrics = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

async function reportVital(vital: object, headers = {}): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/releases/vitals',
    payload: vital,
    headers: { host: 'localhost', origin: 'http://localhost', ...headers },
  })
  return statusCode
}

describe('[T14] The metrics of the edge', () => {
  it('count visitors, failures and web vitals by release', async () => {
    const { set } = await openPage(app)
    await app.inject({ url: '/releases/booking/1/remoteEntry.js' })
    await reportFailure(app, { from: '192.0.2.1', failure: { release: 'booking@1' } })
    expect(await reportVital({ set, name: 'LCP', value: 900 })).toBe(204)
    expect(await reportVital({ set, name: 'CLS', value: 0.02 })).toBe(204)
    const text = await metrics()
    expect(text).toContain('release_visitors_total{release="booking@1"} 1')
    expect(text).toContain('release_failures_total{release="booking@1"} 1')
    expect(text).toContain(`page_vital_milliseconds_bucket{le="1200",set="${set}",name="LCP"} 1`)
    expect(text).toContain(`page_layout_shift_bucket{le="0.025",set="${set}"} 1`)
  })

  it('count requests by route and status, and which release was rolled back', async () => {
    await openPage(app)
    expect(await metrics()).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="[^"]+",status="200"\} [1-9]/m,
    )
    await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '2' })
    await changeRegistry(folderStore(releasesDir), (registry) => {
      if (!registry) throw new Error('Nothing is live')
      const set = withReleases(registry.sites.web, { booking: '2' })
      const at = new Date().toISOString()
      return { registry: makeLive(registry, { site: 'web', at, set }), result: undefined }
    })
    await reportFailure(app, { from: '192.0.2.1' })
    expect(await metrics()).toMatch(/^release_rollbacks_total\{name="booking"\} 1$/m)
  })

  it('[O17] count requests to the api by what became of them', async () => {
    await app.inject({ url: '/api/public/items' })
    const text = await metrics()
    expect(text).toContain('api_requests_total{outcome="asked"} 2')
    expect(text).toContain('api_requests_total{outcome="failed"} 2')
    expect(text).toContain('api_requests_total{outcome="repeated"} 1')
  })

  it('are kept in the release store for `npm run release -- health`', async () => {
    const { set } = await openPage(app)
    await reportVital({ set, name: 'LCP', value: 900 })
    await reportFailure(app, { from: '192.0.2.1', failure: { release: 'booking@1' } })
    await app.close()
    const [text = ''] = await folderStore(releasesDir).readCounts(hourOf(Date.now()))
    const { vitals, releases } = HourCounts.parse(JSON.parse(text))
    expect(vitals[set]?.['LCP']?.[6]).toBe(1)
    expect(Object.keys(releases['booking@1']?.traces ?? {})).toEqual([
      'booking/wizard threw at /\nError: broken',
    ])
  })

  it('[S29] know no set that the registry does not name', async () => {
    expect(await reportVital({ set: 'abc123', name: 'LCP', value: 1 })).toBe(204)
    expect(await metrics()).not.toContain('abc123')
  })

  it.each([
    [{ set: 'A', name: 'LCP', value: 1 }, {}, 400],
    [{ set: 'a', name: 'LCP', value: -1 }, {}, 400],
    [{ set: 'a', name: 'XYZ', value: 1 }, {}, 400],
    [{ set: 'a', name: 'LCP', value: 1, more: 1 }, {}, 400],
    [{ set: 'a', name: 'LCP', value: 1 }, { origin: 'https://evil.example' }, 403],
  ])('refuse %j with %j', async (vital, headers, status) => {
    expect(await reportVital(vital, headers)).toBe(status)
  })

  it('are not served to the public', async () => {
    expect((await app.inject({ url: '/metrics' })).body).not.toContain('release_visitors_total')
  })
})
