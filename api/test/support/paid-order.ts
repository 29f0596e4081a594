import { randomUUID } from 'node:crypto'
import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutV2 } from '@darnley/contract/checkout'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { expect } from 'vitest'
import { someJeans } from './booking.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

export interface PaidOrder {
  readonly id: string
  readonly token: string
  readonly email: string
  /** Null for an order that was paid in a shop. */
  readonly intent: string | null
  readonly entries: readonly BasketEntry[]
  readonly visitor: Visitor
}

interface Wanted {
  readonly visitor?: Visitor
  readonly garments?: number
  /** Jeans by default. */
  readonly booked?: BasketEntry[]
  readonly checkout?: Partial<GuestCheckoutV2>
}

/** Places an order of jeans, and pays it by card unless a shop has charged it. */
export async function placePaidOrder(
  environment: TestEnvironment,
  { visitor = visit(environment.apiUrl), garments = 1, checkout = {}, booked }: Wanted = {},
): Promise<PaidOrder> {
  const entries = booked ?? (await Promise.all(Array.from({ length: garments }, () => someJeans())))
  await visitor.fill(entries)
  const email = `paid.${randomUUID()}@example.com`
  const { status, body } = await visitor.checkOut({ email, ...checkout })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { order_id_token: token, client_secret: secret } = body
  const intent = secret?.split('_secret_')[0] ?? null
  if (intent) await payIntent(environment, intent)
  const settled = (): Promise<{ id: string }[]> =>
    environment.query(`select id from orders where token = $1 and status <> 'awaiting_payment'`, [
      token,
    ])
  await expect.poll(settled).toHaveLength(1)
  const [row] = await settled()
  return { id: row?.id ?? '', token, email, intent, entries, visitor }
}

export async function payIntent(environment: TestEnvironment, intent: string): Promise<void> {
  await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
}

/** Reads the money of an order as a manager does. */
export async function moneyOf(
  manager: Visitor,
  { id }: Pick<PaidOrder, 'id'>,
): Promise<OrderMoney> {
  const { status, body } = await manager.get<OrderMoney>(`/workshop/orders/${id}/money`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

type Action = 'refunds' | 'cancel' | 'proposals' | `proposals/${string}/withdraw`

/** Sends a manager's change of an order, made on its present version unless the body has another. */
export async function change<Body = OrderMoney>(
  manager: Visitor,
  { id }: Pick<PaidOrder, 'id'>,
  { action, body }: { readonly action: Action; readonly body: object },
): Promise<Answer<Body>> {
  const version = 'version' in body ? {} : { version: (await moneyOf(manager, { id })).version }
  return manager.post(`/workshop/orders/${id}/${action}`, { body: { ...version, ...body } })
}

/** Returns the amounts that the provider gave back of a payment. */
export async function refundedAtProvider(
  environment: TestEnvironment,
  intent: string | null,
): Promise<number[]> {
  const rows = await environment.querySandbox<{ amount: number }>(
    `select (body->>'amount')::int as amount from stripe_refunds where payment_intent = $1 order by 1`,
    [intent],
  )
  return rows.map(({ amount }) => amount)
}
