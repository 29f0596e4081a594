import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

/** Every call that accepts a discount code, with a function that tries one. */
const tries: Readonly<
  Record<string, (visitor: Visitor, code: string) => Promise<Answer<unknown>>>
> = {
  'GET /public/all_delivery_providers': (visitor, code) =>
    visitor.get(`/public/all_delivery_providers?discount_code=${code}`),
  'POST /public/payload_basket_discount': (visitor, code) =>
    visitor.post(`/public/payload_basket_discount?discount_code=${code}`),
  'POST /public/guest_coupon_validation': (visitor, code) =>
    visitor.post('/public/guest_coupon_validation', { body: { coupon_code: code } }),
  'POST /public/guest_checkout_v2': (visitor, code) => visitor.checkOut({ coupon_code: code }),
  'POST /public/guest_checkout': async (visitor, code) =>
    visitor.post('/public/guest_checkout', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { ...customer(), coupon_code: code, basket: [await someJeans()] },
    }),
}

let homes = 0
/** Returns a visitor with a filled basket and an address of their own. */
async function newVisitor(): Promise<Visitor> {
  homes += 1
  const visitor = visit(environment.apiUrl, { 'x-forwarded-for': `192.0.2.${homes}` })
  await visitor.fill([await someJeans()])
  return visitor
}

/** A browser without cookies at the same address. */
const again = (): Visitor => visit(environment.apiUrl, { 'x-forwarded-for': `192.0.2.${homes}` })

const wrong = (): string => `GUESS-${crypto.randomUUID().slice(0, 8)}`
const retryAfter = ({ headers }: Answer<unknown>): number => Number(headers.get('retry-after'))

it('[X7] every call of the contract with a discount code is tested here', () => {
  const takesCode = ({ query, body }: RouteDefinition): boolean =>
    [query, body].some((schema) => {
      const fields = schema && 'shape' in schema ? Object.keys(schema.shape as object) : []
      return fields.includes('discount_code') || fields.includes('coupon_code')
    })
  const taking = Object.entries<RouteDefinition>(calls).filter(([, route]) => takesCode(route))
  expect(taking.map(([name]) => name).toSorted()).toEqual(Object.keys(tries).toSorted())
})

describe.each(Object.entries(tries))('[X7] by %s', (_name, tryCode) => {
  it('a visitor is throttled after 20 codes, even without cookies, and no other visitor is', async () => {
    const visitor = await newVisitor()
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect([200, 422]).toContain((await tryCode(visitor, wrong())).status)
    const refused = await tryCode(visitor, wrong())
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many discount codes were tried. Please wait a few minutes.' },
    })
    expect(retryAfter(refused)).toBeGreaterThan(0)
    const anonymous = again()
    expect(
      (await anonymous.get(`/public/all_delivery_providers?discount_code=${wrong()}`)).status,
    ).toBe(429)
    expect((await tryCode(await newVisitor(), wrong())).status).not.toBe(429)
  })

  it('a valid code is not counted', async () => {
    const visitor = await newVisitor()
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const { status } = await tryCode(visitor, 'WELCOME10')
      expect(status).toBe(200)
    }
  })
})

it('[X7] concurrent guesses cannot exceed the limit', async () => {
  const visitor = await newVisitor()
  const answers = await Promise.all(
    Array.from({ length: 150 }, () =>
      visitor.get(`/public/all_delivery_providers?discount_code=${wrong()}`),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20)
})

it('[X7] while many addresses guess, each has two attempts, and a valid code keeps working', async () => {
  const holder = await newVisitor()
  await holder.post('/public/payload_basket_discount?discount_code=WELCOME10')
  await fillOverallLimit()
  const guesser = await newVisitor()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 3; attempt += 1)
    statuses.push(
      (await guesser.get(`/public/all_delivery_providers?discount_code=${wrong()}`)).status,
    )
  expect(statuses).toEqual([422, 422, 429])
  const newcomer = await newVisitor()
  const applied = await newcomer.post('/public/payload_basket_discount?discount_code=WELCOME10')
  expect(applied.body).toMatchObject({ coupon_applied: true })
  for (const visitor of [holder, newcomer])
    expect((await visitor.checkOut({ coupon_code: 'WELCOME10' })).status).toBe(200)
})

/** Adds earlier refused codes up to the overall limit. */
async function fillOverallLimit(): Promise<void> {
  await visit(environment.apiUrl).get(`/public/all_delivery_providers?discount_code=${wrong()}`)
  await environment.query(
    `update sign_in_failures set count = 500 where count = (select max(count) from sign_in_failures)`,
  )
}
