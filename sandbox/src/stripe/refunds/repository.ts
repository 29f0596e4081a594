import type Stripe from 'stripe'
import type { Queryable } from '#src/database/database.ts'

export interface Refund extends Stripe.Refund {
  payment_intent: string
}

export async function saveRefund(transaction: Queryable, refund: Refund): Promise<void> {
  const sql = 'insert into stripe_refunds (id, payment_intent, body) values ($1, $2, $3)'
  await transaction.query(sql, [refund.id, refund.payment_intent, JSON.stringify(refund)])
}

export async function findRefund(database: Queryable, id: string): Promise<Refund | undefined> {
  const sql = 'select body from stripe_refunds where id = $1'
  const { rows } = await database.query<{ body: Refund }>(sql, [id])
  return rows[0]?.body
}

/** Returns the refunds of an intent, newest first. */
export async function refundsOfIntent(
  database: Queryable,
  { intentId, limit }: { intentId: string; limit: number },
): Promise<Refund[]> {
  const sql = `select body from stripe_refunds where payment_intent = $1
    order by (body ->> 'created')::bigint desc, id limit $2`
  const { rows } = await database.query<{ body: Refund }>(sql, [intentId, limit])
  return rows.map(({ body }) => body)
}

export async function refundedAmount(database: Queryable, intentId: string): Promise<number> {
  const sql = `select coalesce(sum((body ->> 'amount')::bigint), 0) as total
    from stripe_refunds where payment_intent = $1`
  const { rows } = await database.query<{ total: string }>(sql, [intentId])
  return Number(rows[0]?.total ?? 0)
}
