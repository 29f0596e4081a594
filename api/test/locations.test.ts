import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import type { LocationCheck, LocationCheckV2, Shift } from '@darnley/contract/locations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let visitor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  visitor = visit(environment.apiUrl)
})
afterAll(() => environment.stop())

const check = async (address: string): Promise<LocationCheck> => {
  const query = new URLSearchParams({ address }).toString()
  return (await visitor.get<LocationCheck>(`/public/location_check?${query}`)).body
}

describe('GET /public/location_check', () => {
  it.each([
    ['221b Baker Street, London NW1 6XE', 'NW1 6XE', 'london-north'],
    ['ec1r0at', 'EC1R 0AT', 'london-city'],
    ['5 The Broadway, London E15-4QS', 'E15 4QS', 'london-east'],
    ['London SW1A 1AA, United Kingdom', 'SW1A 1AA', 'london-south'],
    ['W1U 7PT', 'W1U 7PT', 'london-west'],
  ])('finds the courier area of %s', async (address, postcode, code) => {
    expect(await check(address)).toMatchObject({ postcode, covered: true, area: { code } })
  })

  it('returns no area where couriers do not ride', async () => {
    for (const address of ['14 Weavers Row, Leeds LS1 4AB', 'EH1 1AA', 'Harrow HA1 1AA'])
      expect(await check(address)).toMatchObject({ covered: false, area: null })
  })

  it.each(['', '?address=', '?address=Paris', '?address=N1', '?address=E1&address=N1'])(
    'refuses %j, which contains no UK postcode',
    async (query) => {
      for (const call of ['location_check', 'location_check_v2']) {
        const answer = await visitor.get(`/public/${call}${query}`)
        expect(answer.status).toBe(422)
        expect(placesOf(answer)).toContain('query.address')
      }
    },
  )
})

describe('GET /public/location_check_v2', () => {
  it('[C37] returns the opening days of the shop at a drop-off point', async () => {
    const { body } = await visit(environment.apiUrl).get<DeliveryProvider[]>(
      '/public/delivery_providers',
    )
    const days = Object.fromEntries(body.map((provider) => [provider.name, provider.days]))
    expect(days['WFLondon']).toEqual([1, 2, 3, 4, 5, 6])
    expect(days['WFStratford']).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(days['DPD']).toBeUndefined()
  })

  it('returns the same area and providers as GET /public/delivery_providers', async () => {
    for (const address of ['1 Weavers Row, Leeds LS1 4AB', '31 Clerkenwell Close EC1R 0AT']) {
      const query = new URLSearchParams({ address }).toString()
      const { body } = await visitor.get<LocationCheckV2>(`/public/location_check_v2?${query}`)
      const { delivery_providers: providers, ...location } = body
      expect(location).toEqual(await check(address))
      const offered = await visitor.get<DeliveryProvider[]>(`/public/delivery_providers?${query}`)
      expect(providers).toEqual(offered.body)
      expect(providers.some(({ name }) => name === 'Evermile')).toBe(location.covered)
    }
  })

  it('omits the providers that a storefront blocks', async () => {
    const kirk = visit(environment.apiUrl, { 'x-forwarded-host': 'kirk.localhost:3000' })
    const { body } = await kirk.get<LocationCheckV2>('/public/location_check_v2?address=E15%204QS')
    const names = body.delivery_providers.map(({ name }) => name)
    expect(names).toContain('Evermile')
    expect(names).not.toContain('DPD')
  })
})

describe('GET /public/shifts', () => {
  const shifts = async (query: string): Promise<Shift[]> =>
    (await visitor.get<Shift[]>(`/public/shifts?${query}`)).body

  it('lists the seven days from a date for one area', async () => {
    const week = await shifts('as_of=2026-11-23&area_code=london-east')
    expect(week).toHaveLength(11)
    expect(week[0]).toEqual({
      area_code: 'london-east',
      date: '2026-11-23',
      starts_at: '09:00',
      ends_at: '13:00',
    })
    expect(week.at(-1)).toMatchObject({ date: '2026-11-28', ends_at: '13:00' })
    expect(new Set((await shifts('as_of=2026-11-23')).map(({ area_code }) => area_code)).size).toBe(
      5,
    )
  })

  it('[F38] omits shifts that have begun in London time, also in summer', async () => {
    const [first] = await shifts('as_of=2026-07-06T08:00:01Z&area_code=london-east')
    expect(first).toMatchObject({ date: '2026-07-06', starts_at: '09:00' })
    const [later] = await shifts('as_of=2026-07-06T08:01:00Z&area_code=london-east')
    expect(later).toMatchObject({ date: '2026-07-06', starts_at: '13:00' })
  })

  it('begins now without a time, and covers each area returned by a check', async () => {
    const { area } = await check('SE1 1AA')
    const week = await shifts(`area_code=${area?.code}`)
    expect(week.length).toBeGreaterThan(0)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    expect(week.every(({ date }) => date > yesterday)).toBe(true)
  })

  it('refuses an invalid time and an unknown area', async () => {
    const wrong = ['', 'tomorrow', '2026-02-30', '2026-11-23T25:00:00Z', '0099-01-01T00:00:00Z']
    for (const asOf of wrong)
      expect(placesOf(await visitor.get(`/public/shifts?as_of=${asOf}`))).toEqual(['query.as_of'])
    expect((await visitor.get('/public/shifts?area_code=paris')).status).toBe(404)
  })
})
