import { randomUUID } from 'node:crypto'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { expect } from 'vitest'
import { someJeans } from '../support/booking.ts'
import { type Answer, visit, type Visitor } from '../support/visitor.ts'
import { WEBHOOK_SECRET, type TestEnvironment } from '../support/test-environment.ts'
import type { Action, Place } from './actions.ts'
import type { Terms } from './workshop/book.ts'
import type { Staff } from './workshop/staff.ts'
import { emptyLog, type WorkshopLog } from './workshop/log.ts'

/** The state that a tab or device has seen, and uses until it receives another. */
interface Seen {
  readonly visitor: Visitor
  basket: Pick<Basket, 'version' | 'basket'>
  offer: Pick<GuestCheckoutResponse, 'order_id_token' | 'client_secret'> | null
}

interface Captured {
  readonly token: string
  /** Whose difference it pays; null for the payment of an order. */
  readonly proposal: string | null
  readonly intent: object & { readonly id: string }
}

/** One run: a browser with two tabs, another device, and all orders and captures. */
export interface Shop {
  readonly environment: TestEnvironment
  readonly staff: Staff
  readonly log: WorkshopLog
  readonly places: Readonly<Record<Place, Seen>>
  readonly tokens: string[]
  readonly captured: Captured[]
}

export function openShop(staff: Staff): Shop {
  const { environment } = staff
  const [browser, device] = [visit(environment.apiUrl), visit(environment.apiUrl)]
  const see = (visitor: Visitor): Seen => ({
    visitor,
    basket: { version: 0, basket: [] },
    offer: null,
  })
  const places = { tab: see(browser), 'other-tab': see(browser), device: see(device) }
  return { environment, staff, log: emptyLog(), places, tokens: [], captured: [] }
}

export const linesOf = (basket: readonly BasketEntry[]): string[] =>
  basket.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))

export async function observe({ visitor }: Pick<Seen, 'visitor'>): Promise<Basket> {
  return (await visitor.get<Basket>('/public/get_basket')).body
}

type Change = (entries: readonly BasketEntry[]) => BasketEntry[]

/**
 * Sends a change based on the seen state and, like the pages, again on the state of a 409; returns the sent entries.
 */
export async function write(
  seen: Seen,
  change: Change,
): Promise<{ sent: string[]; stored: string[] }> {
  for (;;) {
    const basket = change(seen.basket.basket)
    const body = { version: seen.basket.version, basket }
    const answer = await seen.visitor.post<Basket | { current: Basket }>('/public/update_basket', {
      body,
    })
    if ('current' in answer.body) seen.basket = answer.body.current
    else {
      expect(answer).toMatchObject({ status: 200 })
      seen.basket = answer.body
      return { sent: linesOf(basket), stored: linesOf(answer.body.basket) }
    }
  }
}

export async function changeOf(shop: Shop, action: Action): Promise<Change> {
  switch (action.type) {
    case 'add': {
      const garment = await someJeans()
      return (entries) => [...entries, garment]
    }
    case 'add-service':
      return (entries) =>
        entries.map((entry, index) =>
          index === action.which % entries.length ? withService(entry) : entry,
        )
    case 'remove':
      return (entries) => entries.filter((_, index) => index !== action.which % entries.length)
    case 'copy': {
      const { basket } = await observe(shop.places[action.at === 'device' ? 'tab' : 'device'])
      return (entries) => [
        ...entries,
        ...basket.filter(({ id }) => !entries.some((entry) => entry.id === id)),
      ]
    }
    case 'resend': {
      const [before] = [shop.places[action.at].basket.basket]
      return () => [...before]
    }
    default:
      throw new Error(`${action.type} changes no basket`)
  }
}

function withService(entry: BasketEntry): BasketEntry {
  const [line] = entry.serviceDetails
  const more = line && { ...line, id: randomUUID() }
  return more ? { ...entry, serviceDetails: [...entry.serviceDetails, more] } : entry
}

/** The terms of a checkout. */
export function termsOf(action: Extract<Action, { type: 'check-out' | 'check-out-free' }>): Terms {
  const isFree = action.type === 'check-out-free'
  return { isFree, ifUnanswered: !isFree && action.express ? 'send_back' : 'go_on' }
}

export async function checkOut(
  { places, tokens }: Shop,
  action: Extract<Action, { type: 'check-out' | 'check-out-free' }>,
): Promise<Answer<GuestCheckoutResponse>> {
  const place = places[action.at]
  const point = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
  const wish =
    action.type === 'check-out' ? { express: action.express } : { ...point, coupon_code: 'FREE100' }
  const { ifUnanswered: if_unanswered } = termsOf(action)
  const answer = await place.visitor.checkOut({
    ...wish,
    if_unanswered,
    email: 'model@example.com',
  })
  place.offer = answer.status === 200 ? answer.body : null
  const token = answer.body.order_id_token
  if (answer.status === 200 && !tokens.includes(token)) tokens.push(token)
  return answer
}

/** Pays the last offered order; returns null when it can no longer be paid. */
export async function pay(shop: Shop, at: Place): Promise<Captured | null> {
  const { offer } = shop.places[at]
  if (!offer?.client_secret) return null
  const { order_id_token: token, client_secret: secret } = offer
  return capture(shop, { token, secret, proposal: null })
}

/** Pays an intent by card, once; returns null when it can no longer be paid. */
export async function capture(
  { environment, captured }: Shop,
  { token, secret, proposal }: Pick<Captured, 'token' | 'proposal'> & { readonly secret: string },
): Promise<Captured | null> {
  const [id = ''] = secret.split('_secret_')
  if (captured.some(({ intent }) => intent.id === id)) return null
  const intent = await environment.stripe.paymentIntents
    .confirm(id, { payment_method: 'pm_card_visa' })
    .catch(() => null)
  if (intent?.status !== 'succeeded') return null
  const payment = { token, proposal, intent }
  captured.push(payment)
  return payment
}

/** Sends the provider's event, possibly more than once. */
export async function sendEvent({ environment }: Shop, { intent }: Captured): Promise<void> {
  const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded' }
  const payload = JSON.stringify({ ...event, data: { object: intent } })
  const secret = WEBHOOK_SECRET
  const signature = environment.stripe.webhooks.generateTestHeaderString({ payload, secret })
  const { status } = await visit(environment.apiUrl).post('/public/stripe_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  expect(status).toBe(200)
}

export async function validate({ environment }: Shop, token: string): Promise<void> {
  const path = `/public/validate_order_paid?order_id_token=${token}`
  expect((await visit(environment.apiUrl).get(path)).status).toBe(200)
}

/** Has the reconciler check an order now. It takes the order first and settles it after the provider's response. */
export async function reconcile({ environment, captured }: Shop, token: string): Promise<void> {
  const due = `update orders set reconcile_at = now() where token = $1 and status = 'awaiting_payment'`
  await environment.query(due, [token])
  const isPaid = captured.some((payment) => payment.token === token && !payment.proposal)
  const left = `select 1 from orders
    where token = $1 and status = 'awaiting_payment' and ($2 or reconcile_at <= now())`
  await expect.poll(() => environment.query(left, [token, isPaid]), { interval: 10 }).toEqual([])
}
