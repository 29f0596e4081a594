import type { Database } from '#src/db/database.ts'
import { letterKey } from '#src/modules/conversations/letter-key.ts'
import { conversationRepository } from '#src/modules/conversations/repository.ts'
import { reopenUndelivered } from '#src/modules/conversations/undelivered.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'

interface Told {
  /** Id of the entry of the conversation. */
  readonly entryId: number
  /** As Twilio names it. */
  readonly status: string
  readonly errorCode: string | null
}

/** Why messages do not arrive, by Twilio's most common codes. */
const REASONS: Readonly<Record<string, string>> = {
  '30003': 'the phone was switched off or out of reach',
  '30004': 'the number blocks messages',
  '30005': 'the number does not exist',
  '30006': 'the number is a landline or cannot be reached',
  '30007': 'the network took it for spam',
}

/**
 * Keeps whether a text message arrived; the first final word counts. One that did not opens its conversation again, so
 * that a colleague writes in another way.
 */
export async function keepStatus(db: Database, { entryId, ...told }: Told): Promise<void> {
  const delivery = deliveryOf(told.status)
  if (delivery === null) return
  await db.transaction(async (transaction) => {
    // Locked first, as a colleague who answers locks it.
    const repository = conversationRepository(transaction)
    const entry = await repository.entry(entryId)
    if (entry) await repository.lock(entry.conversationId)
    const outbox = createOutboxRepository(transaction)
    if (!(await outbox.markDelivery(letterKey(entryId), delivery))) return
    if (delivery === 'delivered') return
    const words = REASONS[told.errorCode ?? ''] ?? `the network said ${told.errorCode ?? 'no more'}`
    await reopenUndelivered(transaction, { entryId, words })
  })
}

function deliveryOf(status: string): 'delivered' | 'undelivered' | null {
  if (status === 'delivered') return 'delivered'
  return status === 'undelivered' || status === 'failed' ? 'undelivered' : null
}
