import type { Queryable } from '#src/database/database.ts'
import type { CardOutcome, ChargeableCard, PaymentMethod } from '../cards.ts'
import type { PaymentIntent } from './payment-intent.ts'

interface IntentRow {
  body: PaymentIntent
}

export async function findIntent(
  database: Queryable,
  id: string,
): Promise<PaymentIntent | undefined> {
  const sql = 'select body from stripe_payment_intents where id = $1'
  const { rows } = await database.query<IntentRow>(sql, [id])
  return rows[0]?.body
}

/** Two confirmations at once wait here for each other: an intent is paid once. */
export async function lockIntent(
  transaction: Queryable,
  id: string,
): Promise<PaymentIntent | undefined> {
  const sql = 'select body from stripe_payment_intents where id = $1 for update'
  const { rows } = await transaction.query<IntentRow>(sql, [id])
  return rows[0]?.body
}

export async function saveIntent(transaction: Queryable, intent: PaymentIntent): Promise<void> {
  const sql = `insert into stripe_payment_intents (id, body) values ($1, $2)
    on conflict (id) do update set body = excluded.body`
  await transaction.query(sql, [intent.id, JSON.stringify(intent)])
}

export async function saveCard(transaction: Queryable, card: ChargeableCard): Promise<void> {
  const sql = 'insert into stripe_payment_methods (id, outcome, body) values ($1, $2, $3)'
  await transaction.query(sql, [card.method.id, card.outcome, JSON.stringify(card.method)])
}

export async function findCard(
  transaction: Queryable,
  id: string,
): Promise<ChargeableCard | undefined> {
  const sql = 'select outcome, body as method from stripe_payment_methods where id = $1'
  const { rows } = await transaction.query<{ outcome: CardOutcome; method: PaymentMethod }>(sql, [
    id,
  ])
  return rows[0]
}
