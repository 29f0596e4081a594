import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout, GuestCheckoutResponse, PaymentState } from '@darnley/contract/checkout'
import { customer } from '@darnley/testing/customer'
import type { Random } from '@darnley/testing/random'
import type { ClientLog } from '#system-tests/chaos/client-log.ts'
import { payByCard, type Card } from './card.ts'
import { type Answer, type Attempt, type Client, createClient } from './client.ts'

/** What all clients of a run share. */
export interface ChaosContext {
  readonly apis: readonly [string, ...string[]]
  readonly sandboxUrl: string
  readonly log: ClientLog
  readonly createGarment: () => BasketEntry
  /** Tokens of all orders so far, which staff will try to read. */
  readonly tokens: string[]
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
}

type Order = Answer<GuestCheckoutResponse>

/** Steps of a customer; each is repeated until it is acknowledged, and then logged. */
export interface Customer {
  readonly random: Random
  addGarments(count: number): Promise<void>
  checkOut(change?: Partial<GuestCheckout>): Promise<Order>
  pay(order: Order, card?: Card): Promise<boolean>
  /** Returns the state on the validation page, which asks again while it is pending. */
  validate(order: Order): Promise<Exclude<PaymentState, 'pending'>>
  /** Opens the thank-you page. @throws Error when it has no receipt */
  readReceipt(order: Order): Promise<void>
}

export function createCustomer(context: ChaosContext, random: Random): Customer {
  const { log } = context
  const client = createClient({ ...context, random })
  const details = customer({ email: `chaos.${crypto.randomUUID()}@example.com` })

  return {
    random,
    addGarments: (count) =>
      addToBasket(client, { log, garments: Array.from({ length: count }, context.createGarment) }),
    checkOut: async (change = {}) => {
      const order: Order = await client.post('/public/guest_checkout_v2', { ...details, ...change })
      if (order.status !== 200) return order
      const { order_id_token: token, payable_price: total, client_secret: secret } = order.body
      log.add({ type: 'order', token, total })
      if (secret === null) log.add({ type: 'paid', token })
      context.tokens.push(token)
      return order
    },
    pay: async ({ body }, card = 'pm_card_visa') =>
      body.client_secret !== null &&
      payByCard({ ...context, clientSecret: body.client_secret, card }),
    validate: async ({ body: { order_id_token: token } }) => {
      const path = `/public/validate_order_paid?order_id_token=${token}`
      for (;;) {
        const { body } = await client.get<{ state: PaymentState }>(path)
        if (body.state === 'paid') log.add({ type: 'paid', token })
        if (body.state !== 'pending') return body.state
        await sleep(200)
      }
    },
    readReceipt: async ({ body: { order_id_token: token } }) => {
      const receipt = await client.get(`/public/order_details?order_id_token=${token}`)
      if (receipt.status !== 200) throw new Error(`No receipt: ${JSON.stringify(receipt.body)}`)
    },
  }
}

/** Adds the garments that the newest version lacks, so that a stored but unacknowledged write counts. */
export async function addToBasket(
  client: Client,
  { log, garments }: { log: ClientLog; garments: readonly BasketEntry[] },
): Promise<void> {
  for (;;) {
    const { body: now } = await client.get<Basket>('/public/get_basket')
    const missing = garments.filter(({ id }) => !now.basket.some((entry) => entry.id === id))
    if (missing.length === 0) return
    const stored = await client.post<Basket>('/public/update_basket', {
      version: now.version,
      basket: [...now.basket, ...missing],
    })
    if (stored.status === 422) throw new Error(JSON.stringify(stored.body))
    if (stored.status !== 200) continue
    const { version, basket } = stored.body
    const entries = basket.map(({ id }) => id)
    log.add({ type: 'basket', id: basketIdOf(client), version, entries })
    return
  }
}

function basketIdOf({ cookies }: Client): string {
  const cookie = [...cookies].find(([name]) => name.endsWith('basket'))?.[1] ?? ''
  return createHash('sha256').update(cookie).digest('base64url')
}
