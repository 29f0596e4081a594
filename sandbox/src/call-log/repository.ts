import type { Queryable } from '#src/database/database.ts'

export const callLogTables = `
create table if not exists calls (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  service text not null,
  method text not null,
  path text not null,
  status integer not null
);
`

/** A call to or from a stand-in. The path has no query, which may contain personal data. */
export interface Call {
  at: Date
  service: 'addresses' | 'couriers' | 'chat' | 'mail' | 'stripe' | 'stripe webhook' | 'texts'
  method: string
  path: string
  status: number
}

const kept = 500

export async function insertCalls(database: Queryable, calls: Call[]): Promise<void> {
  const sql = `insert into calls (at, service, method, path, status)
    select * from json_to_recordset($1)
    as call(at timestamptz, service text, method text, path text, status integer)`
  await database.query(sql, [JSON.stringify(calls)])
  const forget = 'delete from calls where id <= (select max(id) from calls) - $1'
  await database.query(forget, [kept])
}

export async function latestCalls(database: Queryable): Promise<Call[]> {
  const sql = 'select at, service, method, path, status from calls order by id desc limit 200'
  const { rows } = await database.query<Call>(sql)
  return rows
}
