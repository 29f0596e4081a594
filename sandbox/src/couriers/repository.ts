import type { Queryable } from '#src/database/database.ts'

export const courierTables = `
  create table if not exists courier_orders (
    id text primary key,
    body jsonb not null,
    created_at timestamptz not null default now()
  );
`

export interface CourierOrder {
  id: string
  tracking_number: string
  courier: string
  reference: string
  service: string
  proposal_id: string | null
}

export async function saveCourierOrder(database: Queryable, order: CourierOrder): Promise<void> {
  const sql = 'insert into courier_orders (id, body) values ($1, $2) on conflict do nothing'
  await database.query(sql, [order.id, JSON.stringify(order)])
}

export async function findCourierOrder(
  database: Queryable,
  id: string,
): Promise<CourierOrder | undefined> {
  const sql = 'select body from courier_orders where id = $1'
  const { rows } = await database.query<{ body: CourierOrder }>(sql, [id])
  return rows[0]?.body
}
