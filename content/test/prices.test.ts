import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Change } from '#src/prices/lines.ts'
import type { PriceOverview } from '#src/prices/overview.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'
import { priceCalls, type PriceCall } from './support/price-calls.ts'

let app: LiveApp
let call: PriceCall

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  call = await priceCalls(app)
})
afterAll(() => app.close())

const overview = async (): Promise<PriceOverview> =>
  JSON.parse((await call({ role: 'viewer', method: 'get', path: '/prices' })).text) as PriceOverview

const priceOf = async (id: string): Promise<number | undefined> =>
  (await overview()).services.flatMap(({ lines }) => lines).find((line) => line.id === id)?.price

async function change(
  changes: Change[],
  role = 'editor',
): Promise<{ status: number; text: string }> {
  return call({ role, method: 'post', path: '/prices/changes' }, { changes })
}

const price = (id: string, from: number, to: number): Change => ({ id, field: 'price', from, to })

describe('a change of many prices', () => {
  test('is published at once, with the prices of answers, as a version of each service', async () => {
    const { docs: before } = await versions('reheel')
    const done = await change([
      price('reheel', Number(await priceOf('reheel')), 2400),
      price('shorten-belt.buckle.sewn', 500, 600),
    ])
    expect(done).toMatchObject({ status: 200, text: '{"services":2}' })
    expect(await (await app.get('/api/services/reheel')).json()).toMatchObject({ price: 2400 })
    expect(await (await app.get('/api/services/shorten-belt')).json()).toMatchObject({
      price: 1500,
      questions: [{ options: [{ priceModifier: 0 }, { priceModifier: 600 }] }],
    })
    const { docs: after } = await versions('reheel')
    expect(after.length - before.length).toBe(1)
  })

  test('is undone by its reverse, or by a version', async () => {
    const now = Number(await priceOf('resole'))
    await change([price('resole', now, now + 100)])
    await change([price('resole', now + 100, now)])
    expect(await priceOf('resole')).toBe(now)
    await change([price('resole', now, now + 100)])
    const { docs } = await versions('resole')
    await app.payload.restoreVersion({ collection: 'services', id: String(docs[1]?.id) })
    expect(await priceOf('resole')).toBe(now)
  })

  test('changes nothing when one price was changed meanwhile, and tells every reason', async () => {
    const now = Number(await priceOf('resole'))
    const refused = await change([
      price('resole', now, now + 100),
      price('shorten-belt', 1, 2),
      price('unknown', 1, 2),
    ])
    expect(refused.status).toBe(409)
    expect(JSON.parse(refused.text)).toEqual({
      faults: [
        'Shorten a belt was changed meanwhile: load the prices again.',
        'There is no price with the id "unknown" any more.',
      ],
    })
    expect(await priceOf('resole')).toBe(now)
  })

  test('of two at the same time one is made and the other refused', async () => {
    const now = Number(await priceOf('resole'))
    const both = await Promise.all([
      change([price('resole', now, now + 100)]),
      change([price('resole', now, now + 200)]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('publishes no draft that waits', async () => {
    await app.payload.update({
      ...{ collection: 'services', id: 'repair-handle', draft: true },
      data: { description: 'Not for customers yet.', _status: 'draft' },
    })
    const refused = await change([price('repair-handle', 3800, 4000)])
    expect(refused.text).toContain('Repair a bag handle has a draft that is not published')
    expect(await (await app.get('/api/services/repair-handle')).json()).toMatchObject({
      price: 3800,
    })
  })

  test.each([-1, 12.5])('to %s pence is refused', async (to) => {
    const now = Number(await priceOf('resole'))
    expect((await change([price('resole', now, to)])).text).toContain('Give a price of 0 or more')
  })
})

test('a body of another shape is refused', async () => {
  const twice = [price('resole', 1, 2), price('resole', 1, 3)]
  for (const changes of [[], twice, [{ id: 'resole', field: 'serviceType', from: '', to: '' }]])
    expect((await change(changes as Change[])).status).toBe(400)
})

test('a viewer reads prices and changes none, and without a user there is nothing', async () => {
  expect((await change([price('reheel', 1, 2)], 'viewer')).status).toBe(403)
  expect((await call({ method: 'get', path: '/prices' })).status).toBe(401)
  expect((await call({ method: 'get', path: '/prices/csv' })).status).toBe(401)
  const csv = { method: 'post', path: '/prices/csv' } as const
  expect((await call({ ...csv, role: 'viewer' }, 'id,name,price')).status).toBe(403)
})

function versions(parent: string): Promise<{ docs: { id: number | string }[] }> {
  return app.payload.findVersions({
    ...{ collection: 'services', where: { parent: { equals: parent } } },
    ...{ sort: '-updatedAt', limit: 50, depth: 0 },
  })
}
