import type { Queryable } from '#src/database/database.ts'

export const mailTables = `
create table if not exists mails (
  id bigint primary key generated always as identity,
  received_at timestamptz not null default now(),
  sender text not null,
  recipients text[] not null,
  raw bytea not null
);
alter table mails add column if not exists message_id text;
create unique index if not exists mails_once on mails (message_id, recipients);
alter table mails alter column raw set storage external;
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

/**
 * Stores a mail. A repeated Message-ID is dropped, as real mailboxes do: after a crash a sender cannot know whether
 * its mail was accepted, and sends it again.
 */
export async function saveMail(database: Queryable, mail: NewMail): Promise<void> {
  const text = `insert into mails (sender, recipients, raw, message_id) values ($1, $2, $3, $4)
    on conflict do nothing`
  const values = [mail.sender, mail.recipients, mail.raw, messageIdOf(mail.raw)]
  await database.query({ name: 'save_mail', text, values })
}

function messageIdOf(raw: Buffer): string | null {
  const [header = ''] = raw.toString('latin1').split('\r\n\r\n')
  return /^message-id:\s*(<[^>]+>)/im.exec(header)?.[1] ?? null
}

/** Returns mails, newest first; `to` matches whole addresses, case-insensitively. */
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
