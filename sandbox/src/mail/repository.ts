import type { Queryable } from '#src/database/database.ts'

export const mailTables = `
create table if not exists mails (
  id bigint primary key generated always as identity,
  received_at timestamptz not null default now(),
  sender text not null,
  recipients text[] not null,
  raw bytea not null
);
`

export interface NewMail {
  sender: string
  recipients: string[]
  raw: Buffer
}

export interface Mail extends NewMail {
  id: string
  received_at: Date
}

export async function saveMail(database: Queryable, mail: NewMail): Promise<void> {
  const sql = 'insert into mails (sender, recipients, raw) values ($1, $2, $3)'
  await database.query(sql, [mail.sender, mail.recipients, mail.raw])
}

/** Newest first; `to` compares whole addresses without regard to case. */
export async function listMails(database: Queryable, to?: string): Promise<Mail[]> {
  const sql = `select * from mails where $1::text is null
    or exists (select from unnest(recipients) recipient where lower(recipient) = lower($1))
    order by id desc limit 200`
  const { rows } = await database.query<Mail>(sql, [to ?? null])
  return rows
}

export async function findMail(database: Queryable, id: string): Promise<Mail | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const { rows } = await database.query<Mail>('select * from mails where id = $1', [id])
  return rows[0]
}

export async function deleteMails(database: Queryable): Promise<void> {
  await database.query('delete from mails')
}
