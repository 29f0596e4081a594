import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf } from '#src/plugins/rate-limit.ts'
import { type Answer, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const A_MINUTE = 6
let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: String(A_MINUTE) } })
})
afterAll(() => environment.stop())

let addresses = 0
/** Returns a new address each time, as the edge would send it. */
const nextAddress = (): string => `198.51.100.${(addresses += 1)}`

const write = (address: string): Promise<Answer<{ detail: string }>> =>
  visit(environment.apiUrl, { 'x-forwarded-for': address }).post('/public/clear_basket')

async function writeUntilRefused(address: string): Promise<Answer<{ detail: string }>> {
  for (let call = 0; call < A_MINUTE; call += 1) expect((await write(address)).status).toBe(200)
  return write(address)
}

const limited = Object.values<RouteDefinition>(calls).filter((route) => costOf(route) > 0)

describe('[S25] the write budget', () => {
  it.each(limited.map(({ method, path }) => ({ method, path })))(
    'ends at some time for $method $path, with Retry-After',
    async ({ method, path }) => {
      const visitor = visit(environment.apiUrl, { 'x-forwarded-for': nextAddress() })
      const send = method === 'GET' ? visitor.get : visitor.post
      for (let call = 0; call < A_MINUTE; call += 1) await send(path)
      const { status, headers } = await send<unknown>(path)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )

  it('covers every write that is not signed by a provider', () => {
    const writes = Object.values<RouteDefinition>(calls).filter(
      ({ method, access }) => method === 'POST' && access !== 'provider',
    )
    expect(limited).toEqual(expect.arrayContaining(writes))
  })

  it('tells what to do when it is exhausted, and is separate for each visitor', async () => {
    const refused = await writeUntilRefused(nextAddress())
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many requests. Please wait a moment and try again.' },
    })
    expect(refused.headers.get('retry-after')).toBe('10')
    expect((await write(nextAddress())).status).toBe(200)
  })

  it('does not limit reads', async () => {
    const address = nextAddress()
    await writeUntilRefused(address)
    const visitor = visit(environment.apiUrl, { 'x-forwarded-for': address })
    expect((await visitor.get('/public/get_basket')).status).toBe(200)
  })

  it('is consumed faster by expensive calls', async () => {
    const visitor = visit(environment.apiUrl, { 'x-forwarded-for': nextAddress() })
    expect((await visitor.checkOut()).status).toBe(409)
    expect((await visitor.checkOut()).status).toBe(429)
  })

  it('belongs to the address that the edge saw, whatever a visitor forges', async () => {
    const address = nextAddress()
    await writeUntilRefused(address)
    for (const forged of ['203.0.113.1', '203.0.113.2', '127.0.0.1'])
      expect((await write(`${forged}, ${address}`)).status).toBe(429)
  })

  it('is shared by all addresses of one IPv6 network', async () => {
    await writeUntilRefused('2001:db8:0:1::1')
    expect((await write('2001:db8:0:1:ffff::2')).status).toBe(429)
    expect((await write('2001:db8:0:2::1')).status).toBe(200)
  })
})

describe('without an edge', () => {
  it('a forged X-Forwarded-For does not give a caller a separate budget', async () => {
    const direct = await startTestEnvironment({
      env: { RATE_LIMIT_A_MINUTE: String(A_MINUTE), TRUST_PROXY: '192.0.2.1' },
    })
    const statuses: number[] = []
    for (let call = 0; call <= A_MINUTE; call += 1) {
      const forger = visit(direct.apiUrl, { 'x-forwarded-for': nextAddress() })
      statuses.push((await forger.post('/public/clear_basket')).status)
    }
    await direct.stop()
    expect(statuses).toEqual([...Array(A_MINUTE).fill(200), 429])
  })
})
