import { randomUUID } from 'node:crypto'
import { minor } from '@darnley/domain/money'
import { collectionDay } from '@darnley/domain/collection-days'
import { type Day, dayAt } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { expectedDueDay } from '#src/modules/orders/due-day.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { firstStatus } from '#src/modules/orders/rules.ts'
import { settleOrder } from '#src/modules/orders/settlement-repository.ts'
import type { Places } from '#src/modules/places/places.ts'
import { insertRedo } from './redo-repository.ts'
import type { ReportRow } from './repository.ts'
import { redoEntry } from './rules.ts'

/** The days of an order that does a garment again. */
export interface RedoDays {
  /** When the postie collects; null for another way. */
  readonly pickupDay: Day | null
  readonly dueOn: Day
}

/** Returns the days of an order of today by the ways of the first one. A postie comes on the wanted day. */
export async function redoDays(
  places: Places,
  {
    order: { collectionProvider, inStoreType },
    wantedDay,
  }: { readonly order: Order; readonly wantedDay: Day | null },
): Promise<RedoDays> {
  const inbound = { code: collectionProvider }
  const pickupDay = collectionDay(wantedDay, { today: dayAt(new Date()), inbound })
  const wanted = { collectionProvider, inStoreType, pickupDay, express: false }
  return { pickupDay, dueOn: await expectedDueDay(places, wanted) }
}

interface Wanted {
  /** Locked by the transaction. */
  readonly first: Order
  readonly report: ReportRow
  readonly days: RedoDays
  readonly numberPrefix: string
  /** staff:<id> */
  readonly actor: string
}

const FREE = minor(0)

/**
 * Makes the order that does a reported garment again, by the ways and to the address of the first one. It is settled
 * like any order of 0, so that confirmation and courier follow; the books leave it out, because nothing is sold.
 */
export async function makeRedo(
  db: Executor,
  { first, report, days, numberPrefix, actor }: Wanted,
): Promise<Order> {
  const entry = first.entries.find(({ id }) => id === report.garmentId)
  if (!entry) throw new Error('The reported garment is not in its order')
  const { storefrontId, customerName, email, phone, address, rate, ifUnanswered } = first
  const { collectionProvider, dropoffProvider, inStoreType, originSystem } = first
  const { broughtToFitting } = first
  const order = await insertRedo(db, {
    ...{ id: randomUUID(), token: makeToken(), numberPrefix, redoOf: first.id },
    ...{ storefrontId, customerName, email, phone, address, rate, ifUnanswered, originSystem },
    ...{ collectionProvider, dropoffProvider, inStoreType, broughtToFitting },
    ...{ ...days, express: false },
    // No basket has this id: nothing is taken out of one when the order is settled.
    ...{ basketId: makeToken(), basketVersion: 0 },
    entries: [redoEntry({ entry, report, makeId: randomUUID })],
    ...{ subtotal: FREE, shipping: FREE, total: FREE, intentAmount: FREE },
  })
  const settled = await settleOrder(db, { order, to: firstStatus(order), actor, isPaid: false })
  if (!settled) throw new Error('The order just made was not settled')
  return settled
}
