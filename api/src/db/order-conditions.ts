/**
 * Conditions and expressions of indexes on orders, and of the queries that use them. They contain literals: only then
 * does the planner recognise a partial index. Columns are bare, so they fit a query of one table.
 */
import { type SQL, sql } from 'drizzle-orm'
import { FITTING_CHANNEL } from '../modules/orders/fitting-channel.ts'
import {
  ARRIVED,
  closedStatuses,
  statusesOfDoneWork,
  statusesOfStages,
} from '../modules/orders/stages.ts'

const list = (statuses: readonly string[]): string =>
  statuses.map((status) => `'${status}'`).join(', ')

/** The work is not done: isWaitedFor of modules/orders/stages.ts. */
export const isWaitedFor: SQL = sql.raw(
  `status not in (${list(['awaiting_payment', ...statusesOfDoneWork])})`,
)

/** isOnDesk of modules/orders/stages.ts. */
export const isOnDesk: SQL = sql.raw(
  `status not in (${list(['awaiting_payment', ...closedStatuses])})`,
)

const { on_its_way, to_send_back, in_work } = statusesOfStages
const at = 'coalesce(held_from, status)'

/** stageOf of modules/orders/stages.ts, for orders on the desk. */
export const deskStage: SQL = sql.raw(`(case
  when ${at} in (${list(on_its_way)}) then 'on_its_way'
  when ${at} in (${list(to_send_back)}) then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when ${at} in (${list(in_work)}) then 'in_work'
  when starts_with(${at}, '${ARRIVED}') then 'arrived'
  else 'coming' end)`)

/** Orders from before due days come last. */
export const deskDay: SQL = sql.raw(`coalesce(due_on, 'infinity'::date)`)

/** How an order came to us: the shop that took it, its fitting, or the service that brings it. */
export const deskChannel: SQL = sql.raw(
  `coalesce(storefront_id, case when brought_to_fitting then '${FITTING_CHANNEL}' else collection_provider end)`,
)

/** In the house and on no table. */
export const hasNoTailor: SQL = sql`${isOnDesk} and tailor_ids = '{}' and ${deskStage} in ('arrived', 'in_work', 'with_customer')`

export const hasTailor: SQL = sql`${isOnDesk} and tailor_ids <> '{}'`
