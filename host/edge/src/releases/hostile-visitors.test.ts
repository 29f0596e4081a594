import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { HourCounts } from '@darnley/releases/health/counts'
import { startCanary } from '@darnley/releases/registry'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { openPage, reportFailure, sendFailure } from '#src/testing/failures.ts'
import { addRemote } from '#src/testing/releases.ts'

let app: FastifyInstance
let releasesDir: string

beforeEach(async () => {
  ;({ app, releasesDir } = await buildEdge({ TRUSTED_PROXIES: '127.0.0.1' }))
})
afterEach(() => rm(releasesDir, { recursive: true }))

const booking = { release: 'booking@1' }

const report = (from: string, failure = booking, headers = {}): Promise<number> =>
  reportFailure(app, { from, failure, headers })

/** Release of a remote > number of visitors it failed for, after the edge has closed. */
async function countedFailures(): Promise<Record<string, number>> {
  await app.close()
  const window = new Date().toISOString().slice(0, 13)
  const [text = '{"releases":{}}'] = await folderStore(releasesDir).readCounts(window)
  const { releases } = HourCounts.parse(JSON.parse(text))
  const entries = Object.entries(releases)
    .filter(([name]) => !/^(?:host|vendor)/.test(name))
    .map(([name, { failed }]) => [name.split(' ')[0] ?? '', failed.length])
  return Object.fromEntries(entries) as Record<string, number>
}

describe('A report of a failure', () => {
  it('[X4] counts an IPv6 household once, whatever addresses it uses', async () => {
    for (const end of ['1', '2', 'b:c:d']) await report(`2001:db8:1:2::${end}`)
    for (const net of ['3', '4']) await report(`2001:db8:1:${net}::1`)
    expect(await countedFailures()).toEqual({ 'booking@1': 3 })
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://localhost' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
  ])('[X4] is ignored from a page of another origin: %j', async (headers) => {
    expect(await report('192.0.2.1', booking, headers)).toBe(403)
    expect(await countedFailures()).toEqual({})
  })

  it('[X4] [S28] counts only with the mark of a page that was served, and once', async () => {
    const { set, cookie } = await openPage(app)
    const send = (last: number, headers = {}, failure = {}): Promise<number> =>
      sendFailure(app, {
        from: `192.0.2.${last}`,
        failure: { ...booking, set, ...failure },
        headers,
      })
    expect(await send(1)).toBe(204)
    expect(await send(2, { cookie: `${cookie}x` })).toBe(204)
    expect(await send(3, { cookie }, { set: 'ab12' })).toBe(204)
    expect(await send(4, { cookie })).toBe(204)
    expect(await send(5, { cookie })).toBe(204)
    expect(await countedFailures()).toEqual({ 'booking@1': 1 })
  })

  it('[S28] takes a mark that is older than a day for none', async () => {
    const { set, cookie } = await openPage(app)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 })
    onTestFinished(() => void vi.useRealTimers())
    await sendFailure(app, { from: '192.0.2.1', failure: { ...booking, set }, headers: { cookie } })
    vi.useRealTimers()
    expect(await countedFailures()).toEqual({})
  })

  it('[S28] a browser keeps its mark until it is used or the set changes', async () => {
    const { set, cookie } = await openPage(app)
    expect(await openPage(app, { cookie })).toEqual({ set, cookie })
    await sendFailure(app, { from: '192.0.2.1', failure: { ...booking, set }, headers: { cookie } })
    expect((await openPage(app, { cookie })).cookie).not.toBe(cookie)
    await app.close()
  })

  it('[X4] is rate-limited per household', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const answers = []
    for (let each = 0; each < 12; each += 1) answers.push(await report('2001:db8:9:9::1'))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429])
    expect(await report('192.0.2.77')).toBe(204)
    await app.close()
  })

  it('[S29] [X5] is counted only when the registry names the release', async () => {
    for (let each = 0; each < 50; each += 1) {
      await report(`192.0.2.${each}`, { release: `made-up@${each}` })
      await app.inject({ url: `/releases/made-up/${each}/remoteEntry.js` })
    }
    await app.inject({ url: '/releases/booking/1/remoteEntry.js' })
    expect(await countedFailures()).toEqual({ 'booking@1': 0 })
  })
})

it('[X10] [X27] cookies of a site with https are pinned to their host, whatever the last hop is', async () => {
  await app.close()
  await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '2' })
  await changeRegistry(folderStore(releasesDir), (before, at) => {
    if (!before) throw new Error('Nothing is live')
    const release = { name: 'booking', version: '2' }
    const registry = startCanary(before, { site: 'web', at, release, percent: 50 })
    return { registry, result: undefined }
  })
  const { app: edge } = await buildEdge({
    SITE_URL: 'https://localhost',
    TRUSTED_PROXIES: '10.0.0.0/8',
    RELEASES_DIR: releasesDir,
  })
  const { headers } = await edge.inject({ url: '/' })
  expect([headers['set-cookie']].flat().toSorted()[0]).toMatch(
    /^__Host-canary-share=[\d.]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const bookings = ['__Host-canary-share=0', '__Host-canary-share=50'].map(async (cookie) => {
    const { body } = await edge.inject({ url: '/', headers: { cookie } })
    return /"booking":\{"entry":"\/releases\/booking\/(\w+)\//.exec(body)?.[1]
  })
  expect((await Promise.all(bookings)).toSorted()).toEqual(['1', '2'])
  await edge.close()
})
