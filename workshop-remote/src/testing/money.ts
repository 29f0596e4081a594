import type { PriceProposal } from '@darnley/contract/price-proposals'
import type { MoneyEvent, MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import type { Colleague } from '@darnley/contract/workshop-session'
import { minor } from '@darnley/domain/money'
import { addDays, dayAt } from '@darnley/domain/turnaround'

const ids = (last: number): string => `6e0c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

export const manager: Colleague = {
  id: ids(902),
  name: 'Maggie Thorne',
  email: 'manager@darnley.example',
  role: 'manager',
}

export const jeans = ids(501)
export const jumper = ids(502)
export const coat = ids(503)

/** Returns a line whose price is `price` pence, less 10% by the discount code. */
function aLine(id: string, price: number, change: Partial<MoneyLine> = {}): MoneyLine {
  const net = minor(price - Math.floor(price / 10))
  return {
    line_id: id,
    garment: 'Jeans',
    garment_number: 1,
    garment_description: 'dark blue',
    service: 'Shorten hem',
    booked_price: minor(price),
    price: minor(price),
    net,
    given_back: minor(0),
    refundable: net,
    ...change,
  }
}

const paid: MoneyEvent = {
  kind: 'paid',
  at: '2026-11-17T20:31:00.000Z',
  actor: 'customer',
  amount: minor(8630),
  line_id: null,
  words: null,
}

export const refunded: MoneyEvent = {
  kind: 'refund_asked',
  at: '2026-11-20T14:05:00.000Z',
  actor: 'Maggie Thorne',
  amount: minor(395),
  line_id: null,
  words: 'The courier came a day late',
}

const coatLine = {
  ...{ garment: 'Trench coat', garment_number: 3, garment_description: 'beige' },
  service: 'Shorten sleeves',
}

/** Returns the money of an order that was paid by card, whose collection was given back. */
export function someMoney(change: Partial<OrderMoney> = {}): OrderMoney {
  return {
    _id: ids(48_231),
    collection_ref: 'DN-48231',
    customer_name: 'Amara Osei',
    status: 'in_progress',
    version: 3,
    if_unanswered: 'send_back',
    lines: [
      aLine(jeans, 1800),
      aLine(jumper, 2400, {
        ...{ garment: 'Wool jumper', garment_number: 2, garment_description: 'red' },
        service: 'Darn 2 moth holes',
      }),
      aLine(coat, 3400, coatLine),
    ],
    services: minor(7600),
    discount: { code: 'STITCH10', percentage: 10, amount: minor(760) },
    extras: [
      {
        ...{ part: 'collection', provider: 'DPD', price: minor(395) },
        ...{ given_back: minor(395), refundable: minor(0) },
      },
      {
        ...{ part: 'way_back', provider: 'DPD', price: minor(395) },
        ...{ given_back: minor(0), refundable: minor(395) },
      },
      {
        ...{ part: 'express', provider: null, price: minor(1000) },
        ...{ given_back: minor(0), refundable: minor(1000) },
      },
    ],
    payments: [
      {
        ...{ id: 'pi_1', by: 'card', amount: minor(8630), at: paid.at },
        ...{ line_id: null, is_second: false },
      },
    ],
    refunds: [
      {
        ...{ id: ids(601), amount: minor(395), goodwill: minor(395), state: 'done', by: 'card' },
        ...{ cause: 'goodwill', reason: 'The courier came a day late', actor: 'Maggie Thorne' },
        parts: [{ part: 'collection', amount: minor(395) }],
        ...{ at: refunded.at, done_at: '2026-11-20T14:05:02.000Z', problem: null },
      },
    ],
    proof: {
      ...{ booked_total: minor(8630), total: minor(8630), paid: minor(8630) },
      ...{ given_back: minor(395), goodwill: minor(395), held: minor(8235), owed: minor(0) },
    },
    refundable: minor(8235),
    can_cancel: false,
    can_propose: true,
    proposals: [],
    events: [refunded, paid],
    ...change,
  }
}

/** Returns a higher price for the coat, which waits for its customer. */
export function aProposal(change: Partial<PriceProposal> = {}): PriceProposal {
  return {
    id: ids(701),
    line_id: coat,
    ...{ kind: 'more', state: 'open', ...coatLine, is_only_work: true },
    ...{ old_price: minor(3400), new_price: minor(4600), difference: minor(1200) },
    discount: { code: 'STITCH10', percentage: 10, amount: minor(120) },
    reason: 'The cuff strap is sewn through the lining.',
    ...{ proposed_by: 'Maggie Thorne', proposed_at: '2026-11-25T09:52:00.000Z' },
    answer_until: `${addDays(dayAt(new Date()), 2)}T18:00:00.000Z`,
    ...{ pays_if_agreed: minor(1080), refunded_if_agreed: minor(0) },
    ...{ refunded_if_refused: minor(3060), total_before: minor(8630) },
    ...{ total_if_agreed: minor(9710), if_unanswered: 'send_back', questions: [], closed_at: null },
    ...change,
  }
}

/** Returns the money after the coat's higher price was agreed and paid. */
export function agreedMoney(): OrderMoney {
  const before = someMoney()
  const at = '2026-11-25T10:22:00.000Z'
  return {
    ...before,
    version: 5,
    lines: before.lines.map((line) =>
      line.line_id === coat
        ? { ...line, price: minor(4600), net: minor(4140), refundable: minor(4140) }
        : line,
    ),
    services: minor(8800),
    discount: { code: 'STITCH10', percentage: 10, amount: minor(880) },
    payments: [
      ...before.payments,
      {
        ...{ id: 'pi_2', by: 'card', amount: minor(1080), at },
        ...{ line_id: coat, is_second: false },
      },
    ],
    proof: {
      ...before.proof,
      ...{ total: minor(9710), paid: minor(9710), held: minor(9315) },
    },
    refundable: minor(9315),
    proposals: [aProposal({ state: 'agreed', closed_at: at })],
  }
}

/** Returns the money of an order whose jeans could not be done, and whose refund the card refused. */
export function refusedRefund(): OrderMoney {
  const before = someMoney()
  return {
    ...before,
    lines: before.lines.map((line) =>
      line.line_id === jeans
        ? { ...line, price: minor(0), net: minor(0), refundable: minor(0) }
        : line,
    ),
    services: minor(5800),
    discount: { code: 'STITCH10', percentage: 10, amount: minor(580) },
    refunds: [
      ...before.refunds,
      {
        ...{ id: ids(602), amount: minor(1620), goodwill: minor(0), state: 'failed', by: 'card' },
        ...{ cause: 'price', reason: 'The hem could not be kept', actor: 'Maggie Thorne' },
        parts: [{ part: jeans, amount: minor(1620) }],
        ...{ at: '2026-11-24T14:05:00.000Z', done_at: null, problem: 'The card was closed' },
      },
    ],
    proof: { ...before.proof, total: minor(7010), owed: minor(-1620) },
  }
}

/** Returns the money of an order whose clothes have not set out, so that it can be cancelled. */
export function cancellable(change: Partial<OrderMoney> = {}): OrderMoney {
  return someMoney({
    ...{ status: 'awaiting_pickup', can_cancel: true, can_propose: false },
    ...change,
  })
}
