import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressLookup } from './address-lookup.ts'

const { signal } = new AbortController()

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** Stubs responses of other hosts in order, and records the requests. */
function answering(...bodies: readonly unknown[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = bodies[asked.length]
    asked.push({ url, init })
    return body === undefined ? new Response('', { status: 503 }) : Response.json(body)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

const weaversRow = {
  house: '14',
  line1: 'Weavers Row',
  line2: '',
  city: 'Leeds',
  postcode: 'LS1 4AB',
}

describe('the stand-in', () => {
  test('[S21] suggests lines and returns their fields; the query is not in the URL', async () => {
    const asked = answering([{ id: 'address-1', ...weaversRow }])
    const lookup = addressLookup({ url: 'http://localhost:3300/addresses' })
    const [first] = await lookup.suggest('ls1 4ab', signal)
    expect(first).toEqual({ id: 'address-1', text: '14 Weavers Row, Leeds, LS1 4AB' })
    expect(asked[0]?.url).toBe('http://localhost:3300/addresses')
    expect(asked[0]?.init).toMatchObject({ body: 'ls1 4ab', credentials: 'omit' })
    if (first) expect(await lookup.resolve(first, signal)).toEqual(weaversRow)
  })

  test('[F46] rejects when it is unavailable', async () => {
    answering()
    const lookup = addressLookup({ url: 'http://localhost:3300/addresses' })
    await expect(lookup.suggest('ls1', signal)).rejects.toThrow('503')
  })
})

describe("Google's Places", () => {
  const predictions = {
    suggestions: [
      { placePrediction: { placeId: 'place-1', text: { text: '14 Weavers Row, Leeds, UK' } } },
      { queryPrediction: { text: { text: 'weavers' } } },
    ],
  }
  const components = [
    { longText: '14', types: ['street_number'] },
    { longText: 'Weavers Row', types: ['route'] },
    { longText: 'Leeds', types: ['postal_town'] },
    { longText: 'LS1 4AB', types: ['postal_code'] },
    { longText: 'United Kingdom', types: ['country', 'political'] },
  ]

  test('is restricted to the United Kingdom, with one session per choice', async () => {
    const asked = answering(predictions, { addressComponents: components }, predictions)
    const lookup = addressLookup({ googleKey: 'places-key' })
    const [first] = await lookup.suggest('14 weavers', signal)
    expect(first).toEqual({ id: 'place-1', text: '14 Weavers Row, Leeds, UK' })
    if (first) expect(await lookup.resolve(first, signal)).toEqual(weaversRow)
    await lookup.suggest('27', signal)

    const [typed, chosen, again] = asked
    const body = bodyOf(typed)
    expect(body).toMatchObject({ input: '14 weavers', includedRegionCodes: ['gb'] })
    expect(new URL(chosen?.url ?? '').searchParams.get('sessionToken')).toBe(body['sessionToken'])
    expect(bodyOf(again)['sessionToken']).not.toBe(body['sessionToken'])
  })

  test('puts a flat before its house', async () => {
    const flat = [
      { longText: 'Flat 2', types: ['subpremise'] },
      { longText: '41', types: ['street_number'] },
    ]
    answering({ addressComponents: flat })
    const lookup = addressLookup({ googleKey: 'places-key' })
    const fields = await lookup.resolve({ id: 'place-2', text: '' }, signal)
    expect(fields).toMatchObject({ house: 'Flat 2, 41', line1: '', postcode: '' })
  })
})

function bodyOf(asked: Asked | undefined): Record<string, unknown> {
  const { body } = asked?.init ?? {}
  return JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>
}
