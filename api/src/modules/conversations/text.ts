import { writeTextMessage } from '@darnley/domain/text-message'
import type { Executor } from '#src/db/database.ts'
import type { Sender } from '#src/modules/outbox/mail.ts'
import type { TextTemplate } from '#src/modules/outbox/worker.ts'
import { FinalFailure } from '#src/queue/worker.ts'
import { conversationRepository } from './repository.ts'
import { textingOf } from './texting.ts'

export const TEXT = 'conversation-text'

/** Returns the template; a conversation erased in the meantime sends no text message. */
export function textTemplate(
  db: Executor,
  { companyName: company }: Pick<Sender, 'companyName'>,
): TextTemplate {
  return async ({ conversationId, entryId }) => {
    if (!conversationId || !entryId) return null
    const repository = conversationRepository(db)
    const conversation = await repository.byId(conversationId)
    const entry = conversation && (await repository.entry(Number(entryId)))
    if (!conversation || !entry) return null
    const { text_number: phone, is_text_stopped: isStopped } = await textingOf(db, conversation)
    if (phone === null) throw new FinalFailure('No mobile number of this customer is known')
    if (isStopped) throw new FinalFailure('The customer has stopped text messages')
    const { collectionRef } = conversation
    const words = writeTextMessage({ company, collectionRef, words: entry.words ?? '' })
    return { phone, words, reference: entryId }
  }
}
