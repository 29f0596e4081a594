import { linePrice } from '@darnley/domain/pricing'
import { expect } from 'vitest'
import { someJeans } from '../support/booking.ts'
import type { Action, Place } from './actions.ts'
import { finish } from './finish.ts'
import * as model from './model.ts'
import {
  changeOf,
  checkOut,
  linesOf,
  observe,
  openShop,
  pay,
  reconcile,
  sendEvent,
  termsOf,
  validate,
  write,
  type Shop,
} from './shop.ts'
import { isOfWorkshop } from './workshop/actions.ts'
import type { Staff } from './workshop/staff.ts'
import { learnOfDifference, takeAtWorkshop } from './workshop/take.ts'

interface Run {
  readonly shop: Shop
  readonly model: model.Model
  readonly baskets: Readonly<Record<Place, model.ModelBasket>>
  readonly orders: Map<string, model.ModelOrder>
}

/** Runs the actions one by one and compares the API with the model after each. */
export async function runAgainstModel(staff: Staff, actions: readonly Action[]): Promise<void> {
  const [browser, device] = [model.emptyBasket(), model.emptyBasket()]
  const baskets = { tab: browser, 'other-tab': browser, device }
  const run: Run = {
    shop: openShop(staff),
    model: model.emptyModel(),
    baskets,
    orders: new Map(),
  }
  for (const action of actions) {
    await take(run, action)
    for (const at of ['tab', 'device'] as const) {
      const { basket } = await observe(run.shop.places[at])
      expect(linesOf(basket), `${at} after ${action.type}`).toEqual(
        model.visible(run.model, baskets[at]),
      )
    }
  }
  const states = await finish(run.shop)
  for (const order of run.model.orders) if (order.isCaptured) model.settle(run.model, order)
  for (const [token, { state, desk }] of run.orders)
    expect(nameOf(states.get(token))).toBe(desk?.book.isCancelled ? 'refunded' : state)
}

function nameOf(status = ''): string {
  if (status === 'awaiting_payment') return 'unpaid'
  return status === 'cancelled' ? 'refunded' : 'placed'
}

async function take(run: Run, action: Action): Promise<void> {
  const { shop } = run
  if (isOfWorkshop(action)) return takeAtWorkshop(run, action)
  switch (action.type) {
    case 'observe':
      shop.places[action.at].basket = await observe(shop.places[action.at])
      return
    case 'clear':
      return clear(run, action.at)
    case 'check-out':
    case 'check-out-free':
      return order(run, action)
    case 'pay': {
      const payment = await pay(shop, action.at)
      const paid = payment && run.orders.get(payment.token)
      if (paid) paid.isCaptured = true
      return
    }
    case 'send-event':
    case 'validate':
    case 'reconcile':
      return learn(run, action)
    default:
      return change(run, action)
  }
}

async function clear({ shop, ...run }: Run, at: Place): Promise<void> {
  await shop.places[at].visitor.post('/public/clear_basket')
  const basket = run.baskets[at]
  if (model.visible(run.model, basket).length > 0) model.store(run.model, { basket, lines: [] })
}

async function change(run: Run, action: Extract<Action, { at: Place }>): Promise<void> {
  const { sent, stored } = await write(run.shop.places[action.at], await changeOf(run.shop, action))
  const basket = run.baskets[action.at]
  model.store(run.model, { basket, lines: sent })
  expect(stored).toEqual(basket.lines)
}

async function order(
  run: Run,
  action: Extract<Action, { type: 'check-out' | 'check-out-free' }>,
): Promise<void> {
  const basket = run.baskets[action.at]
  const terms = termsOf(action)
  const expected = model.checkOut(run.model, { basket, ...terms })
  const { status, body } = await checkOut(run.shop, action)
  expect({ status, body }).toMatchObject({ status: expected.type === 'refused' ? 409 : 200 })
  if (expected.type === 'refused') return
  const token = body.order_id_token
  expect(run.orders.get(token) ?? expected.order).toBe(expected.order)
  run.orders.set(token, expected.order)
  expect(body.client_secret !== null).toBe(expected.type === 'to-pay')
  if (terms.isFree || terms.ifUnanswered === 'send_back' || expected.type !== 'to-pay') return
  const [line] = (await someJeans()).serviceDetails
  expect(body.payable_price).toBe(expected.order.lines.length * (line ? linePrice(line) : 0) + 790)
}

async function learn(
  { shop, ...run }: Run,
  { type, which }: Extract<Action, { type: 'send-event' | 'validate' | 'reconcile' }>,
): Promise<void> {
  const payment = shop.captured[which % shop.captured.length]
  const token = type === 'send-event' ? payment?.token : shop.tokens[which % shop.tokens.length]
  if (!token) return
  if (payment && type === 'send-event') await sendEvent(shop, payment)
  if (type === 'validate') await validate(shop, token)
  if (type === 'reconcile') await reconcile(shop, token)
  const order = run.orders.get(token)
  if (order && payment?.proposal && type === 'send-event')
    return learnOfDifference(order, payment.proposal)
  if (order?.isCaptured) model.settle(run.model, order)
}
