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
function nextAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

const write = (address: string): Promise<Answer<{ detail: string }>> =>
  visit(environment.apiUrl, { 'x-forwarded-for': address }).post('/public/clear_basket')

interface Ended<Body> {
  readonly allowed: number
  readonly refused: Answer<Body>
}

/** Calls until a budget ends. It refills a little between the calls of a slow machine. */
async function untilRefused<Body>(call: () => Promise<Answer<Body>>): Promise<Ended<Body>> {
  for (let allowed = 0; allowed < 5 * A_MINUTE; allowed += 1) {
    const answer = await call()
    if (answer.status === 429) return { allowed, refused: answer }
  }
  throw new Error('No call was refused')
}

const exhaust = (address: string): Promise<Ended<{ detail: string }>> =>
  untilRefused(() => write(address))

const limited = Object.values<RouteDefinition>(calls).filter((route) => costOf(route) > 0)

describe('[S25] the write budget', () => {
  it.each(limited.map(({ method, path }) => ({ method, path })))(
    'ends at some time for $method $path, with Retry-After',
    async ({ method, path }) => {
      const visitor = visit(environment.apiUrl, { 'x-forwarded-for': nextAddress() })
      const send = method === 'GET' ? visitor.get : visitor.post
      const { refused } = await untilRefused(() => send<unknown>(path))
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )

  it('covers every write that is not signed by a provider', () => {
    const writes = Object.values<RouteDefinition>(calls).filter(
      ({ method, access }) => method === 'POST' && access !== 'provider',
    )
    expect(limited).toEqual(expect.arrayContaining(writes))
  })

  it('tells what to do when it is exhausted, and is separate for each visitor', async () => {
    const { allowed, refused } = await exhaust(nextAddress())
    expect(allowed).toBeGreaterThanOrEqual(A_MINUTE)
    expect(refused.body).toEqual({
      detail: 'Too many requests. Please wait a moment and try again.',
    })
    // A tenth of a minute, less what has refilled.
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60 / A_MINUTE)
    expect((await write(nextAddress())).status).toBe(200)
  })

  it('does not limit reads', async () => {
    const address = nextAddress()
    await exhaust(address)
    const visitor = visit(environment.apiUrl, { 'x-forwarded-for': address })
    expect((await visitor.get('/public/get_basket')).status).toBe(200)
  })

  it('is consumed faster by expensive calls', async () => {
    const visitor = visit(environment.apiUrl, { 'x-forwarded-for': nextAddress() })
    expect((await visitor.checkOut()).status).toBe(409)
    const { allowed } = await untilRefused(() => visitor.checkOut())
    expect(1 + allowed).toBeLessThan(A_MINUTE)
  })

  it('belongs to the address that the edge saw, whatever a visitor forges', async () => {
    const address = nextAddress()
    const { refused } = await untilRefused(() => write(`${nextAddress()}, ${address}`))
    expect(refused.status).toBe(429)
  })

  it('is shared by all addresses of one IPv6 network', async () => {
    let host = 0
    await untilRefused(() => write(`2001:db8:0:1::${(host += 1)}`))
    expect((await write('2001:db8:0:2::1')).status).toBe(200)
  })
})

describe('without an edge', () => {
  it('a forged X-Forwarded-For does not give a caller a separate budget', async () => {
    const direct = await startTestEnvironment({
      env: { RATE_LIMIT_A_MINUTE: String(A_MINUTE), TRUST_PROXY: '192.0.2.1' },
    })
    const { refused } = await untilRefused(() =>
      visit(direct.apiUrl, { 'x-forwarded-for': nextAddress() }).post('/public/clear_basket'),
    )
    await direct.stop()
    expect(refused.status).toBe(429)
  })
})
