import type { Queryable } from '#src/database/database.ts'

export const courierTables = `
  create table if not exists courier_orders (
    id text primary key,
    body jsonb not null,
    created_at timestamptz not null default now()
  );
  create table if not exists courier_tasks (
    id text primary key,
    courier text not null,
    reference text not null,
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
  collect_on?: string | null | undefined
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

/** A request to a courier in the courier's own format. */
export interface CourierTask {
  id: string
  courier: 'onfleet' | 'ship24'
  reference: string
  body: unknown
}

/** Stores a task; an existing one stays unchanged. */
export async function saveTask(database: Queryable, task: CourierTask): Promise<void> {
  const sql = `insert into courier_tasks (id, courier, reference, body) values ($1, $2, $3, $4)
    on conflict do nothing`
  await database.query(sql, [task.id, task.courier, task.reference, JSON.stringify(task.body)])
}

export async function findTask(database: Queryable, id: string): Promise<CourierTask | undefined> {
  const sql = 'select id, courier, reference, body from courier_tasks where id = $1'
  return (await database.query<CourierTask>(sql, [id])).rows[0]
}

/** Returns tasks, newest first; those of one order when its number is given. */
export async function listTasks(database: Queryable, reference?: string): Promise<CourierTask[]> {
  const sql = `select id, courier, reference, body from courier_tasks
    where $1::text is null or reference = $1 order by created_at desc, id limit 200`
  return (await database.query<CourierTask>(sql, [reference ?? null])).rows
}

/** Returns tasks whose metadata contains this, as Onfleet's search does. */
export async function tasksWith(database: Queryable, metadata: unknown): Promise<CourierTask[]> {
  const sql = `select id, courier, reference, body from courier_tasks
    where courier = 'onfleet' and body @> jsonb_build_object('metadata', $1::jsonb)`
  return (await database.query<CourierTask>(sql, [JSON.stringify(metadata)])).rows
}
