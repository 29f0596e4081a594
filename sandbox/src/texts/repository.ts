import type { Queryable } from '#src/database/database.ts'

export const textTables = `
  create table if not exists texts (
    sid text primary key,
    sender text not null,
    receiver text not null,
    body text not null,
    direction text not null,
    status text not null,
    status_callback text,
    created_at timestamptz not null default now()
  );
`

export interface Text {
  sid: string
  sender: string
  receiver: string
  body: string
  direction: 'outbound-api' | 'inbound'
  status: string
  status_callback: string | null
  created_at: Date
}

export async function saveText(
  database: Queryable,
  { sid, sender, receiver, body, direction, status, ...rest }: Omit<Text, 'created_at'>,
): Promise<void> {
  const sql = `insert into texts (sid, sender, receiver, body, direction, status, status_callback)
    values ($1, $2, $3, $4, $5, $6, $7)`
  const values = [sid, sender, receiver, body, direction, status, rest.status_callback]
  await database.query(sql, values)
}

export async function setStatus(
  database: Queryable,
  { sid, status }: Pick<Text, 'sid' | 'status'>,
): Promise<void> {
  await database.query('update texts set status = $2 where sid = $1', [sid, status])
}

export async function findText(database: Queryable, sid: string): Promise<Text | undefined> {
  return (await database.query<Text>('select * from texts where sid = $1', [sid])).rows[0]
}

/** Returns messages to and from a phone, or of all, newest first. */
export async function listTexts(database: Queryable, phone?: string): Promise<Text[]> {
  const sql = `select * from texts where $1::text is null or receiver = $1 or sender = $1
    order by created_at desc, sid limit 200`
  return (await database.query<Text>(sql, [phone ?? null])).rows
}
