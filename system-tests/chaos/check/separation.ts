import type { Note } from '#system-tests/chaos/notes.ts'
import type { Checker, Evidence } from './checker.ts'

/** Which storefront's shop a drop-off point is. */
const SHOPS = { WFLondon: 'maison-vale', WFStratford: 'kirk-and-daughters' }

/** I7: no staff member reads or changes another storefront's orders. */
export const eachTheirOwn: Checker = async (evidence) => {
  const storefrontsOf = await storefronts(evidence)
  const homes = await employers(evidence)
  const seen = evidence.notes.flatMap(handled)
  const read = seen
    .filter(({ staff, order }) => !storefrontsOf.get(order)?.includes(homes.get(staff) ?? ''))
    .map(({ staff, order }) => `order ${order} was shown to ${staff} of another storefront`)
  return [...new Set([...read, ...(await changed(evidence, { storefrontsOf, homes }))])]
}

interface Handled {
  readonly staff: string
  readonly order: string
}

/** Each order that a note says a colleague saw or moved. */
function handled(note: Note): Handled[] {
  if (note.type === 'moved-by-staff') return [note]
  if (note.type !== 'seen-by-staff') return []
  return note.orders.map((order) => ({ staff: note.staff, order }))
}

type Owners = ReadonlyMap<string, readonly (string | null)[]>

async function storefronts({ api }: Evidence): Promise<Owners> {
  const { rows } = await api.query<{ id: string; owners: (string | null)[] }>(
    `select id::text, array[storefront_id, $1::jsonb->>collection_provider, $1::jsonb->>dropoff_provider]
       as owners from orders`,
    [JSON.stringify(SHOPS)],
  )
  return new Map(rows.map(({ id, owners }) => [id, owners]))
}

/** By e-mail and by id, as clients and histories name them. */
async function employers({ api }: Evidence): Promise<ReadonlyMap<string, string>> {
  const { rows } = await api.query<{ id: string; email: string; storefront: string }>(
    'select id::text, email, storefront_id as storefront from staff',
  )
  return new Map(
    rows.flatMap(({ id, email, storefront }) => [
      [id, storefront],
      [email, storefront],
    ]),
  )
}

async function changed(
  { api }: Evidence,
  { storefrontsOf, homes }: { storefrontsOf: Owners; homes: ReadonlyMap<string, string> },
): Promise<string[]> {
  const { rows } = await api.query<{ order: string; staff: string }>(
    `select order_id::text as "order", split_part(split_part(actor, ':', 2), '@', 1) as staff
     from order_status_changes where actor like 'staff:%'`,
  )
  return rows
    .filter(({ order, staff }) => !storefrontsOf.get(order)?.includes(homes.get(staff) ?? ''))
    .map(({ order, staff }) => `order ${order} was changed by ${staff} of another storefront`)
}
