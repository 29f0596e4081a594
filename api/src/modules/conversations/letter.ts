import type { LetterChannel } from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { letterKey } from './letter-key.ts'
import { LETTER } from './mail.ts'
import { TEXT } from './text.ts'

interface Letter {
  readonly entryId: number
  readonly conversationId: string
  readonly channel: LetterChannel
}

/** Queues the mail or text message of an entry in the transaction that writes it. */
export function addLetter(
  db: Executor,
  { entryId, conversationId, channel }: Letter,
): Promise<void> {
  return createOutboxRepository(db).add({
    key: letterKey(entryId),
    notificationType: 'something_else',
    template: channel === 'sms' ? TEXT : LETTER,
    payload: { conversationId, entryId: String(entryId) },
  })
}
