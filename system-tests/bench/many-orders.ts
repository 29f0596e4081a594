import type pg from 'pg'

/**
 * Adds orders until there are this many, a million of two years: half from the web, a third of those through a shop's
 * drop-off point, the others from two storefronts; 30 % are closed, and a tailor has 500 on the table. Indexes are
 * rebuilt at the end, which is ten times as fast.
 */
export async function addOrders(database: pg.Client, count: number): Promise<void> {
  const { rows } = await database.query<{ added: number }>(
    `select count(*)::int as added from orders where origin_system = 'bench'`,
  )
  const added = rows[0]?.added ?? 0
  if (added >= count) return
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'orders' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of indexes) await database.query(`drop index ${name}`)
  await database.query(INSERT, [added + 1, count])
  for (const { definition } of indexes) await database.query(definition)
  await database.query('vacuum analyze orders')
}

const FIRST = `array['Amara','Ben','Chloe','Dev','Esme','Femi','Grace','Hana','Idris','Joan','Kofi','Lena','Mo','Nia','Owen','Priya','Quinn','Rosa','Sam','Tariq']`
const LAST = `array['Osei','Patel','Jones','Okafor','Smith','Nguyen','Khan','Brown','Evans','Garcia','Hughes','Ito','Kaya','Lewis','Morris','Novak','Owusu','Price','Reid','Silva']`
const OPEN = `array['awaiting_pickup','in_transit_to_darnley','arrived_at_darnley','in_progress','in_progress','awaiting_delivery','in_transit_to_customer']`

const ENTRIES = `'[{"item":{"name":"Jeans","coverImage":null},"itemDescription":"Dark blue",
  "serviceDetails":[{"service":{"name":"Shorten hem"}},{"service":{"name":"Replace zip"}}]}]'::jsonb`

const INSERT = `
insert into orders (id, token, collection_ref, status, basket_id, basket_version, storefront_id, customer_name, email,
  phone, address, collection_provider, dropoff_provider, in_store_type, express, origin_system, entries, rate, subtotal,
  shipping, discount, express_price, total, intent_amount, created_at, paid_at, due_on,
  tailor_ids)
select gen_random_uuid(), md5(i::text) || 'benchbench1', 'BN-' || (1000000 + i),
  case when i % 10000 = 0 then 'attention_required' when i % 10 < 3 then 'finished'
    else (${OPEN})[1 + (i / 10) % 7] end,
  'bench-' || i, 1,
  case i % 4 when 0 then 'maison-vale' when 1 then 'maison-vale' when 2 then null else 'kirk-and-daughters' end,
  (${FIRST})[1 + (hashint4(i) & 65535) % 20] || ' ' || (${LAST})[1 + (i / 3) % 20], 'person' || i || '@example.com',
  '+447700900123', null,
  case when i % 4 = 2 and i % 12 = 2 then 'WFLondon' else 'RMTracked24' end, 'RMTracked24', null, i % 10 = 1, 'bench',
  ${ENTRIES}, '1', 2500, 790, 0, 0, 3290, 3290,
  now() - i * interval '63 seconds', now(), current_date + 9 - i / 1371,
  case when i % 2000 = 37 then array(select id from staff where email = 'tailor@darnley.example') else '{}' end
from generate_series($1::int, $2::int) as i`
