import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { staffNames, type StoredEvent } from './history-repository.ts'

const services: Readonly<Record<string, string>> = {
  'payment-provider': 'Card payment',
  reconciler: 'Card payment',
  refund: 'Refund',
  'courier:evermile': 'Evermile',
  'courier:onfleet': 'Onfleet',
  'courier:ship24': 'The courier',
}

/** Returns entries of a history with the names of those who made them. */
export async function nameEvents(
  db: Executor,
  { events, order }: { readonly events: readonly StoredEvent[]; readonly order: Order },
): Promise<WorkshopEvent[]> {
  const ids = events.flatMap(({ actor }) => staffIdOf(actor) ?? [])
  const names = await staffNames(db, [...new Set(ids)])
  return events.map(({ version: _version, ...event }) => ({
    ...event,
    at: event.at.toISOString(),
    actor: nameOf(event.actor, { names, customer: order.customerName }),
  }))
}

interface Names {
  readonly names: ReadonlyMap<string, string>
  readonly customer: string
}

function nameOf(actor: string, { names, customer }: Names): string {
  const staffId = staffIdOf(actor)
  if (staffId !== null) return names.get(staffId) ?? 'A former colleague'
  return actor === 'customer' ? customer : (services[actor] ?? actor)
}

/** Returns the id in `staff:<id>` or `staff:<id>@<store>`. */
export function staffIdOf(actor: string): string | null {
  return /^staff:([^@]+)/.exec(actor)?.[1] ?? null
}
