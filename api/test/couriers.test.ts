import { createHmac, randomUUID } from 'node:crypto'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { CourierProposal } from '@darnley/contract/couriers'
import type { OrderDetails } from '@darnley/contract/orders'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Answer, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const guest = (): Visitor => visit(environment.apiUrl)

interface Placed {
  readonly token: string
  readonly id: string
  readonly reference: string
}

/** Places an order with this delivery, paid by card unless it is to stay unpaid. */
async function order(change: Partial<GuestCheckout> = {}, isPaid = true): Promise<Placed> {
  const visitor = guest()
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut(change)
  const token = body.order_id_token
  if (isPaid) {
    const intent = body.client_secret?.split('_secret_')[0] ?? ''
    await environment.stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/validate-payment',
    })
    await visitor.get(`/public/validate_order_paid?order_id_token=${token}`)
  }
  const details = await detailsOf(token)
  return { token, id: details._id, reference: details.collection_ref }
}

const detailsOf = async (token: string): Promise<OrderDetails> =>
  (await guest().get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

const statusOf = async ({ token }: Placed): Promise<string> => (await detailsOf(token)).status

const london = {
  collection_provider: 'Evermile',
  address: { ...customer().address, postcode: 'E8 1AA' },
} as Partial<GuestCheckout>

interface Pdf {
  readonly status: number
  readonly type: string | null
  /** Whether the docs page offers the response as a file instead of showing its bytes as text. */
  readonly isFile: boolean
  readonly disposition: string | null
  readonly text: string
}

async function pdf(path: string): Promise<Pdf> {
  const response = await fetch(environment.apiUrl + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    isFile: response.headers.has('content-description'),
    disposition: response.headers.get('content-disposition'),
    text: bytes.toString('latin1'),
  }
}

describe('a Royal Mail label', () => {
  it('is a PDF at the order’s link, in any script', async () => {
    const placed = await order({
      collection_provider: 'RMTracked24',
      address: {
        full_name: '山田 Žofie محمد',
        line1: '14 Weavers Row',
        line2: '',
        city: 'Leeds',
        postcode: 'LS1 4AB',
      },
    })
    const link = (await detailsOf(placed.token)).royal_mail_label_url ?? ''
    expect(link).toBe(`/api/public/royal_mail_label?token=${placed.token}`)
    const label = await pdf(link.replace(/^\/api/, ''))
    expect(label).toMatchObject({ status: 200, type: 'application/pdf', isFile: true })
    expect(label.text.startsWith('%PDF-')).toBe(true)
  })

  it('[C38] is saved under the order number', async () => {
    const { token } = await order({ collection_provider: 'RMTracked24' })
    const { collection_ref: number } = await detailsOf(token)
    const path = '/public/royal_mail_label?token='
    const { disposition } = await pdf(path + token)
    expect(disposition).toBe(`inline; filename="label-${number}.pdf"`)
    expect((await pdf(path + 'A'.repeat(43))).disposition).toBeNull()
  })

  it('books the parcel once for repeated requests', async () => {
    const placed = await order({ collection_provider: 'RMSpecialGND1000' })
    const path = `/public/royal_mail_label?token=${placed.token}`
    const labels = await Promise.all([pdf(path), pdf(path), pdf(path)])
    expect(labels.map(({ status }) => status)).toEqual([200, 200, 200])
    const bookings = 'select 1 from courier_bookings where order_id = $1'
    expect(await environment.query(bookings, [placed.id])).toHaveLength(1)
  })

  it('[S13] responds with 404 for other deliveries, unpaid orders and unknown tokens', async () => {
    const collected = await order()
    const unpaid = await order({ collection_provider: 'RMTracked24' }, false)
    expect((await detailsOf(collected.token)).royal_mail_label_url).toBeNull()
    expect((await detailsOf(unpaid.token)).royal_mail_label_url).toBeNull()
    const path = '/public/royal_mail_label?token='
    expect((await pdf(path + collected.token)).status).toBe(404)
    expect((await pdf(path + unpaid.token)).status).toBe(409)
    expect((await pdf(path + 'A'.repeat(43))).status).toBe(404)
    expect((await pdf('/public/royal_mail_label')).status).toBe(422)
  })
})

describe('a DPD label', () => {
  it('[C24] is a PDF at the order’s link for an order sent by DPD', async () => {
    const placed = await order({ collection_provider: 'DPD' })
    const link = (await detailsOf(placed.token)).royal_mail_label_url ?? ''
    expect(link).toBe(`/api/public/dpd_shipping_label?order_id=${placed.token}`)
    const label = await pdf(link.replace(/^\/api/, ''))
    expect(label).toMatchObject({ status: 200, type: 'application/pdf' })
  })

  it('[X18] is found by the order’s token and never by its internal id', async () => {
    const placed = await order({ collection_provider: 'DPD' })
    expect((await pdf(`/public/dpd_shipping_label?order_id=${placed.id}`)).status).toBe(404)
    const path = '/public/dpd_shipping_label?order_id='
    expect((await pdf(path + placed.token)).status).toBe(200)
  })

  it('[S13] responds with 404 for other deliveries, unpaid orders and unknown tokens', async () => {
    const posted = await order({ collection_provider: 'RMTracked24' })
    const unpaid = await order({ collection_provider: 'DPD' }, false)
    expect((await detailsOf(unpaid.token)).royal_mail_label_url).toBeNull()
    const path = '/public/dpd_shipping_label?order_id='
    expect((await pdf(path + posted.token)).status).toBe(404)
    expect((await pdf(`/public/royal_mail_label?token=${unpaid.token}`)).status).toBe(404)
    expect((await pdf(path + unpaid.token)).status).toBe(409)
    expect((await pdf(path + 'A'.repeat(43))).status).toBe(404)
    expect((await pdf('/public/dpd_shipping_label')).status).toBe(422)
  })
})

describe('Evermile', () => {
  const propose = (token: string): Promise<Answer<{ proposals: CourierProposal[] }>> =>
    guest().post('/public/evermile_proposals', { body: { order_id_token: token } })
  const book = (token: string, proposal: string): Promise<Answer<Record<string, string>>> =>
    guest().post('/public/evermile_order', {
      body: { order_id_token: token, proposal_id: proposal },
    })

  it('proposes times and books one of them once', async () => {
    const { token } = await order(london)
    const { proposals } = (await propose(token)).body
    expect(proposals).toHaveLength(3)
    const first = await book(token, proposals[0]?.id ?? '')
    expect(first.body['tracking_number']).toMatch(/^EV\d+$/)
    expect((await book(token, proposals[1]?.id ?? '')).body).toEqual(first.body)
  })

  it('[C31] accepts only a time that was offered for this order and has not passed', async () => {
    const [{ token }, other] = [await order(london), await order(london)]
    const [offered] = (await propose(other.token)).body.proposals
    const bookIt = (): ReturnType<typeof book> => book(token, offered?.id ?? '')
    expect(await bookIt()).toMatchObject({
      status: 409,
      body: { detail: 'This time is no longer offered. Please choose another.' },
    })
    await propose(token)
    const expire = "update courier_proposals set collect_from = now() - interval '1 second'"
    await environment.query(expire)
    expect((await bookIt()).status).toBe(409)
    await propose(token)
    expect((await bookIt()).status).toBe(200)
  })

  it('is not available for other orders', async () => {
    const { token } = await order()
    expect((await propose(token)).status).toBe(404)
    expect((await book(token, 'slot')).status).toBe(404)
    const unpaid = await order(london, false)
    expect((await propose(unpaid.token)).status).toBe(409)
    expect((await book(unpaid.token, 'slot')).status).toBe(409)
  })

  it('refuses malformed bodies', async () => {
    const answer = await guest().post('/public/evermile_order', { body: { extra: 1 } })
    expect(placesOf(answer).toSorted()).toEqual([
      'body.extra',
      'body.order_id_token',
      'body.proposal_id',
    ])
  })
})

type Sent = Promise<Answer<{ moved?: boolean }>>

const post = (path: string, body: string, headers: Record<string, string>): Sent =>
  guest().post(path, { body, headers })

const ONFLEET = Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'hex')

function onfleet(reference: string, trigger: number, key = ONFLEET): Sent {
  const body = JSON.stringify({
    taskId: `task-${reference}`,
    triggerId: trigger,
    time: 1_790_000_000_000,
    data: { task: { metadata: [{ name: 'order_number', type: 'string', value: reference }] } },
  })
  const signature = createHmac('sha512', key).update(body).digest('hex')
  return post('/public/onfleet_update_event', body, { 'x-onfleet-signature': signature })
}

function evermile(
  reference: string,
  status: string,
  change: { id?: string; at?: number } = {},
): Sent {
  const { id = `msg_${randomUUID()}`, at = Math.floor(Date.now() / 1000) } = change
  const body = JSON.stringify({ order: { externalOrderId: reference, status } })
  const signature = createHmac('sha256', 'evermile_sandbox')
    .update(`${id}.${at}.${body}`)
    .digest('base64')
  return post('/public/evermile_update_event', body, {
    'svix-id': id,
    'svix-timestamp': String(at),
    'svix-signature': `v1,AAAA v1,${signature}`,
  })
}

interface Ship24Event {
  readonly reference: string
  readonly milestone: string
  readonly message?: string
}

function ship24(
  { reference, milestone, message = randomUUID() }: Ship24Event,
  secret = 'ship24_sandbox',
): Sent {
  const body = JSON.stringify({
    trackings: [
      {
        metadata: { messageId: message },
        tracker: { shipmentReference: reference },
        shipment: { statusMilestone: milestone },
      },
    ],
  })
  return post('/public/ship24_webhook', body, { authorization: `Bearer ${secret}` })
}

describe('a courier’s event', () => {
  it('from Onfleet moves the order and notifies the customer', async () => {
    const placed = await order()
    expect((await onfleet(placed.reference, 0)).body).toEqual({ received: true, moved: true })
    expect(await statusOf(placed)).toBe('in_transit_to_darnley')
    await onfleet(placed.reference, 3)
    expect(await statusOf(placed)).toBe('arrived_at_darnley')
    const changes = await environment.query<{ actor: string }>(
      'select actor from order_status_changes where order_id = $1 order by id desc limit 1',
      [placed.id],
    )
    expect(changes).toEqual([{ actor: 'courier:onfleet' }])
  })

  it('from Evermile moves the order', async () => {
    const placed = await order(london)
    expect((await evermile(placed.reference, 'Collected')).body.moved).toBe(true)
    expect((await evermile(placed.reference, 'delivered')).body.moved).toBe(true)
    expect(await statusOf(placed)).toBe('arrived_at_darnley')
  })

  it('from Ship24 moves the order, even when it overtakes another event', async () => {
    const placed = await order({ collection_provider: 'RMTracked48' })
    await ship24({ reference: placed.reference, milestone: 'delivered' })
    expect(await statusOf(placed)).toBe('arrived_at_darnley')
    const late = await ship24({ reference: placed.reference, milestone: 'in_transit' })
    expect(late.body).toEqual({ received: true, moved: false })
  })

  it('takes effect once when it is repeated concurrently', async () => {
    const placed = await order()
    const sent = await Promise.all(Array.from({ length: 5 }, () => onfleet(placed.reference, 4)))
    expect(sent.filter(({ body }) => body.moved)).toHaveLength(1)
    expect(await statusOf(placed)).toBe('customer_pickup_failed')
    const event = { reference: placed.reference, milestone: 'in_transit', message: randomUUID() }
    expect((await ship24(event)).body.moved).toBe(true)
    expect((await ship24(event)).body.moved).toBe(false)
  })

  it('about an unknown order or without an effect is accepted', async () => {
    const placed = await order()
    expect(await onfleet('DN-1', 3)).toMatchObject({ status: 200, body: { moved: false } })
    expect((await onfleet(placed.reference, 1)).body.moved).toBe(false)
    expect((await evermile(placed.reference, 'Pending')).body.moved).toBe(false)
    expect(await statusOf(placed)).toBe('awaiting_pickup')
  })

  it('[S17] that is forged or five minutes old is refused and changes nothing', async () => {
    const placed = await order()
    const old = Math.floor(Date.now() / 1000) - 301
    const refused = await Promise.all([
      onfleet(placed.reference, 3, Buffer.from('ff', 'hex')),
      evermile(placed.reference, 'delivered', { at: old }),
      ship24({ reference: placed.reference, milestone: 'delivered' }, 'guess'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(await statusOf(placed)).toBe('awaiting_pickup')
  })

  it('without a signature, or of another shape, is 422', async () => {
    const bare = await post('/public/onfleet_update_event', '{}', {})
    expect(placesOf(bare)).toEqual(['header.x-onfleet-signature'])
    const unread = await post('/public/ship24_webhook', '{"trackings":1}', {
      authorization: 'Bearer ship24_sandbox',
    })
    expect(placesOf(unread)).toEqual(['body'])
  })

  it('may be larger than a request body of a visitor, and the limit is reported', async () => {
    const authorization = 'Bearer ship24_sandbox'
    const large = (kB: number): Sent =>
      post(
        '/public/ship24_webhook',
        JSON.stringify({ trackings: [], text: 'x'.repeat(kB * 1024) }),
        {
          authorization,
        },
      )
    expect((await large(100)).status).toBe(200)
    const detail = 'The request body is too large: 512 kB at most'
    expect(await large(513)).toMatchObject({ status: 413, body: { detail } })
  })

  it('has an address that responds to Ship24’s check', async () => {
    const url = `${environment.apiUrl}/public/ship24_webhook`
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(204)
  })
})
