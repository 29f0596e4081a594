import type {
  Conversation,
  ConversationAnswer,
  ConversationChange,
} from '@darnley/contract/workshop-messages'
import type { z } from 'zod'
import type { Database, Executor } from '#src/db/database.ts'
import { notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import type { Services } from '#src/services.ts'
import { lockConversation, refusal, refuseStale } from './conflict.ts'
import { inboxColleagues } from './list-repository.ts'
import { addLetter } from './letter.ts'
import { conversationRepository } from './repository.ts'
import { stepsBetween } from './rules.ts'
import { textingOf } from './texting.ts'
import { viewConversation } from './view.ts'
import { refuseTooLong, whyNoWay } from './way.ts'

export type Answering = Pick<Services, 'db' | 'outbox' | 'config'>

export interface Wanted {
  readonly id: string
  /** The colleague who calls. */
  readonly staffId: string
}

export const actorOf = ({ staffId }: Wanted): string => `staff:${staffId}`

/** @throws HttpError 404 */
export async function readConversation(db: Executor, id: string): Promise<Conversation> {
  const found = await viewConversation(db, id)
  if (!found) throw notFound('Conversation')
  return found
}

/** Mails or texts an answer, once for each key. @throws ValidationFailed for too long a text, HttpError 404, 409 */
export async function answer(
  { db, outbox, config }: Answering,
  wanted: Wanted & z.output<typeof ConversationAnswer>,
): Promise<Conversation> {
  const { id, staffId, version, key, words, channel, state } = wanted
  await db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, id)
    const repository = conversationRepository(transaction)
    const written = await repository.writtenBy(id, key)
    if (written?.words === words) return
    if (written) {
      const detail = 'This key was used for another answer'
      throw await refusal(transaction, { id, since: version, detail })
    }
    await refuseStale(transaction, { conversation, version })
    const { email, collectionRef } = conversation
    const texting = await textingOf(transaction, conversation)
    const detail = whyNoWay({ ...texting, channel, email, config })
    if (detail !== null) throw await refusal(transaction, { id, since: version, detail })
    refuseTooLong({ channel, words, collectionRef, config })
    const entryId = await repository.addEntry(
      { id, version: version + 1 },
      { kind: 'sent', channel, actor: actorOf(wanted), words, requestKey: key },
    )
    const ownerId = conversation.ownerId ?? staffId
    await repository.change(id, { state, ownerId, isUnread: false, hasMessage: true })
    await addLetter(transaction, { entryId, conversationId: id, channel })
  })
  outbox.wake()
  return readConversation(db, id)
}

/** @throws ValidationFailed for an owner who answers no messages; HttpError 404, 409 */
export async function change(
  db: Database,
  wanted: Wanted & ConversationChange,
): Promise<Conversation> {
  const { id, version, state, owner_id: ownerId, is_claim: isClaim } = wanted
  await db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, id)
    await refuseStale(transaction, { conversation, version })
    const { kind, cameAs } = conversation
    const before = { ...conversation, isClaim: kind === 'claim' }
    const steps = stepsBetween(before, { state, ownerId, isClaim })
    if (steps.some((step) => step.kind === 'owner')) await requireColleague(transaction, ownerId)
    if (steps.length === 0) return
    const repository = conversationRepository(transaction)
    for (const step of steps)
      await repository.addEntry({ id, version: version + 1 }, { ...step, actor: actorOf(wanted) })
    const changed = { state, ownerId, kind: isClaim ? ('claim' as const) : cameAs }
    // What is done waits for no reader.
    const isRead = state === 'done' && { isUnread: false }
    await repository.change(id, { ...changed, ...isRead, hasMessage: false })
  })
  return readConversation(db, id)
}

async function requireColleague(db: Executor, ownerId: string | null): Promise<void> {
  if (ownerId === null) return
  const colleagues = await inboxColleagues(db)
  if (colleagues.some(({ id }) => id === ownerId)) return
  refuseFaults([valueFault(['body', 'owner_id'], 'Choose a colleague who answers messages')])
}
