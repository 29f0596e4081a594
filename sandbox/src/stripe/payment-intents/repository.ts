import type { Queryable } from '#src/database/database.ts'
import type { CardOutcome, ChargeableCard, PaymentMethod } from '../cards.ts'
import { eventColumns, type EventContext, eventRow, eventValues } from '../webhooks/repository.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { IntentEvent } from './rules.ts'

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

/** Returns intents, newest first. */
export async function findIntentsByMetadata(
  database: Queryable,
  { key, value, limit }: { key: string; value: string; limit: number },
): Promise<PaymentIntent[]> {
  const sql = `select body from stripe_payment_intents where body->'metadata'->>$1 = $2
    order by seq desc limit $3`
  const { rows } = await database.query<IntentRow>(sql, [key, value, limit])
  return rows.map(({ body }) => body)
}

/** Locks an intent, so that concurrent confirmations pay it once. */
export async function lockIntent(
  transaction: Queryable,
  id: string,
): Promise<PaymentIntent | undefined> {
  const sql = 'select body from stripe_payment_intents where id = $1 for update'
  const { rows } = await transaction.query<IntentRow>(sql, [id])
  return rows[0]?.body
}

const upsert = `insert into stripe_payment_intents (id, body) values ($1, $2)
  on conflict (id) do update set body = excluded.body`

/** Stores an intent and its event in one statement. */
export async function saveIntent(
  context: EventContext,
  { intent, event }: { intent: PaymentIntent; event?: IntentEvent | undefined },
): Promise<void> {
  const { transaction } = context
  const values = [intent.id, JSON.stringify(intent)]
  if (!event) {
    await transaction.query({ name: 'save_intent', text: upsert, values })
    return
  }
  const text = `with saved as (${upsert}) insert into stripe_events ${eventColumns} select ${eventValues(3)}`
  const row = eventRow(context, { type: event, object: intent })
  await transaction.query({ name: 'save_intent_and_event', text, values: [...values, ...row] })
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
