import type { Checker, Evidence } from './checker.ts'

interface Placed {
  readonly token: string
  readonly number: string
  readonly email: string
}

/** I5: each e-mail is sent in the end, and once for each key. */
export const eachMailOnce: Checker = async (evidence) => [
  ...(await unsent(evidence)),
  ...(await miscounted(evidence)),
]

async function unsent({ api }: Evidence): Promise<string[]> {
  const { rows } = await api.query<{ key: string; error: string | null }>(
    'select key, last_error as error from outbox where sent_at is null',
  )
  return rows.map(({ key, error }) => `${key} is not sent: ${error ?? 'nobody tried'}`)
}

/** Every placed order is confirmed once, as its addressee's mailbox shows. Orders held for a person are not. */
async function miscounted({ api, mailsTo }: Evidence): Promise<string[]> {
  const { rows } = await api.query<Placed>(
    `select token, collection_ref as number, email from orders
     where status not in ('awaiting_payment', 'cancelled', 'attention_required')`,
  )
  const faults: string[] = []
  for (const { token, number, email } of rows) {
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes(token))
    const subjects = mails.map(({ subject }) => subject)
    const confirmations = subjects.filter((subject) => /^Your [^:]* order /.test(subject))
    if (confirmations.length !== 1)
      faults.push(`order ${number} has ${confirmations.length} confirmations`)
    for (const subject of new Set(subjects))
      if (subjects.indexOf(subject) !== subjects.lastIndexOf(subject))
        faults.push(`order ${number} has "${subject}" more than once`)
  }
  return faults
}
