import { randomUUID } from 'node:crypto'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { signIn } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import {
  WEBHOOK_SECRET,
  startTestEnvironment,
  type TestEnvironment,
} from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
})
afterAll(() => environment.stop())

interface Ordered {
  readonly visitor: Visitor
  readonly token: string
  readonly email: string
  readonly intent: string
  readonly amount: number
}

async function order(visitor: Visitor): Promise<Ordered> {
  const email = `line.${randomUUID()}@example.com`
  const { body } = await visitor.checkOut({ email })
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  return { visitor, token: body.order_id_token, email, intent, amount: body.payable_price }
}

async function orderOf(...entries: BasketEntry[]): Promise<Ordered> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill(entries)
  return order(visitor)
}

const pay = ({ intent }: Ordered): Promise<unknown> =>
  environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })

const basketOf = async (visitor: Visitor): Promise<Basket> =>
  (await visitor.get<Basket>('/public/get_basket')).body

const details = async ({ visitor, token }: Ordered): Promise<OrderDetails> =>
  (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

const statusOf = async (ordered: Ordered): Promise<string> => (await details(ordered)).status

const validate = async ({ visitor, token }: Ordered): Promise<unknown> =>
  (await visitor.get(`/public/validate_order_paid?order_id_token=${token}`)).body

const linesOf = ({ basket }: Pick<Basket, 'basket'>): string[] =>
  basket.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))

async function sendEvent(intent: object): Promise<number> {
  const type = 'payment_intent.succeeded'
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object: intent } })
  const signature = environment.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
  })
  const answer = await visit(environment.apiUrl).post('/public/stripe_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  return answer.status
}

/** Returns the garment with one more service. */
function withService(entry: BasketEntry): BasketEntry {
  const [line] = entry.serviceDetails
  return line
    ? { ...entry, serviceDetails: [...entry.serviceDetails, { ...line, id: randomUUID() }] }
    : entry
}

describe('what was ordered', () => {
  const ways = {
    'the webhook': () => Promise.resolve(),
    'the validation page': async (ordered: Ordered) => void (await validate(ordered)),
  }
  it.each(Object.entries(ways))(
    '[C22] leaves the basket line by line once %s knows of the payment, and added lines stay',
    async (_name, notice) => {
      const jeans = await someJeans()
      const ordered = await orderOf(jeans)
      const added = await someJeans()
      const more = withService(jeans)
      await ordered.visitor.fill([more, added])
      await pay(ordered)
      await notice(ordered)
      await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
      const { basket } = await basketOf(ordered.visitor)
      expect(basket.map(({ id }) => id)).toEqual([jeans.id, added.id])
      expect(linesOf({ basket })).toEqual([more.serviceDetails[1]?.id, added.serviceDetails[0]?.id])
      const next = await ordered.visitor.checkOut()
      expect(next.body.order_id_token).not.toBe(ordered.token)
      expect(next.body.payable_price).toBe(2 * ordered.amount - 790)
    },
  )

  it('[C22] leaves the basket after the reconciler’s check, and an equal update before the payment changes nothing', async () => {
    const ordered = await orderOf(await someJeans())
    const { basket } = await basketOf(ordered.visitor)
    await ordered.visitor.fill(basket)
    await environment.query('update orders set reconcile_at = now() where token = $1', [
      ordered.token,
    ])
    await pay(ordered)
    await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
    expect((await basketOf(ordered.visitor)).basket).toEqual([])
  })

  it.each(['as it was', 'in upper case'])(
    '[C22] is not restored by a tab that does not know of the payment, %s',
    async (spelling) => {
      const jeans = await someJeans()
      const ordered = await orderOf(jeans)
      await pay(ordered)
      await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
      const text = JSON.stringify([jeans, await someJeans()])
      const ids = new RegExp(jeans.serviceDetails[0]?.id ?? '', 'g')
      const sent = spelling === 'as it was' ? text : text.replace(ids, (id) => id.toUpperCase())
      const stored = await ordered.visitor.fill(JSON.parse(sent) as BasketEntry[])
      expect(stored.basket).toHaveLength(1)
      expect(linesOf(stored)).not.toContain(jeans.serviceDetails[0]?.id)
    },
  )

  it('[C22] [C44] leaves the basket for a free order and a shop’s order too, and a repeated press returns the receipt', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const atStore = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
    const free = await visitor.checkOut({ ...atStore, coupon_code: 'FREE100' })
    expect((await basketOf(visitor)).basket).toEqual([])
    expect((await visitor.checkOut({ ...atStore, coupon_code: 'FREE100' })).body).toEqual(free.body)

    const staff = await signIn(environment, 'maison')
    await staff.fill([await someJeans()])
    const inShop = {
      collection_provider: 'Onfleet',
      dropoff_provider: 'Onfleet',
      address: null,
      in_store_type: 'return_to_store',
      origin_system: 'in-store',
    } as const
    const charged = await staff.checkOut(inShop)
    expect(charged.body).toMatchObject({ client_secret: null, free_order: false })
    expect((await basketOf(staff)).basket).toEqual([])
    expect((await staff.checkOut(inShop)).body).toEqual(charged.body)
    await staff.post('/public/clear_basket')
    await staff.fill([await someJeans()])
    const gift = await staff.checkOut({ ...inShop, coupon_code: 'FREE100' })
    expect(gift.body, '[C32]').toMatchObject({ payable_price: 0, free_order: true })
  })

  it('[C22] is the basket whose price was shown, without garments added since', async () => {
    const staff = await signIn(environment, 'maison')
    const shown = await staff.fill([await someJeans()])
    const inShop = {
      collection_provider: 'Onfleet',
      dropoff_provider: 'Onfleet',
      address: null,
      in_store_type: 'return_to_store',
      origin_system: 'in-store',
    } as const
    const charged = { ...inShop, basket_version: shown.version }
    const changed = await staff.checkOut({ ...inShop, basket_version: shown.version + 1 })
    expect([changed.status, changed.body]).toEqual([
      409,
      { detail: 'Your basket has changed. Please look at it and try again.' },
    ])
    const placed = await staff.checkOut(charged)
    const added = await staff.fill([await someJeans()])
    expect((await staff.checkOut(charged)).body).toEqual(placed.body)
    expect(await basketOf(staff)).toEqual(added)
  })

  it('[C22] gets a new line when it is booked again', async () => {
    const ordered = await orderOf(await someJeans())
    await pay(ordered)
    await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
    await ordered.visitor.fill([await someJeans()])
    const again = await order(ordered.visitor)
    await pay(again)
    await expect.poll(() => statusOf(again)).toBe('awaiting_pickup')
  })
})

describe('a line that two orders have', () => {
  it('[I8] is paid once: the other payment is held and refunded with a mail, and unpaid lines stay', async () => {
    const [shared, own] = [await someJeans(), await someJeans()]
    const first = await orderOf(shared)
    const second = await orderOf(shared, own)
    await pay(first)
    await expect.poll(() => statusOf(first)).toBe('awaiting_pickup')
    expect(linesOf(await basketOf(second.visitor))).toEqual(linesOf({ basket: [own] }))

    await pay(second)
    expect(await validate(second)).toEqual({ state: 'refunded' })
    const [mail] = await environment.mailbox.mailsTo(second.email, 1)
    expect(mail?.subject).toMatch(/^We have refunded £/)
    await expect.poll(() => statusOf(second)).toBe('cancelled')
    expect((await details(second)).refund).toEqual({ amount: second.amount, is_done: true })
    expect(await validate(second)).toEqual({ state: 'refunded' })
    expect(linesOf(await basketOf(second.visitor))).toEqual(linesOf({ basket: [own] }))
    const refunds = await environment.querySandbox<{ amount: number }>(
      `select (body->>'amount')::int as amount from stripe_refunds where payment_intent = $1`,
      [second.intent],
    )
    expect(refunds).toEqual([{ amount: second.amount }])
    const { _id } = await details(second)
    const changes = await environment.query(
      'select "to", actor from order_status_changes where order_id = $1 order by id',
      [_id],
    )
    expect(changes).toEqual([
      { to: 'attention_required', actor: 'payment-provider' },
      { to: 'cancelled', actor: 'refund' },
    ])
    expect(await environment.mailbox.mailsTo(second.email, 1)).toHaveLength(1)

    const rest = await order(second.visitor)
    expect(rest.amount).toBe(first.amount)
  })

  it('[I8] is refused at checkout once it was paid, before anything is charged', async () => {
    const [shared, own] = [await someJeans(), await someJeans()]
    const copy = visit(environment.apiUrl)
    await copy.fill([shared, own])
    await pay(await orderOf(shared))
    const paid = (): Promise<unknown[]> =>
      environment.query(
        'select 1 from paid_basket_lines where line_id = $1',
        linesOf({ basket: [shared] }),
      )
    await expect.poll(paid).toHaveLength(1)
    expect(await copy.checkOut()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('paid for already') },
    })
    expect((await copy.checkOut()).status).toBe(200)
  })

  it('[I8] is paid once when five orders with it are paid concurrently', async () => {
    const shared = await someJeans()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => orderOf(shared)))
    await Promise.all(all.map(pay))
    await Promise.all(all.map(validate))
    await expect
      .poll(async () => (await Promise.all(all.map(statusOf))).toSorted())
      .toEqual(['awaiting_pickup', ...Array<string>(4).fill('cancelled')])
    const states = await Promise.all(all.map(validate))
    expect(states.filter((state) => JSON.stringify(state).includes('refunded'))).toHaveLength(4)
  })

  it('[I8] is refused by the database itself', async () => {
    const line = randomUUID()
    const insert =
      'insert into paid_basket_lines (line_id, order_id) values ($1, gen_random_uuid())'
    await environment.query(insert, [line])
    await expect(environment.query(insert, [line])).rejects.toMatchObject({ code: '23505' })
  })
})

describe('an event about a payment that no order holds', () => {
  const namedBy = (orderId: string, amount: number): object => ({
    ...{ id: `pi_${randomUUID()}`, object: 'payment_intent', status: 'succeeded', currency: 'gbp' },
    ...{ amount, amount_received: amount, metadata: { order_id: orderId } },
  })
  const isLookedUp = async (intent: string): Promise<boolean> => {
    const rows = await environment.query(
      'select 1 from payment_events where payment_intent_id = $1 and look_ups > 0 and look_up_at is null',
      [intent],
    )
    return rows.length > 0
  }

  it('[X1] changes nothing although it is signed and names an order, because the provider does not know it', async () => {
    const ordered = await orderOf(await someJeans())
    const made = namedBy((await details(ordered))._id, ordered.amount) as { id: string }
    expect(await sendEvent(made)).toBe(200)
    await expect.poll(() => isLookedUp(made.id)).toBe(true)
    expect(await statusOf(ordered)).toBe('awaiting_payment')
  })

  it('[F10] [X1] places the order when the provider confirms that it is this order’s', async () => {
    const ordered = await orderOf(await someJeans())
    const held = await environment.stripe.paymentIntents.retrieve(ordered.intent)
    await environment.query('update orders set payment_intent_id = null where token = $1', [
      ordered.token,
    ])
    await pay(ordered)
    expect(await sendEvent({ ...held, status: 'succeeded', amount_received: 1 })).toBe(200)
    await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
  })

  it.each(['paid', 'free'])(
    '[I1] [X1] [I8] refunds the payment when the order is %s',
    async (kind) => {
      const ordered = await orderOf(await someJeans())
      const { _id } = await details(ordered)
      if (kind === 'paid') await pay(ordered)
      else {
        const atStore = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
        await ordered.visitor.checkOut({ ...atStore, coupon_code: 'FREE100', email: ordered.email })
      }
      await expect.poll(() => statusOf(ordered)).not.toBe('awaiting_payment')
      const status = await statusOf(ordered)
      const second = await environment.stripe.paymentIntents.create({
        ...{ amount: ordered.amount, currency: 'gbp', metadata: { order_id: _id } },
        ...{ payment_method: 'pm_card_visa', confirm: true, return_url: 'http://localhost/' },
      })
      const refunded = (): Promise<unknown[]> =>
        environment.querySandbox('select 1 from stripe_refunds where payment_intent = $1', [
          second.id,
        ])
      await expect.poll(refunded).toHaveLength(1)
      expect(await statusOf(ordered)).toBe(status)
      const mails = await environment.mailbox.mailsTo(ordered.email, 2)
      expect(mails.map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^We have refunded £/),
      )
    },
  )
})
