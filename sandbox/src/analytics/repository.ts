import type { Queryable } from '#src/database/database.ts'

export const analyticsTables = `
create table if not exists beacons (
  id bigint primary key generated always as identity,
  received_at timestamptz not null default now(),
  body json not null
);
`

/** A beacon as the page sent it. */
export interface Beacon {
  readonly received_at: Date
  readonly body: unknown
}

const kept = 500

export async function saveBeacon(database: Queryable, body: unknown): Promise<void> {
  await database.query('insert into beacons (body) values ($1)', [JSON.stringify(body)])
  const forget = 'delete from beacons where id <= (select max(id) from beacons) - $1'
  await database.query(forget, [kept])
}

/** Returns the beacons, newest first. */
export async function listBeacons(database: Queryable): Promise<Beacon[]> {
  const sql = 'select received_at, body from beacons order by id desc limit 200'
  const { rows } = await database.query<Beacon>(sql)
  return rows
}
