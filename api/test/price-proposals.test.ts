import { randomUUID } from 'node:crypto'
import type { OrderPrices } from '@darnley/contract/price-proposals'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import {
  change,
  moneyOf,
  type PaidOrder,
  payIntent,
  placePaidOrder,
  refundedAtProvider,
} from './support/paid-order.ts'
import {
  answerPrice,
  intentOf,
  passAnswerTime,
  propose,
  proposed,
} from './support/price-proposals.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { placesOf, type Visitor } from './support/visitor.ts'
import { checkIn, finish, workshopOrderOf } from './support/workshop.ts'

let proxy: HttpProxy
let environment: TestEnvironment
let manager: Visitor
let tailor: Visitor

beforeAll(async () => {
  proxy = await httpProxy(() => environment.sandboxUrl)
  environment = await startTestEnvironment({
    env: { SANDBOX_URL: proxy.url, RECONCILE_EVERY_MS: '200' },
  })
  manager = await signInToWorkshop(environment, 'manager')
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterEach(() => void (proxy.mode = 'works'))
afterAll(async () => {
  await environment.stop()
  proxy.stop()
})

const place = (checkout = {}): Promise<PaidOrder> => placePaidOrder(environment, { checkout })
const pricesOf = async ({ visitor, token }: PaidOrder): Promise<OrderPrices> =>
  (await visitor.get<OrderPrices>(`/public/price_proposals?order_id_token=${token}`)).body

const stateOf = async (order: PaidOrder): Promise<string | undefined> =>
  (await pricesOf(order)).proposals[0]?.state

const waits = async ({ id }: PaidOrder): Promise<boolean | undefined> => {
  const query = 'select waits_for_customer as waits from orders where id = $1'
  return (await environment.query<{ waits: boolean }>(query, [id]))[0]?.waits
}

const subjectsTo = async ({ email }: PaidOrder, count: number): Promise<string[]> =>
  (await environment.mailbox.mailsTo(email, count)).map(({ subject }) => subject)

/** Captures a payment at the provider without an event. */
const captureUnseen = (intent: string): Promise<unknown> =>
  environment.querySandbox(
    `update stripe_payment_intents set body = (body::jsonb ||
       jsonb_build_object('status', 'succeeded', 'amount_received', (body->>'amount')::int))::json
     where id = $1`,
    [intent],
  )

describe('a higher price', () => {
  it('[I10] is charged once the customer agrees, less the code, and the rows add up', async () => {
    const order = await place({ coupon_code: 'WELCOME10' })
    const before = await moneyOf(manager, order)
    const { price, net } = before.lines[0] ?? { price: 0, net: 0 }
    const proposal = await proposed(manager, order, { kind: 'more', new_price: price + 1000 })
    expect(proposal).toMatchObject({
      ...{ state: 'open', old_price: price, difference: 1000, proposed_by: 'Maggie Thorne' },
      ...{ discount: { code: 'WELCOME10', percentage: 10, amount: 100 }, pays_if_agreed: 900 },
      ...{ refunded_if_refused: net, total_if_agreed: before.proof.total + 900 },
    })
    expect(await waits(order)).toBe(true)
    expect(await subjectsTo(order, 2)).toContainEqual(
      expect.stringMatching(/^One thing needs more/),
    )
    const both = await Promise.all([
      answerPrice(order, { id: proposal.id, answer: 'agree' }),
      answerPrice(order, { id: proposal.id, answer: 'agree' }),
    ])
    const [intent = '', again] = both.map(intentOf)
    expect(again).toBe(intent)
    expect(await stateOf(order)).toBe('open')
    expect((await moneyOf(manager, order)).proof).toEqual(before.proof)
    await payIntent(environment, intent)
    await expect.poll(() => stateOf(order)).toBe('agreed')
    const money = await moneyOf(manager, order)
    const { total, paid } = before.proof
    expect(money.proof).toMatchObject({ total: total + 900, paid: paid + 900, owed: 0 })
    expect(money.lines[0]).toMatchObject({ booked_price: price, price: price + 1000 })
    expect(money.payments.map(({ amount }) => amount)).toEqual([paid, 900])
    expect(money.events.slice(0, 2).map(({ kind }) => kind)).toEqual([
      'price_agreed',
      'price_proposed',
    ])
    expect(await waits(order)).toBe(false)
    expect(await subjectsTo(order, 3)).toContainEqual(expect.stringMatching(/^You agreed/))
    const late = await answerPrice(order, { id: proposal.id, answer: 'refuse' })
    expect(late.status).toBe(409)
    expect((await answerPrice(order, { id: proposal.id, answer: 'agree' })).status).toBe(200)
  })

  it('[F12] is agreed when its webhook is lost, by the page or the reconciler', async () => {
    const order = await place()
    const proposal = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    const intent = intentOf(await answerPrice(order, { id: proposal.id, answer: 'agree' }))
    await captureUnseen(intent)
    expect(await stateOf(order)).toBe('agreed')

    const other = await place()
    const second = await proposed(manager, other, { kind: 'more', new_price: 9000 })
    const unseen = intentOf(await answerPrice(other, { id: second.id, answer: 'agree' }))
    await captureUnseen(unseen)
    await environment.query(
      'update price_proposals set next_attempt_at = now() where order_id = $1',
      [other.id],
    )
    const agreed = (): Promise<unknown[]> =>
      environment.query(`select 1 from price_proposals where order_id = $1 and state = 'agreed'`, [
        other.id,
      ])
    await expect.poll(agreed).toHaveLength(1)
  })

  it.each(['lost', 'broken', 'refused'] as const)(
    '[I1] [F13] has one charge although the provider is %s when the customer agrees',
    async (mode) => {
      const order = await place()
      const proposal = await proposed(manager, order, { kind: 'more', new_price: 9000 })
      proxy.mode = mode
      const failed = await answerPrice(order, { id: proposal.id, answer: 'agree' })
      expect(failed.status).toBe(mode === 'lost' ? 503 : 502)
      proxy.mode = 'works'
      const intent = intentOf(await answerPrice(order, { id: proposal.id, answer: 'agree' }))
      await payIntent(environment, intent)
      await expect.poll(() => stateOf(order)).toBe('agreed')
      expect(await environment.countCaptured(order.id)).toBe(2)
      expect((await moneyOf(manager, order)).proof.owed).toBe(0)
    },
  )

  it('[I2] [I3] that was withdrawn cannot be paid any more, and a capture in the same moment goes back', async () => {
    const order = await place()
    const { proof } = await moneyOf(manager, order)
    const proposal = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    const intent = intentOf(await answerPrice(order, { id: proposal.id, answer: 'agree' }))
    // Captured at the provider before the api knows.
    await captureUnseen(intent)
    const withdrawn = await change(manager, order, {
      action: `proposals/${proposal.id}/withdraw`,
      body: {},
    })
    expect(withdrawn.status).toBe(200)
    await expect
      .poll(() => refundedAtProvider(environment, intent))
      .toEqual([proposal.pays_if_agreed])
    expect(await stateOf(order)).toBe('withdrawn')
    const after = (await moneyOf(manager, order)).proof
    expect(after).toMatchObject({ total: proof.total, held: proof.held, owed: 0 })

    const next = await proposed(manager, order, { kind: 'more', new_price: 8000 })
    const open = intentOf(await answerPrice(order, { id: next.id, answer: 'agree' }))
    await change(manager, order, { action: `proposals/${next.id}/withdraw`, body: {} })
    const status = async (): Promise<string> =>
      (await environment.stripe.paymentIntents.retrieve(open)).status
    await expect.poll(status).toBe('canceled')
  })

  it('that is refused leaves the line out, and its price goes back', async () => {
    const order = await place()
    const proposal = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    for (const status of [200, 200])
      expect((await answerPrice(order, { id: proposal.id, answer: 'refuse' })).status).toBe(status)
    await expect
      .poll(() => refundedAtProvider(environment, order.intent))
      .toEqual([proposal.refunded_if_refused])
    const money = await moneyOf(manager, order)
    expect(money.lines[0]).toMatchObject({ price: 0, net: 0, refundable: 0 })
    expect(money.refunds).toMatchObject([{ cause: 'price', goodwill: 0, actor: 'customer' }])
    expect(money.proof.owed).toBe(0)
    expect(await stateOf(order)).toBe('refused')
  })
})

describe('prices of two garments that are alike', () => {
  it('[I5] are refused one by one, and each mail says which garment it is about', async () => {
    const order = await placePaidOrder(environment, { garments: 2 })
    for (const { serviceDetails } of order.entries) {
      const line = { line_id: serviceDetails[0]?.id }
      const { status } = await propose(manager, order, { kind: 'more', new_price: 9000, ...line })
      expect(status).toBe(200)
    }
    const { proposals } = await pricesOf(order)
    for (const { id } of proposals)
      expect((await answerPrice(order, { id, answer: 'refuse' })).status).toBe(200)
    const refusals = async (): Promise<string[]> => {
      const mails = await environment.mailbox.mailsTo(order.email, 0)
      return mails.filter(({ text }) => text.includes('We leave this out')).map(({ text }) => text)
    }
    await expect.poll(async () => (await refusals()).length).toBe(2)
    const garments = (await refusals()).map((text) => /garment \d of \d/.exec(text)?.[0])
    expect(garments.toSorted()).toEqual(['garment 1 of 2', 'garment 2 of 2'])
  })
})

describe('the answer for which alone an order waited', () => {
  it('lets the order go back, whose garments are done', async () => {
    const order = await place()
    const { body } = await checkIn(tailor, { id: order.id })
    const { id } = await proposed(manager, order, { kind: 'less', new_price: 100 })
    await finish({ tailor, colleague: manager }, body.order.garments[0]?.id ?? '')
    expect((await workshopOrderOf(tailor, order.id)).body.status).toBe('in_progress')
    await answerPrice(order, { id, answer: 'agree' })
    expect((await workshopOrderOf(tailor, order.id)).body.status).toBe('awaiting_delivery')
  })
})

describe('a lower price', () => {
  it('is agreed by the customer, and the difference goes back', async () => {
    const order = await place()
    const { price, net } = (await moneyOf(manager, order)).lines[0] ?? { price: 0, net: 0 }
    const less = await proposed(manager, order, { kind: 'less', new_price: price - 300 })
    expect(less).toMatchObject({ pays_if_agreed: 0, refunded_if_agreed: 300 })
    const agreed = await answerPrice(order, { id: less.id, answer: 'agree' })
    expect(agreed.body).toMatchObject({ client_secret: null, prices: { given_back: 300 } })
    const gone = await proposed(manager, order, { kind: 'not_possible' })
    const refused = await answerPrice(order, { id: gone.id, answer: 'refuse' })
    expect([refused.status, placesOf(refused)]).toEqual([422, ['body.answer']])
    await answerPrice(order, { id: gone.id, answer: 'agree' })
    await expect
      .poll(() => refundedAtProvider(environment, order.intent))
      .toEqual([300, net - 300].toSorted((one, other) => one - other))
    expect((await moneyOf(manager, order)).proof).toMatchObject({ total: 790, owed: 0 })
  })

  it('gives back nothing twice', async () => {
    const order = await place()
    const line = order.entries[0]?.serviceDetails[0]?.id ?? ''
    await change(manager, order, {
      action: 'refunds',
      body: {
        ...{ key: randomUUID(), reason: 'It cannot be done' },
        what: { type: 'parts', parts: [line] },
      },
    })
    const gone = await proposed(manager, order, { kind: 'not_possible' })
    expect(gone.refunded_if_agreed).toBe(0)
    const { body } = await answerPrice(order, { id: gone.id, answer: 'agree' })
    expect(body.prices).toMatchObject({ total: 790, given_back: gone.old_price })
    expect((await moneyOf(manager, order)).proof).toMatchObject({ goodwill: 0, owed: 0 })
  })
})

describe('no answer', () => {
  it.each([
    ['more', 'go_on', 'went_on', 0],
    ['more', 'send_back', 'sent_back', 'net'],
    ['less', 'go_on', 'went_on', 100],
    ['less', 'send_back', 'sent_back', 'net'],
    ['not_possible', 'go_on', 'sent_back', 'net'],
  ] as const)('to %s does as the customer chose: %s', async (kind, chosen, state, back) => {
    const order = await place({ if_unanswered: chosen })
    const { price, net } = (await moneyOf(manager, order)).lines[0] ?? { price: 0, net: 0 }
    const newPrice = { more: price + 100, less: price - 100, not_possible: undefined }[kind]
    const proposal = await proposed(manager, order, { kind, new_price: newPrice })
    if (kind === 'more') await answerPrice(order, { id: proposal.id, answer: 'agree' })
    await passAnswerTime(environment, order)
    await expect.poll(() => stateOf(order)).toBe(state)
    const { proof, events } = await moneyOf(manager, order)
    expect(proof).toMatchObject({ given_back: back === 'net' ? net : back, owed: 0 })
    expect(events.find(({ kind: one }) => one === `price_${state}`)?.actor).toBe('system')
    expect((await answerPrice(order, { id: proposal.id, answer: 'agree' })).status).toBe(409)
  })
})

describe('a question', () => {
  it('goes to the workshop once, and the price stays open', async () => {
    const order = await place()
    const { id } = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    const question = 'Can you leave the strap as it is?'
    await answerPrice(order, { id, answer: 'ask', question })
    const { body } = await answerPrice(order, { id, answer: 'ask', question })
    expect(body.prices.proposals[0]).toMatchObject({
      ...{ state: 'open', questions: [{ text: question }] },
    })
    const { events } = await moneyOf(manager, order)
    expect(events[0]).toMatchObject({ kind: 'price_question', words: question, actor: 'customer' })
    const empty = await answerPrice(order, { id, answer: 'ask' })
    expect([empty.status, placesOf(empty)]).toEqual([422, ['body.question']])
  })
})

describe('a proposal', () => {
  it('is refused with all its faults', async () => {
    const order = await place()
    const { price } = (await moneyOf(manager, order)).lines[0] ?? { price: 0 }
    const past = new Date(Date.now() - 1000).toISOString()
    const faults = async (body: object): Promise<string[]> =>
      placesOf(await propose(manager, order, body))
    expect(await faults({ kind: 'more', new_price: price, answer_until: past })).toEqual([
      'body.new_price',
      'body.answer_until',
    ])
    expect(await faults({ kind: 'less', new_price: price })).toEqual(['body.new_price'])
    // No card can pay less than 30 pence, so it could never be agreed to.
    expect(await faults({ kind: 'more', new_price: price + 29 })).toEqual(['body.new_price'])
    expect(await faults({ kind: 'not_possible', new_price: 1 })).toEqual(['body.new_price'])
    expect(await faults({ kind: 'more', line_id: randomUUID(), reason: '' })).toEqual(
      expect.arrayContaining(['body.reason', 'body.new_price']),
    )
    expect(await faults({ kind: 'more', new_price: 9000, line_id: randomUUID() })).toEqual([
      'body.line_id',
    ])
  })

  it('is one for a line, of an order whose work is not done, on its present version', async () => {
    const order = await place()
    const { version } = await moneyOf(manager, order)
    const body = { kind: 'more', new_price: 9000, version }
    const answers = await Promise.all([
      propose(manager, order, body),
      propose(manager, order, body),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await propose(manager, order, { kind: 'more', new_price: 9500 })).status).toBe(409)
    const done = await place()
    await environment.query(`update orders set status = 'finished' where id = $1`, [done.id])
    expect((await propose(manager, done, { kind: 'more', new_price: 9000 })).status).toBe(409)
  })

  it('is seen and answered by the holder of the order’s token alone', async () => {
    const order = await place()
    const other = await place()
    const { id } = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    expect((await answerPrice(other, { id, answer: 'refuse' })).status).toBe(404)
    expect((await pricesOf(other)).proposals).toEqual([])
  })
})
