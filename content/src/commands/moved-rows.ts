import type { Client } from 'pg'
import type { ApiSlug } from '#src/collections/decisions.ts'
import { slugOf } from '#src/rules/slug.ts'

/** Partners stay rows of the api, which follow the description. */
type Moved = ApiSlug | 'partners'

/** A row of the api's tables as a document. */
export interface MovedRow {
  readonly collection: Moved
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Fees had a key, all others an id. */
type FormerRow = Readonly<Record<string, unknown>> & {
  readonly id?: string
  readonly key?: string
}

/** The api's former tables, each after the ones that refer to it. */
export const formerTables = [
  'announcements',
  'courier_shifts',
  'courier_areas',
  'faq',
  'fees',
  'stores',
  'studios',
] as const

const queries: Readonly<Record<Moved, string>> = {
  faq: `select id, category, question, answer, sort_order as "sortOrder" from faq`,
  fees: `select key, name, description, sort_order as "sortOrder" from fees`,
  announcements: `select id, kind, title, message, below_version as "belowVersion",
    below_ios_build as "belowIosBuild", below_android_build as "belowAndroidBuild",
    starts_at as "startsAt", ends_at as "endsAt", sort_order as "sortOrder" from announcements`,
  'delivery-areas': `select code as id, name, postcode_areas as "postcodeAreas", sort_order as "sortOrder",
    (select coalesce(json_agg(json_build_object(
       'day', (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[weekday],
       'startsAt', starts_at, 'endsAt', ends_at) order by weekday, starts_at), '[]')
     from courier_shifts where area_code = code) as shifts from courier_areas`,
  partners: `select id, name, domain as hostname, locale, exchange_rate as "exchangeRate",
    delivery_options as "deliveryOptions", blocked_delivery_providers as "blockedProviders", address,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address, 'phone', phone,
       'openingHours', opening_hours, 'accepts', accepts, 'dropOffPoint', drop_off_point) order by name), '[]')
     from stores where storefront_id = storefronts.id) as shops from storefronts
     where coalesce(to_jsonb(storefronts) ->> 'kind', 'partner') = 'partner'`,
  studios: `select id, name, address, phone, opening_hours as "openingHours", accepts from studios`,
}

/** Fees had a key only. */
function idOf({ id, key = '' }: FormerRow): string {
  return id ?? slugOf(key)
}

/** Returns the rows of the former tables; none when they are gone. */
export async function readFormerRows(api: Client): Promise<MovedRow[]> {
  const { rows: tables } = await api.query<{ found: string | null }>(
    `select to_regclass('faq') as found`,
  )
  if (!tables[0]?.found) return []
  const moved: MovedRow[] = []
  for (const [collection, query] of Object.entries(queries) as [Moved, string][]) {
    const { rows } = await api.query<FormerRow>(query)
    moved.push(
      ...rows.map((data) => ({
        collection,
        id: idOf(data),
        data,
      })),
    )
  }
  return moved
}

export async function dropFormerTables(api: Client): Promise<void> {
  await api.query(`drop table if exists ${formerTables.join(', ')}`)
}
