import { describe, expect, it } from 'vitest'
import { readOnfleet, readShip24 } from '../tracking-updates.ts'
import type { Parcel } from './courier.ts'
import * as documentedOnfleet from './documented/onfleet.ts'
import * as documentedRoyalMail from './documented/royal-mail.ts'
import * as documentedShip24 from './documented/ship24.ts'
import { onfleet } from './onfleet.ts'
import { royalMail } from './royal-mail.ts'
import { serviceThat } from './service-for-tests.ts'
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

describe('Royal Mail, as it documents itself,', () => {
  const notFound = { but: { 'GET /orders/': undefined } }

  it('is sent what it takes, and its answer is read', async () => {
    const { url, requests } = await serviceThat(documentedRoyalMail.created, notFound)
    const booked = await royalMail('key', url).book(parcel, null)
    expect(booked).toEqual({ externalId: '1021', trackingNumber: 'DN-48213' })
    const sent: unknown = JSON.parse(requests.at(-1)?.body ?? '')
    expect(() => documentedRoyalMail.CreateOrdersRequest.parse(sent)).not.toThrow()
  })

  it('answers 200 to an order that it refuses, which counts as refused', async () => {
    const { url } = await serviceThat(documentedRoyalMail.failed, notFound)
    await expect(royalMail('key', url).book(parcel, null)).rejects.toMatchObject({ status: 502 })
  })

  it('lists an order by its reference', async () => {
    const { url } = await serviceThat(documentedRoyalMail.found)
    const booked = await royalMail('key', url).book(parcel, null)
    expect(booked).toEqual({ externalId: '1021', trackingNumber: 'AB123456785GB' })
  })
})

describe('Onfleet, as it documents itself,', () => {
  const stop = { ...parcel.from, phone: '020 7946 0101' }

  it('answers with a task, which is found by its metadata', async () => {
    const journey = { key: 'bring-to-us:1', reference: 'DN-48213', from: stop, to: stop }
    const { id } = documentedOnfleet.task
    const { url } = await serviceThat(documentedOnfleet.task, {
      but: { 'POST /tasks/metadata': [] },
    })
    expect(await onfleet('key', url).dispatch(journey)).toEqual([id, id])
  })

  it('tells that a task is completed', () => {
    expect(readOnfleet(documentedOnfleet.completed)).toEqual([
      expect.objectContaining({ reference: 'DN-48213', update: 'delivered' }),
    ])
  })
})

describe('Ship24, as it documents itself,', () => {
  it('is sent what it takes, and answers with the tracker', async () => {
    const { url, requests } = await serviceThat(documentedShip24.created, { status: 201 })
    const tracked = { trackingNumber: 'AB123456785GB', reference: 'DN-48213', postcode: 'E8 4QS' }
    expect(await ship24('key', url).track(tracked)).toBe('26148317-7502-d3ac-44a9-546d240ac0dd')
    const sent: unknown = JSON.parse(requests[0]?.body ?? '')
    expect(() => documentedShip24.TrackerRequest.parse(sent)).not.toThrow()
  })

  it('tells that a parcel was delivered', () => {
    expect(readShip24(documentedShip24.delivered)).toEqual([
      expect.objectContaining({ reference: 'DN-48213', update: 'delivered' }),
    ])
  })
})
