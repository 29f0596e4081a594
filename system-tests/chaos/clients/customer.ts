import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout, GuestCheckoutResponse, PaymentState } from '@darnley/contract/checkout'
import { customer } from '@darnley/testing/customer'
import type { Notes } from '#system-tests/chaos/notes.ts'
import type { Random } from '@darnley/testing/random'
import { payByCard, type Card } from './card.ts'
import { type Answer, type Client, createClient } from './client.ts'

export interface Surroundings {
  readonly apis: readonly [string, ...string[]]
  readonly sandboxUrl: string
  readonly notes: Notes
  readonly makeGarment: () => BasketEntry
  /** Tokens of all orders that were made, which staff will try to read. */
  readonly tokens: string[]
}

/** Steps that a customer can take; each is repeated until it is acknowledged, and then noted. */
export interface Customer {
  readonly random: Random
  addGarments(count: number): Promise<void>
  checkOut(change?: Partial<GuestCheckout>): Promise<Answer<GuestCheckoutResponse>>
  pay(order: Answer<GuestCheckoutResponse>, card?: Card): Promise<boolean>
  /** What the validation page finds out; pending is asked again. */
  validate(order: Answer<GuestCheckoutResponse>): Promise<Exclude<PaymentState, 'pending'>>
  /** The thank-you page: the receipt is there. */
  thank(order: Answer<GuestCheckoutResponse>): Promise<void>
}

export function createCustomer(around: Surroundings, random: Random): Customer {
  const { notes } = around
  const client = createClient({ apis: around.apis, random })
  const details = customer({ email: `chaos.${crypto.randomUUID()}@example.com` })

  return {
    random,
    addGarments: (count) =>
      fill(client, { notes, wanted: Array.from({ length: count }, around.makeGarment) }),
    checkOut: async (change = {}) => {
      const order = await client.post<GuestCheckoutResponse>('/public/guest_checkout_v2', {
        ...details,
        ...change,
      })
      if (order.status !== 200) return order
      const { order_id_token: token, payable_price: total, client_secret: secret } = order.body
      notes.add({ type: 'order', token, total })
      if (secret === null) notes.add({ type: 'paid', token })
      around.tokens.push(token)
      return order
    },
    pay: async ({ body }, card = 'pm_card_visa') =>
      body.client_secret !== null &&
      payByCard({ ...around, clientSecret: body.client_secret, card }),
    validate: async ({ body: { order_id_token: token } }) => {
      const path = `/public/validate_order_paid?order_id_token=${token}`
      for (;;) {
        const { body } = await client.get<{ state: PaymentState }>(path)
        if (body.state === 'paid') notes.add({ type: 'paid', token })
        if (body.state !== 'pending') return body.state
        await sleep(200)
      }
    },
    thank: async ({ body: { order_id_token: token } }) => {
      const receipt = await client.get(`/public/order_details?order_id_token=${token}`)
      if (receipt.status !== 200) throw new Error(`No receipt: ${JSON.stringify(receipt.body)}`)
    },
  }
}

/** Adds what is not there yet on the newest version, so that a write that was done but not acknowledged counts. */
export async function fill(
  client: Client,
  { notes, wanted }: { notes: Notes; wanted: readonly BasketEntry[] },
): Promise<void> {
  for (;;) {
    const { body: now } = await client.get<Basket>('/public/get_basket')
    const missing = wanted.filter(({ id }) => !now.basket.some((entry) => entry.id === id))
    if (missing.length === 0) return
    const stored = await client.post<Basket>('/public/update_basket', {
      version: now.version,
      basket: [...now.basket, ...missing],
    })
    if (stored.status === 422) throw new Error(JSON.stringify(stored.body))
    if (stored.status !== 200) continue
    const { version, basket } = stored.body
    notes.add({
      type: 'basket',
      id: basketIdOf(client),
      version,
      entries: basket.map(({ id }) => id),
    })
    return
  }
}

function basketIdOf({ cookies }: Client): string {
  const cookie = [...cookies].find(([name]) => name.endsWith('basket'))?.[1] ?? ''
  return createHash('sha256').update(cookie).digest('base64url')
}
