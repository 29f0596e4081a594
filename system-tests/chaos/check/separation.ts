import type { ClientEvent } from '#system-tests/chaos/client-log.ts'
import type { Checker } from './checker.ts'

/** The storefront of each drop-off point. */
const SHOPS = { WFLondon: 'maison-vale', WFStratford: 'kirk-and-daughters' }

/** Staff are named by e-mail in the clients' log and by id in the history of an order. */
const FOREIGN_ORDERS = `
  with handled as (
    select staff, "order", 'shown to' as how
      from jsonb_to_recordset($1::jsonb) as seen (staff text, "order" text)
    union
    select split_part(split_part(actor, ':', 2), '@', 1), order_id::text, 'changed by'
      from order_status_changes where actor like 'staff:%')
  select handled.* from handled
    left join orders on orders.id::text = "order"
    left join staff on handled.staff in (staff.email, staff.id::text)
  where coalesce(staff.role, 'shop') = 'shop' and staff.storefront_id in (orders.storefront_id, $2::jsonb->>orders.collection_provider,
    $2::jsonb->>orders.dropoff_provider) is not true`

/** I7: no staff member of a shop reads or changes an order of another storefront. */
export const staffOfTheStorefront: Checker = async ({ api, events }) => {
  const { rows } = await api.query<{ staff: string; order: string; how: string }>(FOREIGN_ORDERS, [
    JSON.stringify(events.flatMap(handled)),
    JSON.stringify(SHOPS),
  ])
  return rows.map(
    ({ staff, order, how }) => `order ${order} was ${how} ${staff} of another storefront`,
  )
}

/** Returns each order that a staff member saw or moved in an event. */
function handled(event: ClientEvent): { staff: string; order: string }[] {
  if (event.type === 'moved-by-staff') return [{ staff: event.staff, order: event.order }]
  if (event.type !== 'seen-by-staff') return []
  return event.orders.map((order) => ({ staff: event.staff, order }))
}
