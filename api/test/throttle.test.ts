import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#src/db/database.ts'
import {
  allowAttempt,
  clearAttempts,
  countAttempt,
  limitOf,
} from '#src/modules/throttle/throttle.ts'
import { PASSWORD } from './support/staff.ts'
import { type Answer, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let database: OpenDatabase

beforeAll(async () => {
  environment = await startTestEnvironment()
  database = openDatabase({
    url: environment.env['DATABASE_URL'] ?? '',
    connections: 5,
    onError: () => undefined,
  })
})
afterAll(async () => {
  await database.close()
  await environment.stop()
})

const atOnce = async (
  count: number,
  call: (attempt: number) => Promise<Answer<unknown>>,
): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, (_, attempt) => call(attempt)))
  return answers.map(({ status }) => status)
}

const howMany = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length

describe('concurrent attempts', () => {
  it('[X6] with wrong passwords cannot exceed the limit', async () => {
    const body = { email: 'staff@kirk.example', password: 'wrong' }
    const statuses = await atOnce(120, () =>
      visit(environment.apiUrl).post('/storefront/token', { body }),
    )
    expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([10, 110])
  })

  it('[X6] at the form for programs share the limit of the sign-in page', async () => {
    const response = await fetch(`${environment.apiUrl}/storefront/token_swagger`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: 'staff@kirk.example', password: PASSWORD }),
    })
    expect(response.status).toBe(429)
  })

  it('[X6] with access codes cannot exceed the limit', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const statuses = await atOnce(120, (attempt) =>
      visit(environment.apiUrl, from).get(`/public/storefront/auth?access_code=guess-${attempt}`),
    )
    expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([50, 70])
  })

  it.each(['/public/store/find_order', '/public/shopify/find_order'])(
    '[X6] at an order number by %s are limited for each address',
    async (path) => {
      const query = `email=a@example.com&storefront_domain=kirk.localhost`
      const ask = (from: string, number: number): Promise<Answer<unknown>> =>
        visit(environment.apiUrl, { 'x-forwarded-for': from }).get(
          `${path}?order_number=DN-${number}&${query}`,
        )
      await environment.query('delete from sign_in_failures')
      const statuses = await atOnce(40, (attempt) => ask('203.0.113.79', attempt))
      expect([howMany(statuses, 404), howMany(statuses, 429)]).toEqual([30, 10])
      expect((await ask('203.0.113.80', 1)).status).toBe(404)
    },
  )

  it('[X6] that succeed are not counted for their address', async () => {
    await environment.query('delete from sign_in_failures')
    const colleague = visit(environment.apiUrl, { 'x-forwarded-for': '203.0.113.78' })
    const body = { email: 'staff@maison.example', password: PASSWORD }
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await colleague.post('/storefront/token', { body })).status).toBe(200)
    const counts = await environment.query<{ count: number }>(
      'select count from sign_in_failures where count > 0',
    )
    expect(counts).toEqual([])
  })
})

describe('a limit', () => {
  const refused = { type: 'refused', seconds: expect.any(Number) }

  it('[X6] counts all of its attempts or none', async () => {
    const { db } = database
    const narrow = limitOf('narrow', { max: 1, seconds: 60 })
    const wide = limitOf('wide', { max: 3, seconds: 60 })
    const both = [narrow, wide]
    expect(await countAttempt(db, both)).toMatchObject({ type: 'counted' })
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await countAttempt(db, both)).toMatchObject(refused)
    expect(await countAttempt(db, [wide])).toMatchObject({ type: 'counted' })
    const last = await countAttempt(db, [wide])
    expect(await countAttempt(db, [wide])).toMatchObject(refused)
    if (last.type === 'counted') await last.forgive()
    expect(await countAttempt(db, [wide])).toMatchObject({ type: 'counted' })
  })

  it('[X6] allows exactly its number of many concurrent attempts', async () => {
    const { db } = database
    const limits = [
      limitOf('first', { max: 7, seconds: 60 }),
      limitOf('second', { max: 9, seconds: 60 }),
    ]
    const attempts = Array.from({ length: 60 }, (_, attempt) =>
      // In both orders, to provoke a deadlock.
      countAttempt(db, attempt % 2 === 0 ? limits : limits.toReversed()),
    )
    const types = (await Promise.all(attempts)).map(({ type }) => type)
    expect(types.filter((type) => type === 'counted')).toHaveLength(7)
  })

  it('[X6] resets after its window, reports the remaining time, and can be cleared', async () => {
    const { db } = database
    const limit = limitOf('window', { max: 1, seconds: 90 })
    const attempt = (): Promise<unknown> =>
      allowAttempt(db, { limits: [limit], detail: 'Please wait.' })
    await attempt()
    await expect(attempt()).rejects.toMatchObject({
      status: 429,
      body: { detail: 'Please wait.' },
      headers: { 'retry-after': expect.stringMatching(/^(90|89)$/) },
    })
    await environment.query('update sign_in_failures set window_ends_at = now()')
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ status: 429 })
    await clearAttempts(db, limit)
    await attempt()
  })
})
