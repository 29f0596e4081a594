import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { apiSlugs } from '#src/collections/decisions.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

const withKey = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } })

describe('what only the api may read', () => {
  test.each(apiSlugs)('%s is answered to the key alone', async (slug) => {
    const path = `/internal/${slug}`
    for (const attempt of [undefined, withKey(''), withKey('the key of the api in test')])
      expect((await app.get(path, attempt)).status).toBe(401)
    expect((await app.get(path, withKey('the key of the api in tests'))).status).toBe(200)
    expect((await app.get(`/api/${slug}`)).status).toBe(404)
  })

  test('is refused to the public by the collections themselves', async () => {
    for (const collection of apiSlugs)
      await expect(app.payload.find({ collection, overrideAccess: false })).rejects.toThrow(
        /not allowed/,
      )
  })
})

interface Refusal {
  readonly data: { readonly errors: readonly { readonly path: string; readonly message: string }[] }
}

/** Returns the messages by field. */
async function faultsOf(attempt: Promise<unknown>): Promise<Record<string, string>> {
  const reason = await attempt.then(
    () => Promise.reject(new Error('It was saved')),
    (error: unknown) => error as Refusal,
  )
  return Object.fromEntries(reason.data.errors.map(({ path, message }) => [path, message]))
}

describe('what cannot be published, with all faults at once', () => {
  const create = (collection: (typeof apiSlugs)[number], data: object): Promise<unknown> =>
    app.payload.create({ collection, data: { ...data, _status: 'published' } })

  test('a question without words', async () => {
    expect(Object.keys(await faultsOf(create('faq', { id: 'empty' }))).toSorted()).toEqual([
      'answer',
      'category',
      'question',
    ])
  })

  test('a second fee of a kind', async () => {
    const fee = { id: 'again', key: 'express', name: 'Express', description: 'Again' }
    expect(await faultsOf(create('fees', fee))).toHaveProperty('key')
  })

  test('a fee that is no amount', async () => {
    const fee = { collection: 'fees', id: 'express' } as const
    const publish = (amount: unknown): Promise<unknown> =>
      app.payload.update({ ...fee, data: { amount, _status: 'published' } })
    for (const amount of [-1, 9.5, 10_001, null])
      expect((await faultsOf(publish(amount)))['amount']).toMatch(
        /from £0.00 to £100.00 in whole pence/,
      )
    await publish(0)
    await publish(1000)
  })

  test('a question with a placeholder that is none', async () => {
    const question = { question: 'What is {company}?', answer: '{home_delivrey}', category: 'Us' }
    expect(await faultsOf(create('faq', question))).toEqual({
      answer: expect.stringMatching(/^There is no \{home_delivrey\}\./) as unknown,
    })
  })

  test('an area with wrong letters, impossible and overlapping shifts', async () => {
    const shift = (startsAt: string, endsAt: string): object => ({
      day: 'monday',
      startsAt,
      endsAt,
    })
    const shifts = [shift('9', '12:00'), shift('13:00', '12:00')]
    const area = { name: 'Nowhere', postcodeAreas: ['ls1'], shifts }
    expect(await faultsOf(create('delivery-areas', area))).toEqual({
      postcodeAreas: expect.stringContaining('instead of "ls1"') as unknown,
      'shifts.0.startsAt': 'Give a time of day in hours and minutes, for example 09:30.',
      'shifts.1.endsAt': 'Give a time after 13:00.',
    })
    const overlapping = [shift('09:00', '12:00'), shift('11:00', '14:00')]
    const another = { name: 'Leeds', postcodeAreas: ['LS'], shifts: overlapping }
    expect(await faultsOf(create('delivery-areas', another))).toEqual({
      shifts: 'Two times on monday overlap.',
    })
  })

  test('an area with postcodes of another', async () => {
    for (const place of ['E', 'E1', 'E1W']) {
      const area = { name: 'Wapping', postcodeAreas: ['LS', place], shifts: [] }
      expect(await faultsOf(create('delivery-areas', area))).toEqual({
        postcodeAreas: '"East London" serves some of these already.',
      })
    }
  })

  test('an announcement that ends before it begins, with bounds that are none', async () => {
    const announcement = {
      title: 'Closed',
      message: 'On Monday',
      startsAt: '2026-12-02T09:00:00.000Z',
      endsAt: '2026-12-01T09:00:00.000Z',
      belowVersion: 'one',
      belowIosBuild: 1.5,
    }
    expect(await faultsOf(create('announcements', announcement))).toEqual({
      endsAt: 'Give a time after the one from which it is shown.',
      belowVersion: 'Give a version, for example 0.0.1.',
      belowIosBuild: 'Give a build as a whole number that is 0 or more.',
    })
  })

  test('a studio that takes nothing, at an address that is none', async () => {
    const address = { line1: '1 High Street', city: 'London', postcode: 'e84qs' }
    const studio = { name: 'New', address, phone: 'none', accepts: [] }
    expect(Object.keys(await faultsOf(create('studios', studio))).toSorted()).toEqual([
      'accepts',
      'address.postcode',
      'phone',
    ])
  })
})
