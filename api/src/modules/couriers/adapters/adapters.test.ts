import { describe, expect, it } from 'vitest'
import type { Parcel } from './courier.ts'
import { courierOf } from './couriers.ts'
import { dpd } from './dpd.ts'
import { evermile } from './evermile.ts'
import { onfleet } from './onfleet.ts'
import type { Day } from '@darnley/domain/turnaround'
import { royalMail } from './royal-mail.ts'
import { serviceThat, stopService } from './service-for-tests.ts'
import { ship24 } from './ship24.ts'

const parcel: Parcel = {
  reference: 'DN-48213',
  service: 'RMTracked24',
  way: 'to-us',
  from: { name: 'Amara Osei', lines: ['14 Weavers Row', 'Leeds'], postcode: 'LS1 4AB' },
  to: { name: 'Darnley', lines: ['27 Cutters Yard', 'London'], postcode: 'E8 4QS' },
  collectOn: null,
  contactEmail: 'help@darnley.example',
}

/** References are quoted in the query, as Royal Mail documents. */
const OF_REFERENCE = 'GET /orders/%22DN-48213%22'

it('A courier without a contract, and without a stand-in, books nothing', () => {
  const none = { type: 'none' } as const
  const services = { royalMail: none, dpd: none, evermile: none, onfleet: none, ship24: none }
  for (const [code, title] of [
    ['DPD', 'DPD'],
    ['Evermile', 'Evermile'],
    ['RMTracked48', 'Royal Mail'],
  ] as const)
    expect(() => courierOf(code, { services })).toThrow(`We do not work with ${title} any more`)
})

describe('Royal Mail', () => {
  it('receives the order with its key, and returns its label', async () => {
    const created = { createdOrders: [{ orderIdentifier: 7, trackingNumber: 'AB123456785GB' }] }
    const { url, requests } = await serviceThat(created, { but: { [OF_REFERENCE]: undefined } })
    const courier = royalMail('key-1', url)
    const booked = await courier.book(parcel, null)
    expect(booked).toEqual({ externalId: '7', trackingNumber: 'AB123456785GB' })
    await courier.label(booked)
    expect(requests.map(({ line }) => line)).toEqual([
      OF_REFERENCE,
      'POST /orders',
      'GET /orders/7/label?documentType=postageLabel&includeReturnsLabel=false',
    ])
    expect(requests[1]?.headers.authorization).toBe('Bearer key-1')
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
      items: [
        {
          orderReference: 'DN-48213',
          recipient: { address: { addressLine1: '27 Cutters Yard', postcode: 'E8 4QS' } },
          postageDetails: { serviceCode: 'TSN' },
        },
      ],
    })
    await courier.book({ ...parcel, way: 'home', from: parcel.to, to: parcel.from }, null)
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
      items: [{ postageDetails: { serviceCode: 'TPN' } }],
    })
  })

  it('is told the day on which the postie collects', async () => {
    const created = { createdOrders: [{ orderIdentifier: 7 }] }
    const { url, requests } = await serviceThat(created, { but: { [OF_REFERENCE]: undefined } })
    const collected = { service: 'RMTracked24Collection', collectOn: '2026-11-26' as Day } as const
    await royalMail('key-1', url).book({ ...parcel, ...collected }, null)
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
      items: [
        { plannedDespatchDate: '2026-11-26T00:00:00Z', postageDetails: { serviceCode: 'TSN' } },
      ],
    })
  })

  it('reuses the order of an earlier attempt with the same reference', async () => {
    const left = [{ orderIdentifier: 7, orderReference: 'DN-48213', trackingNumber: null }]
    const { url, requests } = await serviceThat(left)
    const booked = await royalMail('key-1', url).book(parcel, null)
    expect(booked).toEqual({ externalId: '7', trackingNumber: 'DN-48213' })
    expect(requests.map(({ line }) => line)).toEqual([OF_REFERENCE])
  })

  it('creates an order when its list for the reference is empty', async () => {
    const created = { createdOrders: [{ orderIdentifier: 7 }] }
    const { url } = await serviceThat(created, { but: { [OF_REFERENCE]: [] } })
    expect((await royalMail('key-1', url).book(parcel, null)).externalId).toBe('7')
  })
})

describe('DPD', () => {
  it('exchanges key and secret for a token, accepts the shipment, and its parcel number is on our label', async () => {
    const { url, requests } = await serviceThat({
      data: {
        accessToken: 'token-1',
        shipmentId: 9,
        consignments: [{ parcelNumber: ['15501234567890'] }],
      },
    })
    const booked = await dpd('key:secret', url).book(parcel, null)
    expect(booked).toEqual({ externalId: '9', trackingNumber: '15501234567890' })
    expect(requests.map(({ line }) => line)).toEqual([
      'GET /v1/customer/auth/access',
      'POST /v1/customer/shipping/shipments/domestic',
    ])
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('key:secret')}`)
    expect(requests[1]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'client-id': 'key',
    })
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
      outboundConsignment: {
        shippingRef1: 'DN-48213',
        deliveryDetails: { address: { town: 'London' } },
      },
    })
  })
})

describe('Evermile', () => {
  const answers = {
    access_token: 'token-1',
    id: 'e1',
    dateProposals: [
      {
        date: '2026-03-29',
        proposals: [
          { label: 'morning' },
          {
            label: 'afternoon',
            proposal: {
              id: 'p1',
              estimatedPickup: {
                start: '2026-03-29T09:00:00+01:00',
                end: '2026-03-29T11:00:00+01:00',
              },
            },
          },
        ],
      },
    ],
  }

  it("proposes times in the common form, for the customer's address", async () => {
    const { url, requests } = await serviceThat(answers)
    expect(
      await evermile('id:secret:m1', { api: url, auth: `${url}/token` }).propose(parcel),
    ).toEqual([
      {
        id: 'p1',
        collect_from: '2026-03-29T08:00:00.000Z',
        collect_until: '2026-03-29T10:00:00.000Z',
      },
    ])
    expect(requests.map(({ line }) => line)).toEqual([
      'POST /token',
      'PUT /sender_info?type=pickup',
      'POST /quote',
    ])
    expect(requests[0]?.body).toBe('grant_type=client_credentials')
    expect(requests[2]?.headers).toMatchObject({ 'x-evermile-merchant-id': 'm1' })
    expect(JSON.parse(requests[2]?.body ?? '')).toMatchObject({
      pickupLocations: ['e1'],
      destinationLocations: [{ address: { postalCode: 'E8 4QS', type: 'warehouse' } }],
    })
  })

  it('accepts an order under our number', async () => {
    const others = [{ id: 'e9', externalOrderId: 'DN-1' }]
    const { url, requests } = await serviceThat(answers, { but: { 'GET /orders': others } })
    const courier = evermile('id:secret:m1', { api: url, auth: `${url}/token` })
    expect((await courier.book(parcel, 'p1')).externalId).toBe('e1')
    expect(requests[2]?.line).toBe('POST /order')
    expect(JSON.parse(requests[2]?.body ?? '')).toMatchObject({
      externalOrderId: 'DN-48213',
      proposalId: 'p1',
    })
  })

  it('reuses the order of an earlier attempt with the same number', async () => {
    const left = [{ id: 'e7', externalOrderId: 'DN-48213' }]
    const { url, requests } = await serviceThat(answers, { but: { 'GET /orders': left } })
    const courier = evermile('id:secret:m1', { api: url, auth: `${url}/token` })
    expect((await courier.book(parcel, 'p1')).externalId).toBe('e7')
    expect(requests.map(({ line }) => line.split('?')[0])).toEqual(['POST /token', 'GET /orders'])
    const query = new URLSearchParams(requests[1]?.line.split('?')[1])
    expect(query.get('scheduled')).toBe('true')
    expect(Date.parse(query.get('to') ?? '')).toBeGreaterThan(Date.parse(query.get('from') ?? ''))
  })
})

describe('Onfleet', () => {
  const stop = { name: 'Maison Vale', lines: ['12 Chiltern Street', 'London'], postcode: 'W1U 7PT' }
  const journey = {
    key: 'bring-to-us:1',
    reference: 'DN-48213',
    from: { ...stop, phone: '020 7946 0101' },
    to: { ...parcel.to, phone: '+442079460018' },
  }

  it('reuses the tasks of an earlier attempt', async () => {
    const { url, requests } = await serviceThat([{ id: 'task-1' }])
    expect(await onfleet('key', url).dispatch(journey)).toEqual(['task-1', 'task-1'])
    expect(requests.map(({ line }) => line)).toEqual([
      'POST /tasks/metadata',
      'POST /tasks/metadata',
    ])
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('key:')}`)
  })
})

describe('Ship24', () => {
  it('receives the numbers of parcel and order', async () => {
    const { url, requests } = await serviceThat(
      { data: { tracker: { trackerId: 't1' } } },
      { status: 201 },
    )
    const tracked = { trackingNumber: 'AB123456785GB', reference: 'DN-48213', postcode: 'E8 4QS' }
    expect(await ship24('key', url).track(tracked)).toBe('t1')
    expect(requests[0]?.line).toBe('POST /trackers')
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ shipmentReference: 'DN-48213' })
  })
})

describe('a courier', () => {
  it('that refuses or sends an unexpected response is 502', async () => {
    const refusing = await serviceThat({}, { status: 400 })
    await expect(dpd('key', refusing.url).book(parcel, null)).rejects.toMatchObject({ status: 502 })
    stopService()
    const odd = await serviceThat([])
    await expect(dpd('key', odd.url).book(parcel, null)).rejects.toMatchObject({ status: 502 })
  })

  it('that cannot be reached is 503', async () => {
    const nowhere = 'http://127.0.0.1:1'
    const courier = evermile('id:secret:m1', { api: nowhere, auth: nowhere })
    await expect(courier.book(parcel, 'p1')).rejects.toMatchObject({ status: 503 })
  })
})
