import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Parcel } from './courier.ts'
import { dpd } from './dpd.ts'
import { evermile } from './evermile.ts'
import { royalMail } from './royal-mail.ts'

interface Asked {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let stop = (): void => undefined
afterEach(() => stop())

/** A courier's service that gives one answer and keeps what it was asked. */
async function serviceThat(
  answers: unknown,
  status = 200,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
      response.writeHead(status).end(JSON.stringify(answers))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.close()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const parcel: Parcel = {
  reference: 'DN-48213',
  service: 'RMTracked24',
  from: { name: 'Amara Osei', lines: ['14 Weavers Row', 'Leeds'], postcode: 'LS1 4AB' },
  to: { name: 'Darnley', lines: ['27 Cutters Yard', 'London'], postcode: 'E8 4QS' },
}

describe('Royal Mail', () => {
  it('is given the order with its key, and asked for the label of it', async () => {
    const created = { createdOrders: [{ orderIdentifier: 7, trackingNumber: 'AB123456785GB' }] }
    const { url, asked } = await serviceThat(created)
    const courier = royalMail('key-1', url)
    const booked = await courier.book(parcel, null)
    expect(booked).toEqual({ externalId: '7', trackingNumber: 'AB123456785GB' })
    await courier.label(booked)
    expect(asked.map(({ line }) => line)).toEqual([
      'POST /orders',
      'GET /orders/7/label?documentType=postageLabel&includeReturnsLabel=false',
    ])
    expect(asked[0]?.headers.authorization).toBe('Bearer key-1')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      items: [
        {
          orderReference: 'DN-48213',
          recipient: { address: { addressLine1: '27 Cutters Yard', postcode: 'E8 4QS' } },
        },
      ],
    })
  })
})

describe('DPD', () => {
  it('is given the shipment; its parcel number goes on our label', async () => {
    const { url, asked } = await serviceThat({
      data: { shipmentId: 9, consignmentDetail: [{ parcelNumbers: ['15501234567890'] }] },
    })
    const booked = await dpd('session', url).book(parcel, null)
    expect(booked).toEqual({ externalId: '9', trackingNumber: '15501234567890' })
    expect(asked[0]?.headers['geosession']).toBe('session')
  })
})

describe('Evermile', () => {
  it('proposes times in one form', async () => {
    const pickup = { start: '2026-03-29T09:00:00+01:00', end: '2026-03-29T11:00:00+01:00' }
    const { url } = await serviceThat({ proposals: [{ id: 'p1', pickup }] })
    expect(await evermile('key', url).propose(parcel)).toEqual([
      {
        id: 'p1',
        collect_from: '2026-03-29T08:00:00.000Z',
        collect_until: '2026-03-29T10:00:00.000Z',
      },
    ])
  })

  it('takes an order under our number', async () => {
    const { url, asked } = await serviceThat({ order: { id: 'e1' } })
    expect((await evermile('key', url).book(parcel, 'p1')).externalId).toBe('e1')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      externalOrderId: 'DN-48213',
      proposalId: 'p1',
    })
  })
})

describe('a courier', () => {
  it('that refuses or answers in another shape is 502', async () => {
    const refusing = await serviceThat({}, 400)
    await expect(dpd('key', refusing.url).book(parcel, null)).rejects.toMatchObject({ status: 502 })
    stop()
    const odd = await serviceThat([])
    await expect(dpd('key', odd.url).book(parcel, null)).rejects.toMatchObject({ status: 502 })
  })

  it('that cannot be reached is 503', async () => {
    const courier = evermile('key', 'http://127.0.0.1:1')
    await expect(courier.book(parcel, 'p1')).rejects.toMatchObject({ status: 503 })
  })
})
