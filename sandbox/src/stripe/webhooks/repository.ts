import Stripe from 'stripe'
import type { Queryable } from '#src/database/database.ts'
import type { IntentEvent } from '../payment-intents/rules.ts'
import { stripeId, unixTime } from '../ids.ts'

/** The version that Stripe's own library is made for, and so the one of its types. */
export const apiVersion: string = Stripe.API_VERSION

/** What the stand-in tells of. */
export type StandInEvent =
  | { readonly type: IntentEvent; readonly object: Stripe.PaymentIntent }
  | { readonly type: 'charge.refunded'; readonly object: Stripe.Charge }

export interface EventContext {
  transaction: Queryable
  request: { id: string; idempotencyKey: string | null }
  webhook: Subscription
  /** Called for each event to be delivered once the transaction is committed. */
  onEvent: () => void
}

/** The webhook endpoint. */
export interface Subscription {
  delayMs: number
  /** Subscribed types; null for all. Others are only listed. */
  events: string[] | null
}

/** Columns of a new row in stripe_events. */
type EventRow = [id: string, type: string, payload: string, delayMs: number | null]

export const eventColumns = '(id, type, payload, next_attempt_at, delivered_at)'

/**
 * Returns the SQL values of an EventRow, with parameters counted from `first`. An event without a delay is not
 * delivered.
 */
export function eventValues(first: number): string {
  const [id, type, payload, delay] = [first, first + 1, first + 2, first + 3]
  return `$${id}, $${type}, $${payload},
    now() + coalesce($${delay}::integer, 0) * interval '1 millisecond',
    case when $${delay}::integer is null then now() end`
}

export async function recordEvent(context: EventContext, event: StandInEvent): Promise<void> {
  const text = `insert into stripe_events ${eventColumns} select ${eventValues(1)}`
  await context.transaction.query(text, eventRow(context, event))
}

/**
 * Returns the row of an event. The payload is stored as text because the signature covers the same bytes at every
 * attempt.
 */
export function eventRow(
  { request, webhook, onEvent }: EventContext,
  { type, object }: StandInEvent,
): EventRow {
  const isWanted = webhook.events?.includes(type) ?? true
  if (isWanted) onEvent()
  const event = {
    id: stripeId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: unixTime(),
    data: { object },
    livemode: false,
    pending_webhooks: isWanted ? 1 : 0,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  } satisfies Stripe.EventBase
  return [event.id, type, JSON.stringify(event), isWanted ? webhook.delayMs : null]
}

export interface DueEvent {
  id: string
  payload: string
  attempts: number
}

/** Claims due events for `holdMs`, after which those of a process that died become due again. */
export async function claimDueEvents(
  database: Queryable,
  { limit, holdMs }: { limit: number; holdMs: number },
): Promise<DueEvent[]> {
  const sql = `update stripe_events
    set attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
    where id in (
      select id from stripe_events where delivered_at is null and next_attempt_at <= now()
      order by seq limit $1 for update skip locked)
    returning id, payload, attempts, seq`
  const { rows } = await database.query<DueEvent & { seq: string }>(sql, [limit, holdMs])
  return rows.toSorted((one, other) => Number(one.seq) - Number(other.seq))
}

export async function markDelivered(database: Queryable, id: string): Promise<void> {
  await database.query('update stripe_events set delivered_at = now() where id = $1', [id])
}

export async function postponeEvent(
  database: Queryable,
  { id, delayMs }: { id: string; delayMs: number },
): Promise<void> {
  const sql = `update stripe_events set next_attempt_at = now() + $2 * interval '1 millisecond'
    where id = $1`
  await database.query(sql, [id, delayMs])
}

/** Makes undelivered events due, so that a restart does not wait for earlier retry delays. */
export async function makeUndeliveredDue(database: Queryable): Promise<void> {
  const sql = `update stripe_events set next_attempt_at = least(next_attempt_at, now())
    where delivered_at is null and attempts > 0`
  await database.query(sql)
}

export async function millisecondsToNextEvent(database: Queryable): Promise<number | undefined> {
  const sql = `select extract(epoch from min(next_attempt_at) - now()) * 1000 as wait
    from stripe_events where delivered_at is null`
  const { rows } = await database.query<{ wait: string | null }>(sql)
  const wait = rows[0]?.wait
  return wait == null ? undefined : Math.max(0, Number(wait))
}

export async function findEvents(
  database: Queryable,
  { id, types, limit }: { id?: string; types?: string[]; limit?: number },
): Promise<unknown[]> {
  const sql = `select payload from stripe_events
    where ($1::text is null or id = $1) and ($2::text[] is null or type = any($2))
    order by seq desc limit $3`
  const values = [id ?? null, types ?? null, limit ?? 1]
  const { rows } = await database.query<{ payload: string }>(sql, values)
  return rows.map((row): unknown => JSON.parse(row.payload))
}
