import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CourierConnections, CourierTest } from '@darnley/contract/workshop-couriers'
import { courierChecks } from '@darnley/node/courier-checks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectionsOf, testConnection } from '#src/modules/workshop-couriers/connections.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

describe('An owner', () => {
  it('sees which couriers are set up', async () => {
    const { status, body } = await owner.get<CourierConnections>('/workshop/couriers')
    expect(status).toBe(200)
    expect(body.couriers.map(({ name }) => name)).toEqual([
      'Royal Mail',
      'DPD',
      'Evermile',
      'Onfleet',
      'Ship24',
    ])
    expect(body.couriers[0]).toMatchObject({ is_set_up: false, setting: 'ROYAL_MAIL_API_KEY' })
  })

  it.each(Object.keys(courierChecks))('tests %s, whose stand-in answers', async (courier) => {
    const { status, body } = await owner.post<CourierTest>(`/workshop/couriers/${courier}/test`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ courier, result: 'works', is_set_up: false, status: 200 })
    expect(body.host).toBe(new URL(environment.sandboxUrl).host)
  })

  it('gets 422 for a courier that there is not', async () => {
    expect((await owner.post('/workshop/couriers/pigeon/test')).status).toBe(422)
  })
})

it('A manager is refused', async () => {
  const manager = await signInToWorkshop(environment, 'manager')
  expect((await manager.get('/workshop/couriers')).status).toBe(403)
  expect((await manager.post('/workshop/couriers/dpd/test')).status).toBe(403)
})

describe('A service with a key', () => {
  const key = { type: 'live', key: 'the-key' } as const

  it.each([
    [200, 'works'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'unexpected'],
    [429, 'busy'],
    [500, 'busy'],
  ])('that answers %i %s', async (status, result) => {
    const seen: (string | undefined)[] = []
    const server = createServer(({ headers }, response) => {
      seen.push(headers.authorization)
      response.writeHead(status, { connection: 'close' }).end('key: the-key')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const tested = await testAt(url)
    server.close()
    expect(tested).toMatchObject({ result, status, is_set_up: true })
    expect(seen).toEqual(['Bearer the-key'])
    expect(JSON.stringify(tested)).not.toContain('the-key')
  })

  it('that does not answer is unreachable', async () => {
    expect(await testAt('http://127.0.0.1:1')).toMatchObject({
      result: 'unreachable',
      status: null,
    })
  })

  it('that the company has no contract with is neither listed nor tested', async () => {
    const none = { type: 'none' } as const
    const services = { royalMail: key, dpd: none, evermile: none, onfleet: none, ship24: none }
    expect(connectionsOf(services).map(({ name }) => name)).toEqual(['Royal Mail'])
    await expect(testConnection('dpd', { services })).rejects.toMatchObject({ status: 404 })
  })

  function testAt(url: string): Promise<CourierTest> {
    const services = { royalMail: key, dpd: key, evermile: key, onfleet: key, ship24: key }
    return testConnection('royalMail', { services, check: { ...courierChecks.royalMail, url } })
  }
})
