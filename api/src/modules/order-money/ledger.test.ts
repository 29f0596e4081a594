import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Minor, minor } from '@darnley/domain/money'
import { changeIfAgreed, netOf, refundOfFall } from '@darnley/domain/price-change'
import { effectOf } from '#src/modules/price-proposals/rules.ts'
import { type LedgerRefund, ledgerOf, type MoneyFacts } from './ledger.ts'
import {
  type Part,
  describeShares,
  goodwillIn,
  judgeRefund,
  withoutGoodwill,
} from './refund-rules.ts'

const price = fc.integer({ min: 0, max: 20_000 }).map(minor)
const pick = fc.nat(1000)

const event = fc.oneof(
  fc.record({
    type: fc.constant('price' as const),
    which: pick,
    newPrice: price,
    end: fc.constantFrom('agreed', 'refused', 'withdrawn', 'went_on', 'sent_back'),
  }),
  fc.record({ type: fc.constant('part' as const), which: pick }),
  fc.record({ type: fc.constant('amount' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('all' as const) }),
  fc.record({ type: fc.constant('fail' as const), which: pick }),
  fc.record({ type: fc.constant('cancel' as const), share: fc.integer({ min: 0, max: 100 }) }),
)
type Event = typeof event extends fc.Arbitrary<infer Each> ? Each : never

const booking = fc.record({
  prices: fc.array(price, { minLength: 1, maxLength: 5 }),
  percentage: fc.integer({ min: 0, max: 100 }),
  delivery: fc.constantFrom(0, 395, 493),
  express: fc.constantFrom(0, 1000),
})
type Booking = typeof booking extends fc.Arbitrary<infer Each> ? Each : never

function booked({ prices, percentage, delivery, express }: Booking): MoneyFacts {
  const services = prices.reduce((all: number, one) => all + one, 0)
  const discount = Math.floor((services * percentage) / 100)
  const total = services - discount + 2 * delivery + express
  return {
    lines: prices.map((each, index) => ({ id: String(index), price: each })),
    discount: minor(discount),
    extras: [
      { part: 'collection', price: minor(delivery) },
      { part: 'way_back', price: minor(delivery) },
      { part: 'express', price: minor(express) },
    ],
    changes: [],
    payments: [{ amount: minor(total) }],
    refunds: [],
    kept: null,
  }
}

/** What the customer's bank would say: plain additions of what moved, in order. */
interface Statement {
  paid: number
  returned: number
  /** What the order costs, as it was agreed with the customer. */
  price: number
  /** Given although the price stays. */
  gifts: number
  /** Refunds of a price that failed. */
  owedToCustomer: number
}

function withRefund(
  facts: MoneyFacts,
  refund: Pick<LedgerRefund, 'amount' | 'cause' | 'goodwill'> & { parts: readonly Part[] },
): MoneyFacts {
  const { amount, cause } = refund
  const shares = amount === 0 ? [] : [{ intentId: null, amount }]
  const rows = describeShares(shares, refund).map((row) => ({
    ...row,
    cause,
    state: 'done' as const,
  }))
  return { ...facts, refunds: [...facts.refunds, ...rows] }
}

function changePrice(facts: MoneyFacts, it: Extract<Event, { type: 'price' }>): MoneyFacts {
  const ledger = ledgerOf(facts)
  const line = ledger.lines[it.which % ledger.lines.length]
  if (!line || facts.kept !== null) return facts
  const kind = it.newPrice === 0 ? 'not_possible' : it.newPrice > line.price ? 'more' : 'less'
  const { percentage } = ledger
  const change = changeIfAgreed(line, { kind, newPrice: it.newPrice, percentage })
  const proposed = { kind, newPrice: it.newPrice, change, net: line.net } as const
  const effect = effectOf(proposed, it.end as Parameters<typeof effectOf>[1])
  const fall = minor(Math.max(0, -effect.change))
  const { refund, before } = refundOfFall(ledger, { line, fall })
  const changes = [...facts.changes, { lineId: line.id, ...effect }]
  const charged = minor(Math.max(0, effect.change))
  const payments = charged > 0 ? [...facts.payments, { amount: charged }] : facts.payments
  const refunds = withoutGoodwill(facts.refunds, { lineId: line.id, before })
  const parts = [{ part: line.id, amount: refund }]
  const back = { amount: refund, goodwill: minor(0), cause: 'price', parts } as const
  return withRefund({ ...facts, changes, payments, refunds }, back)
}

function giveBack(facts: MoneyFacts, it: Event): MoneyFacts {
  const ledger = ledgerOf(facts)
  const all = [...ledger.lines.map(({ id }) => id), ...ledger.extras.map(({ part }) => part)]
  const part = it.type === 'part' ? (all[it.which % all.length] ?? '') : ''
  const share = it.type === 'amount' ? it.share : 100
  const amount = Math.ceil((ledger.refundable * share) / 100)
  const judged = judgeRefund(
    ledger,
    part ? { type: 'parts', parts: [part] } : { type: 'amount', amount },
  )
  if (judged.type === 'error') return facts
  const goodwill = goodwillIn(ledger, judged.amount)
  if (facts.kept === null) return withRefund(facts, { ...judged, goodwill, cause: 'goodwill' })
  const kept = minor(facts.kept - goodwill)
  return withRefund({ ...facts, kept }, { ...judged, goodwill: minor(0), cause: 'cancellation' })
}

function cancel(facts: MoneyFacts, share: number): MoneyFacts {
  if (facts.kept !== null) return facts
  const { refundable } = ledgerOf(facts)
  const kept = minor(Math.floor((refundable * share) / 100))
  const refunds = facts.refunds.map((one) => ({ ...one, goodwill: minor(0), parts: [] }))
  const amount = minor(refundable - kept)
  const back = { amount, goodwill: minor(0), cause: 'cancellation', parts: [] } as const
  return withRefund({ ...facts, kept, refunds }, back)
}

function fail(facts: MoneyFacts, which: number): MoneyFacts {
  const at = which % facts.refunds.length
  return {
    ...facts,
    refunds: facts.refunds.map((one, index) =>
      index === at ? { ...one, state: 'failed' as const } : one,
    ),
  }
}

function happen(facts: MoneyFacts, it: Event): MoneyFacts {
  if (it.type === 'price') return changePrice(facts, it)
  if (it.type === 'fail') return facts.refunds.length > 0 ? fail(facts, it.which) : facts
  if (it.type === 'cancel') return cancel(facts, it.share)
  return giveBack(facts, it)
}

const plain = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Adds up a history without the code of the ledger. */
function statementOf({ lines, discount, extras, ...facts }: MoneyFacts): Statement {
  const sent = facts.refunds.filter(({ state }) => state !== 'failed')
  const asBooked = plain(lines.map((line) => line.price)) - discount
  const agreed = plain(facts.changes.map(({ change }) => change))
  return {
    paid: plain(facts.payments.map(({ amount }) => amount)),
    returned: plain(sent.map(({ amount }) => amount)),
    price: facts.kept ?? asBooked + plain(extras.map((one) => one.price)) + agreed,
    gifts: plain(sent.map(({ goodwill }) => goodwill)),
    owedToCustomer: facts.refunds.length - sent.length,
  }
}

describe('the money of an order', () => {
  it('[I3] [I9] adds up after any history of prices, refunds and cancellation', () => {
    fc.assert(
      fc.property(booking, fc.array(event, { maxLength: 12 }), (order, events) => {
        let facts = booked(order)
        for (const each of events) {
          facts = happen(facts, each)
          const ledger = ledgerOf(facts)
          const { paid, returned, price: cost, gifts, owedToCustomer } = statementOf(facts)
          expect(ledger).toMatchObject({ paid, givenBack: returned, total: cost, goodwill: gifts })
          expect(returned).toBeLessThanOrEqual(paid)
          expect(ledger.total - ledger.goodwill).toBe(ledger.held + ledger.owed)
          if (owedToCustomer === 0) expect(ledger.owed).toBe(0)
          else expect(ledger.owed).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('costs what was booked while nothing has changed, and each line its price less the code', () => {
    fc.assert(
      fc.property(booking, (order) => {
        const { total, bookedTotal, owed, lines } = ledgerOf(booked(order))
        expect([bookedTotal, owed]).toEqual([total, 0])
        for (const line of lines) {
          const exact = (line.price * (100 - order.percentage)) / 100
          // The percentage is read back from the discount, which is too small to tell below one pound.
          if (plain(order.prices) >= 100) expect(Math.abs(line.net - exact)).toBeLessThan(1)
        }
      }),
    )
  })

  it('reads the percentage of a code back from its discount', () => {
    const percent = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1e6 }), percent, (services, percentage) => {
        const facts = booked({
          prices: [minor(services)],
          ...{ percentage, delivery: 0, express: 0 },
        })
        expect(ledgerOf(facts).percentage).toBe(percentage)
        const net: Minor = netOf(minor(services), percentage)
        expect(ledgerOf(facts).lines[0]?.net).toBe(net)
      }),
    )
  })
})

describe('an example', () => {
  const order = booked({ prices: [1800, 2400, 3400].map(minor), ...code(10) })

  function code(percentage: number): Omit<Booking, 'prices'> {
    return { percentage, delivery: 395, express: 1000 }
  }

  it('has the rows of the order page: £97.10 = £86.30 + £10.80 after £3.95 was given back', () => {
    const collected = giveBack(order, { type: 'part', which: 3 })
    const line = ledgerOf(collected).lines[2]
    const change = changeIfAgreed(line ?? { net: minor(0) }, {
      kind: 'more',
      newPrice: minor(4600),
      percentage: 10,
    })
    expect(change).toBe(1080)
    const agreed = changePrice(collected, {
      ...{ type: 'price', which: 2, end: 'agreed', newPrice: minor(4600) },
    })
    expect(ledgerOf(agreed)).toMatchObject({
      ...{ bookedTotal: 8630, total: 9710, paid: 9710, givenBack: 395, goodwill: 395 },
      ...{ held: 9315, owed: 0, refundable: 9315 },
    })
  })

  it('gives back nothing twice for a line that is left out later', () => {
    const given = giveBack(order, { type: 'part', which: 2 })
    const leftOut = changePrice(given, {
      ...{ type: 'price', which: 2, end: 'agreed', newPrice: minor(0) },
    })
    expect(ledgerOf(leftOut)).toMatchObject({ givenBack: 3060, goodwill: 0, total: 5570, owed: 0 })
  })
})
