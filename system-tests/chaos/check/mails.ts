import type { Checker, Evidence } from './checker.ts'

/** I5: each e-mail is sent in the end, and once for each key. */
export const eachMailOnce: Checker = async (evidence) => [
  ...(await unsent(evidence)),
  ...(await miscounted(evidence)),
]

async function unsent({ api }: Evidence): Promise<string[]> {
  const { rows } = await api.query<{ key: string; error: string | null }>(
    'select key, last_error as error from outbox where sent_at is null',
  )
  return rows.map(({ key, error }) => `${key} is not sent: ${error ?? 'no attempt'}`)
}

/** The customer's mailbox has one confirmation of every placed order, except of those held for staff. */
async function miscounted({ api, mailsTo }: Evidence): Promise<string[]> {
  const { rows } = await api.query<{ token: string; number: string; email: string }>(
    `select token, collection_ref as number, email from orders
     where status not in ('awaiting_payment', 'cancelled', 'attention_required')`,
  )
  const faults: string[] = []
  for (const { token, number, email } of rows) {
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes(token))
    const copies = Map.groupBy(mails, ({ subject, text }) => `${subject}\n${text}`)
    const confirmations = mails.filter(({ subject }) => /^Your [^:]* order /.test(subject))
    if (confirmations.length !== 1)
      faults.push(`order ${number} has ${confirmations.length} confirmations`)
    for (const [mail, second] of copies.values())
      if (mail && second) faults.push(`order ${number} has "${mail.subject}" more than once`)
  }
  return faults
}
