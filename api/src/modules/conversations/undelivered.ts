import type { Database, Executor } from '#src/db/database.ts'
import type { DueMail } from '#src/modules/outbox/repository.ts'
import { LETTER } from './mail.ts'
import { conversationRepository } from './repository.ts'
import { TEXT } from './text.ts'

interface Undelivered {
  /** Id of the entry of the conversation. */
  readonly entryId: number
  /** Why it did not arrive. */
  readonly words: string
}

/** Opens the conversation of a message that did not arrive, so that a colleague writes in another way. */
export async function reopenUndelivered(
  transaction: Executor,
  { entryId, words }: Undelivered,
): Promise<void> {
  const repository = conversationRepository(transaction)
  const entry = await repository.entry(entryId)
  const conversation = entry && (await repository.lock(entry.conversationId))
  if (!conversation) return
  const { id, version } = conversation
  await repository.addEntry(
    { id, version: version + 1 },
    { kind: 'undelivered', actor: 'provider', words },
  )
  await repository.change(id, { state: 'open', isUnread: true, hasMessage: false })
}

/** The same for a mail or text message that became a dead letter; what belongs to no conversation changes nothing. */
export async function reopenDeadLetter(
  db: Database,
  { template, payload }: Pick<DueMail, 'template' | 'payload'>,
  reason: string,
): Promise<void> {
  if (template !== LETTER && template !== TEXT) return
  const dead = { entryId: Number(payload['entryId']), words: reason }
  await db.transaction((transaction) => reopenUndelivered(transaction, dead))
}
